import type { AntiBotService } from "#domain/anti-bot/assessment.ts";
import type { Configuration } from "../configuration.ts";
import { antiBotPaths, sandboxSiteKey } from "../sandbox/anti-bot/anti-bot-names.ts";
import type { OutsideSources } from "../security/content-security-policy.ts";

/** Where pages get their tokens: the hosted service where there is one, else the sandbox's; nowhere in a shop that has neither. */
export function antiBotServiceOf({ antiBot, sandbox }: Pick<Configuration, "antiBot" | "sandbox">): AntiBotService | undefined {
  if (antiBot) return { script: antiBot.script, siteKey: antiBot.siteKey };
  return sandbox ? { script: antiBotPaths.script, siteKey: sandboxSiteKey } : undefined;
}

/** What the pages' policy must let the service's script do. reCAPTCHA brings its code from gstatic.com and shows a frame. */
export function antiBotSources(service: AntiBotService | undefined): OutsideSources {
  if (service === undefined || !URL.canParse(service.script)) return {};
  const { origin } = new URL(service.script);
  return { script: [origin, "https://www.gstatic.com"], connect: [origin], frame: [origin] };
}
