import { expect, test, vi } from "vitest";
import type { CallFunction } from "#contract/rendering.ts";
import { hearShopTime } from "../../platform/api/shop-clock.ts";
import { mapStorage, shopperStore } from "../checkout/checkout.fixture.ts";
import { sessionOpened } from "../session/session-slice.ts";
import { addWish } from "./wishlist-actions.ts";

test("WISH-02 what is saved on a device whose clock is a day behind is dated by the shop's, and so comes first", async () => {
  vi.stubGlobal("localStorage", mapStorage());
  vi.stubGlobal("document", { cookie: "" });
  const store = shopperStore((() => Promise.reject({ status: 0 })) as unknown as CallFunction);
  store.dispatch(sessionOpened({ username: "mere" }));
  const shopTime = Date.now() + 86_400_000;
  hearShopTime(shopTime);
  await store.dispatch(addWish({ productId: "104201", name: "Court Low", colourName: "Harbour", price: 18_000 }));
  const [wish] = Object.values(store.getState().accountState.current?.wishlist.items ?? {});
  expect(wish?.createdAt).toBeGreaterThanOrEqual(shopTime);
  expect(wish?.createdAt).toSatisfy(Number.isSafeInteger);
});
