import type { AntiBotAction, AntiBotService } from "#domain/anti-bot/assessment.ts";
import { loadScript } from "../third-parties/load-script.ts";

/** As much of reCAPTCHA v3's script as the shop needs. */
interface Recaptcha {
  ready(run: () => void): void;
  execute(siteKey: string, options: { readonly action: AntiBotAction }): PromiseLike<string>;
}

/** Milliseconds that a shopper is kept waiting for a token. */
const patience = 4_000;

async function execute({ script, siteKey }: AntiBotService, action: AntiBotAction): Promise<string | undefined> {
  await loadScript(script);
  const { grecaptcha } = globalThis as { grecaptcha?: Recaptcha };
  if (grecaptcha === undefined) return undefined;
  await new Promise<void>((resolve) => grecaptcha.ready(resolve));
  const token: unknown = await grecaptcha.execute(siteKey, { action });
  return typeof token === "string" && token !== "" ? token : undefined;
}

/**
 * A token that says of this shopper to be no robot (HTTP-08), good for one call of this action. Undefined when none can be had
 * within 4 seconds, because the script is blocked, slow or broken: the call then goes without, and the shop decides (HTTP-09).
 */
export async function askToken(service: AntiBotService, action: AntiBotAction): Promise<string | undefined> {
  let timer = 0;
  const late = new Promise<undefined>((resolve) => {
    timer = window.setTimeout(resolve, patience);
  });
  try {
    return await Promise.race([execute(service, action), late]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
