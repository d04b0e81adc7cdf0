import { Wrap } from "@tread/design-system/layout";
import { lazy, Suspense } from "react";
import { EmptyCart, type EmptyCartProps } from "./empty-cart.tsx";

const Popular = lazy(() => import("../catalogue/popular.tsx"));

/** The cart's page when there is nothing in it. */
export default function EmptyCartPage({ emptiedHere }: Pick<EmptyCartProps, "emptiedHere">) {
  return (
    <>
      <Wrap>
        <EmptyCart level={1} size="xl" emptiedHere={emptiedHere} />
      </Wrap>
      <Suspense>
        <Popular headline={{ shout: "Start", aside: "somewhere" }} />
      </Suspense>
    </>
  );
}
