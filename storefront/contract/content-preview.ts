import { z } from "zod";
import { defineCall } from "./call.ts";
import { block } from "./content.ts";

/** Blocks that the content builder wants to see, checked and handed back to be drawn (CONT-03). */
export const contentPreview = defineCall({
  name: "content.preview",
  summary: "Checks the content builder's token and the blocks it posts, for its preview page.",
  method: "POST",
  path: "/content/preview",
  body: z.object({
    /** Signed by the builder; a JSON Web Token (RFC 7519) that expires. */
    token: z.string().max(2_048),
    blocks: z.array(block).max(100),
  }),
  response: z.object({ blocks: z.array(block) }),
  errors: { NotFound: 404 },
  bodyLimit: 1_048_576,
  rateLimit: 120,
});
