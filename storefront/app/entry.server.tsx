import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import { Provider } from "react-redux";
import { type EntryContext, RouterContextProvider, ServerRouter } from "react-router";
import type { RenderRequest } from "#contract/rendering.ts";
import { FilesOfPart } from "./hydration/files-of-part.ts";
import { gatheredStream } from "./hydration/gathered-stream.server.ts";
import { Nonce } from "./hydration/own-script.tsx";
import { filesOf } from "./hydration/part-files.server.ts";
import { createStore } from "./store/create-store.ts";
import { renderContext } from "./store/render-context.ts";
import { serialiseState } from "./store/serialise-state.ts";
import { SerialisedState } from "./store/state-script.tsx";
import { storeContext } from "./store/store-context.ts";

/** Milliseconds after which what is still unrendered is given up. */
export const streamTimeout = 5_000;

/** The server calls this once a request; what it returns is handed to loaders and to the renderer. */
export function createLoadContext(request: RenderRequest): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(renderContext, request);
  context.set(
    storeContext,
    createStore(
      { call: request.call },
      { shop: { country: request.country, origin: request.origin, renderedAt: request.now.getTime() } },
    ),
  );
  return context;
}

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> | Response {
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const { nonce, crawler } = context.get(renderContext);
  // They learn what they need from the status; the server adds a page of a few words.
  if (crawler && routerContext.staticHandlerContext.errors) return new Response(null, { status, headers });
  const store = context.get(storeContext);
  const userAgent = request.headers.get("user-agent");
  return new Promise((resolve, reject) => {
    let shellSent = false;
    const timeout = setTimeout(() => abort(), streamTimeout + 1_000);
    const respond = () => {
      shellSent = true;
      headers.set("content-type", "text/html; charset=utf-8");
      const { body, sink } = gatheredStream(() => clearTimeout(timeout));
      resolve(new Response(body, { status, headers }));
      pipe(sink);
    };
    const { pipe, abort } = renderToPipeableStream(
      <Provider store={store}>
        <SerialisedState value={() => serialiseState(store.getState())}>
          <FilesOfPart value={filesOf}>
            <Nonce value={nonce}>
              <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
            </Nonce>
          </FilesOfPart>
        </SerialisedState>
      </Provider>,
      {
        nonce,
        // Pages are read without scripts too, so no part may wait behind one for being large.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        [userAgent && isbot(userAgent) ? "onAllReady" : "onShellReady"]: respond,
        onShellError(error) {
          clearTimeout(timeout);
          reject(error);
        },
        onError(error) {
          status = 500;
          if (shellSent) console.error(error);
        },
      },
    );
  });
}
