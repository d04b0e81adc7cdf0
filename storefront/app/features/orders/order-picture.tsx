import { Picture } from "@tread/design-system/picture";
import type { Order } from "./orders-api.ts";

export interface OrderPictureProps {
  item: Pick<Order["items"][number], "image">;
  /** Width in pixels. */
  width: 48 | 64 | 72;
}

/** What was ordered, small. The words beside it say what it is. */
export function OrderPicture({ item, width }: OrderPictureProps) {
  return <Picture src={item.image} alt="" width={800} height={1200} widths={[80, 160]} sizes={`${width}px`} fit="cover" />;
}
