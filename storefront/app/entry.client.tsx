import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { Provider } from "react-redux";
import { RouterContextProvider } from "react-router";
import { HydratedRouter } from "react-router/dom";
import { countries } from "#domain/country/country.ts";
import { callOverHttp } from "./platform/api/call-over-http.ts";
import { noteFailedImports } from "./platform/hydration/failed-imports.ts";
import { allowOwnMarkup } from "./platform/hydration/trusted-types.ts";
import type { AppState } from "./platform/store/app-state.ts";
import { stateScriptId } from "./platform/store/state-script.tsx";
import { storeContext } from "./platform/store/store-context.ts";
import { createStore } from "./shell/create-store.ts";

const state: Partial<AppState> = JSON.parse(document.getElementById(stateScriptId)?.textContent || "{}");
const store = createStore({ call: callOverHttp(countries[state.shop?.country ?? "nz"].baseUrl) }, state);

allowOwnMarkup(Object.values(state.shop?.thirdParties ?? {}).map(({ script }: { script: string }) => script));
noteFailedImports();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Provider store={store} serverState={store.getState()}>
        <HydratedRouter getContext={() => new RouterContextProvider(new Map([[storeContext, store]]))} />
      </Provider>
    </StrictMode>,
  );
});
