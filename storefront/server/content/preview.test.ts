import { SignJWT, UnsecuredJWT } from "jose";
import { expect, test } from "vitest";
import type { Block } from "#contract/content.ts";
import { createPreview, longestPreview, previewAudience } from "./preview.ts";

const secret = "a secret that only the builder knows";
const now = new Date("2026-11-20T00:00:00Z");
const seconds = now.getTime() / 1000;
const blocks: Block[] = [{ type: "quote", text: "Nearly all of it." }];
const context = { country: "nz", requestId: "test", clientAddress: "" } as const;

function token({
  key = secret,
  audience = previewAudience("nz"),
  issued = seconds,
  expires = seconds + 600,
  alg = "HS256",
} = {}) {
  return new SignJWT()
    .setProtectedHeader({ alg })
    .setAudience(audience)
    .setIssuedAt(issued)
    .setExpirationTime(expires)
    .sign(new TextEncoder().encode(key));
}

const preview = async (given: string, configured: string | undefined = secret) =>
  createPreview({ secret: configured, now: () => now.getTime() })["content.preview"](
    { params: undefined, query: undefined, body: { token: given, blocks } },
    context,
  );

test("CONT-03 blocks are shown to who has a token that the builder signed", async () => {
  expect(await preview(await token())).toEqual({ blocks });
});

test.each<[string, () => Promise<string> | string]>([
  ["no token", () => ""],
  ["words", () => "let.me.in"],
  ["a token signed with another secret", () => token({ key: "a secret that somebody has guessed" })],
  ["an expired token", () => token({ issued: seconds - 1200, expires: seconds - 1 })],
  ["a token of the other country", () => token({ audience: previewAudience("au") })],
  ["a token for something else", () => token({ audience: "nz order" })],
  [
    "a token signed long ago that hardly ever expires",
    () => token({ issued: seconds - longestPreview - 1, expires: seconds * 2 }),
  ],
  ["a token from the future", () => token({ issued: seconds + 3600, expires: seconds + 7200 })],
  ["a token of another algorithm", () => token({ alg: "HS512" })],
  [
    "a token without a signature",
    () =>
      new UnsecuredJWT()
        .setAudience(previewAudience("nz"))
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + 600)
        .encode(),
  ],
  [
    "a token that never expires",
    () =>
      new SignJWT()
        .setProtectedHeader({ alg: "HS256" })
        .setAudience(previewAudience("nz"))
        .setIssuedAt(seconds)
        .sign(new TextEncoder().encode(secret)),
  ],
])("CONT-03 nothing is there for %s", async (_, given) => {
  await expect(preview(await given())).rejects.toMatchObject({ status: 404, code: "NotFound" });
});

test("CONT-03 where no builder is configured nothing is there for anybody", async () => {
  const signed = await token();
  const call = createPreview({ secret: undefined, now: () => now.getTime() })["content.preview"];
  const input = { params: undefined, query: undefined, body: { token: signed, blocks } };
  await expect(call(input, context)).rejects.toMatchObject({ status: 404 });
});
