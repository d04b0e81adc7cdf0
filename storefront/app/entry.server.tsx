import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import { Provider } from "react-redux";
import { type EntryContext, RouterContextProvider, ServerRouter } from "react-router";
import type { RenderRequest } from "#contract/rendering.ts";
import { countries } from "#domain/country/country.ts";
import { calendarIn } from "#domain/time/calendar.ts";
import { linkHeader } from "./platform/head/link-header.ts";
import { Nonce } from "./platform/hydration/own-script.tsx";
import { renderContext, signedInContext, storeContext } from "./platform/store/loader-contexts.ts";
import { RequestData } from "./platform/store/request-data.tsx";
import { serialiseState } from "./platform/store/serialise-state.ts";
import { SerialisedState } from "./platform/store/state-script.tsx";
import { createStore } from "./shell/create-store.ts";

/** Milliseconds after which what is still unrendered is given up. */
export const streamTimeout = 5_000;

/** The server calls this once a request; what it returns is handed to loaders and to the renderer. */
export function createLoadContext(request: RenderRequest): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(renderContext, request);
  context.set(signedInContext, request.signedIn);
  context.set(
    storeContext,
    createStore(
      { call: request.call },
      {
        shop: {
          country: request.country,
          origin: request.origin,
          renderedAt: request.now.getTime(),
          year: calendarIn(countries[request.country].timeZone, request.now.getTime()).year,
          ...(request.pictures && { pictures: request.pictures }),
          ...(request.hostedPayments && { hostedPayments: request.hostedPayments }),
          ...(request.instalments && { instalments: request.instalments }),
          ...(request.thirdParties && { thirdParties: request.thirdParties }),
          ...(request.antiBot && { antiBot: request.antiBot }),
          ...(request.asksConsent && { asksConsent: true }),
          ...(request.hostedSearch && { hostedSearch: request.hostedSearch }),
          ...(request.hasWorker && { hasWorker: true }),
        },
      },
    ),
  );
  return context;
}

/**
 * Renders a document whole. Loaders have everything a page shows, so that streaming would only cost: pages are kept in the
 * page cache, their policy needs all of their scripts, and an error may still set the status.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> | Response {
  const { nonce, crawler, geoCountry } = context.get(renderContext);
  // They learn what they need from the status; the server adds a page of a few words.
  if (crawler && routerContext.staticHandlerContext.errors) return new Response(null, { status, headers });
  const store = context.get(storeContext);
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    const document = new Writable({
      write(piece: Buffer, _encoding, done) {
        pieces.push(piece);
        done();
      },
      final(done) {
        headers.set("content-type", "text/html; charset=utf-8");
        headers.set("link", linkHeader(routerContext));
        resolve(new Response(Buffer.concat(pieces), { status, headers }));
        done();
      },
    });
    const timeout = setTimeout(() => abort(), streamTimeout + 1_000);
    const { pipe, abort } = renderToPipeableStream(
      <Provider store={store}>
        <SerialisedState value={() => serialiseState(store.getState())}>
          <RequestData value={JSON.stringify({ country: geoCountry })}>
            <Nonce value={nonce}>
              <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
            </Nonce>
          </RequestData>
        </SerialisedState>
      </Provider>,
      {
        nonce,
        // Pages are read without scripts too, so no boundary may be filled by one for being large.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(timeout);
          pipe(document);
        },
        onShellError(error) {
          clearTimeout(timeout);
          reject(error);
        },
        onError() {
          status = 500;
        },
      },
    );
  });
}
