import type { Plugin } from "vite";
import { ownFolders } from "../../tests/visual/folders.ts";
import { visualReviewEndpoints } from "./endpoints.ts";

/** Lets the development Storybook serve the last visual review, and take acceptances. */
export function visualReview(): Plugin {
  return {
    name: "visual-review",
    apply: "serve",
    configureServer(server) {
      const answer = visualReviewEndpoints(ownFolders);
      server.middlewares.use("/visual-review", (request, response) => void answer(request, response));
    },
  };
}
