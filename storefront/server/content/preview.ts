import { jwtVerify } from "jose";
import type { CountryCode } from "#domain/country/country.ts";
import { ApiError } from "../api-error.ts";
import type { Service } from "../service.ts";

/** Longest time for which the builder may sign a token, in seconds. */
export const longestPreview = 24 * 60 * 60;

/** Who a preview token is for: one country's shop, and nothing else that is signed with the same secret. */
export const previewAudience = (country: CountryCode): string => `${country} content preview`;

export interface PreviewOptions {
  /** What the builder signs its tokens with; without it there is no preview. */
  readonly secret: string | undefined;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
}

/**
 * The preview's call (CONT-03). Like every page that is not there, it does not say what is wrong with a token: missing, forged,
 * expired, for another shop or signed for longer than a day, it is 404.
 */
export function createPreview({ secret, now = Date.now }: PreviewOptions): Service<"content.preview"> {
  const key = secret === undefined ? undefined : new TextEncoder().encode(secret);
  async function allows(token: string, country: CountryCode): Promise<boolean> {
    if (key === undefined) return false;
    try {
      await jwtVerify(token, key, {
        algorithms: ["HS256"],
        audience: previewAudience(country),
        requiredClaims: ["exp", "iat"],
        maxTokenAge: longestPreview,
        currentDate: new Date(now()),
      });
      return true;
    } catch {
      return false;
    }
  }
  return {
    "content.preview": async ({ body }, { country }) => {
      if (!(await allows(body.token, country))) throw new ApiError(404, "NotFound", "We couldn't find that page.");
      return { blocks: body.blocks };
    },
  };
}
