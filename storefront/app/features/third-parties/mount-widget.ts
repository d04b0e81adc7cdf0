import type { ThirdParties, WidgetName } from "#domain/third-parties/third-parties.ts";
import { whenTouched } from "../../platform/hydration/when-touched.ts";
import { loadScript } from "../../platform/third-parties/load-script.ts";
import { queueOf } from "./vendors.ts";

/** What a widget is shown for. */
export interface WidgetSubject {
  readonly path: string;
  readonly productId: string | undefined;
}

function tell(services: ThirdParties, name: WidgetName, element: Element, { path, productId }: WidgetSubject): void {
  if (name === "sizeFit") queueOf("sizeFitQueue").push(["mount", element, { productId: productId ?? "" }]);
  else if (name === "video") queueOf("videoQueue").push(["mount", element, { path }]);
  else if (name === "styling")
    queueOf("stylingQueue").push(["mount", element, { path, maxOutfits: services.styling?.maxOutfits ?? 0 }]);
  else
    queueOf("outfitsQueue").push(["mount", element, { path, min: services.outfits?.min ?? 0, max: services.outfits?.max ?? 0 }]);
}

/**
 * Has a vendor's widget drawn in an element, once the shopper has touched the page.
 * @throws ScriptFailed when its script does not come
 */
export async function mountWidget(
  services: ThirdParties,
  name: WidgetName,
  element: Element,
  subject: WidgetSubject,
): Promise<void> {
  const script = services[name]?.script;
  if (!script) return;
  await new Promise<void>((resolve) => whenTouched(resolve));
  await loadScript(script);
  tell(services, name, element, subject);
}
