import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { Provider } from "react-redux";
import { HydratedRouter } from "react-router/dom";
import { countries } from "#domain/country/country.ts";
import { callOverHttp } from "./api/call-over-http.ts";
import { ProductPage } from "./features/catalogue/product-page.part.ts";
import { watchFirstUse } from "./hydration/first-use.ts";
import { keepPendingPress } from "./hydration/pending-press.ts";
import { allowOwnMarkup } from "./hydration/trusted-types.ts";
import { setBrowserStore } from "./store/browser-store.ts";
import { createStore, type RootState } from "./store/create-store.ts";
import { stateScriptId } from "./store/state-script.tsx";

const state: Partial<RootState> = JSON.parse(document.getElementById(stateScriptId)?.textContent || "{}");
const store = setBrowserStore(createStore({ call: callOverHttp(countries[state.shop?.country ?? "nz"].baseUrl) }, state));

allowOwnMarkup();
watchFirstUse(keepPendingPress(), (link) => link.pathname.includes("/products/") && ProductPage.preload());
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Provider store={store} serverState={store.getState()}>
        <HydratedRouter />
      </Provider>
    </StrictMode>,
  );
});
