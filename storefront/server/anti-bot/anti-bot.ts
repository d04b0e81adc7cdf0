import type { Call } from "#contract/call.ts";
import { calls } from "#contract/calls.ts";
import { type AntiBotAction, type Assessment, antiBotRefusal, doubtOf } from "#domain/anti-bot/assessment.ts";
import { ApiError } from "../api-error.ts";
import type { Logger } from "../observability/logger.ts";
import type { Handlers, RequestContext } from "../service.ts";

/** A service that knows robots from people by the tokens it gives to browsers. */
export interface TokenVerifier {
  /** What is thought of a call that brings no token: the sandbox lets it through. */
  readonly needsToken: boolean;
  /**
   * What the service says of a token; null for one that is none of its own, or has been shown to it before.
   * @throws Error when the service cannot be asked
   */
  assess(token: string, clientAddress: string): Promise<Assessment | null>;
}

export interface AntiBotOptions {
  readonly verifier: TokenVerifier;
  readonly minimumScore: number;
  readonly logger: Pick<Logger, "warn" | "info">;
  readonly now?: () => Date;
}

/** Lets a call through, or refuses it. @throws ApiError 422 `AntiBotFailed` */
export type AntiBotCheck = (action: AntiBotAction, token: string | undefined, clientAddress: string) => Promise<void>;

const refusal = () => new ApiError(422, "AntiBotFailed", antiBotRefusal);

/** Decides on tokens. What is wrong with one is written to the log and told to nobody outside. */
export function createAntiBotCheck({ verifier, minimumScore, logger, now = () => new Date() }: AntiBotOptions): AntiBotCheck {
  return async (action, token, clientAddress) => {
    if (token === undefined) {
      if (!verifier.needsToken) return;
      logger.info({ action, doubt: "missing" }, "anti-bot check refused a call");
      throw refusal();
    }
    const assessment = await verifier.assess(token, clientAddress).catch((error: unknown) => {
      logger.warn({ err: error, action }, "anti-bot tokens cannot be verified");
      throw refusal();
    });
    const doubt = assessment === null ? "notKnown" : doubtOf(assessment, { action, now: now(), minimumScore });
    if (doubt === null) return;
    logger.info({ action, doubt }, "anti-bot check refused a call");
    throw refusal();
  };
}

type AnyHandler = (input: Partial<Record<"query" | "body", unknown>>, context: RequestContext) => unknown;

/** The token that a call brings, wherever the contract has it. */
function tokenIn(input: Parameters<AnyHandler>[0]): string | undefined {
  const { recaptchaToken } = (input.query ?? input.body ?? {}) as { recaptchaToken?: string };
  return recaptchaToken;
}

/** Puts the check in front of every call that the contract guards with it. */
export function guardCalls<H extends Partial<Handlers>>(check: AntiBotCheck, handlers: H): H {
  const guarded = Object.entries(handlers).map(([name, handler]) => {
    // Services bring along what is no call.
    const action = (calls as Partial<Record<string, Call>>)[name]?.antiBot;
    if (action === undefined) return [name, handler];
    const behind: AnyHandler = async (input, context) => {
      await check(action, tokenIn(input), context.clientAddress);
      return (handler as AnyHandler)(input, context);
    };
    return [name, behind];
  });
  return Object.fromEntries(guarded) as H;
}
