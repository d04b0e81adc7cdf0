// Tokens, fonts and ground rules are the entry's alone, whose styles come first in every page. Code that comes later brings the styles
// that it shares with others once more, and with these the whole page would be laid out anew.
import "@tread/design-system/theme/global";
import "@tread/design-system/theme/btq";

import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { Provider } from "react-redux";
import { RouterContextProvider } from "react-router";
import { HydratedRouter } from "react-router/dom";
import type { InputOf } from "#contract/calls.ts";
import type { AntiBotAction } from "#domain/anti-bot/assessment.ts";
import { countries } from "#domain/country/country.ts";
import { workerAddress } from "./features/offline/worker-address.ts";
import { callOverHttp } from "./platform/api/call-over-http.ts";
import { hearShopTime } from "./platform/api/shop-clock.ts";
import { noteFailedImports } from "./platform/hydration/failed-imports.ts";
import { allowOwnMarkup } from "./platform/hydration/trusted-types.ts";
import type { AppState } from "./platform/store/app-state.ts";
import { storeContext } from "./platform/store/loader-contexts.ts";
import { stateScriptId } from "./platform/store/state-script.tsx";
import { createStore } from "./shell/create-store.ts";

const state: Partial<AppState> = JSON.parse(document.getElementById(stateScriptId)?.textContent || "{}");
const { country = "nz", thirdParties = {}, antiBot, hostedSearch, renderedAt = Number.NaN } = state.shop ?? {};
hearShopTime(renderedAt);
const askToken =
  antiBot && (async (action: AntiBotAction) => (await import("./platform/anti-bot/ask-token.ts")).askToken(antiBot, action));
const { baseUrl } = countries[country];
const askSearch =
  hostedSearch &&
  (async (input: InputOf<"search.queries">) =>
    (await import("./platform/api/ask-hosted-search.ts")).askHostedSearch(hostedSearch, callOverHttp(baseUrl), input));
const store = createStore({ call: callOverHttp(baseUrl, askToken, askSearch) }, state);

const outside: { script: string }[] = [...Object.values(thirdParties), ...(antiBot ? [antiBot] : [])];
allowOwnMarkup([...outside.map(({ script }) => script), workerAddress(baseUrl)]);
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
