/** Paths of the sandbox's anti-bot service on the shop's own server. */
export const antiBotPaths = { script: "/sandbox/anti-bot/api.js", tokens: "/sandbox/anti-bot/tokens" } as const;

/** What the sandbox's service knows the shop by. */
export const sandboxSiteKey = "sandbox";

/** Cookie by which a visitor chooses how much of a person the sandbox takes them for, from 0 to 1. */
export const scoreCookie = "sandbox_score";
