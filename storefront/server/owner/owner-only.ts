import type { FastifyInstance } from "fastify";
import { ApiError } from "../api-error.ts";
import { isSameText } from "../security/is-same-text.ts";

/**
 * Answers nothing in this scope without the owner's token, and has nothing of it kept anywhere.
 * @param token what is shown as `Authorization: Bearer <token>`
 * @throws ApiError Unauthorised
 */
export function letOwnerIn(scope: FastifyInstance, token: string): void {
  const expected = `Bearer ${token}`;
  scope.addHook("onRequest", async (request, reply) => {
    reply.header("cache-control", "no-store");
    if (!isSameText(request.headers.authorization ?? "", expected))
      throw new ApiError(401, "Unauthorised", "This is the owner's: send the token that the shop wrote into its data folder.");
  });
}
