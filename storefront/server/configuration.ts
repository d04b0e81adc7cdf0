import { isIP, isIPv4 } from "node:net";
import { join, relative, resolve, sep } from "node:path";
import { z } from "zod";
import { defaultMinimumScore } from "#domain/anti-bot/assessment.ts";
import { searchConfiguration } from "#domain/configuration/configuration.ts";
import { siteName } from "#domain/configuration/site-name.ts";
import { type PictureService, pictureServices } from "#domain/pictures/picture-address.ts";
import type { HostedSearch } from "#domain/search/hosted-search.ts";
import { sizeFitEnvironments } from "#domain/third-parties/third-parties.ts";
import type { LoqateOptions } from "./address-lookup/loqate.ts";
import type { AfterpayOptions } from "./payments/afterpay/afterpay-gateway.ts";
import type { BraintreeOptions } from "./payments/braintree/braintree-wire.ts";
import { repositoryRoot } from "./repository-root.ts";
import type { ThirdPartySettings } from "./third-parties/third-parties.ts";

/** Everything the server is told from outside, typed and checked. Nothing else reads the environment. */
export interface Configuration {
  readonly environment: "production" | "development" | "test";
  /** Address that is listened on; this machine alone unless another one is asked for. */
  readonly host: string;
  /** 0 lets the system choose. */
  readonly port: number;
  /** Absolute path of the folder that holds everything the server writes. */
  readonly dataFolder: string;
  /** Absolute path of the folder of the owner's photographs, which servers of one shop share. */
  readonly originalsFolder: string;
  /** Hosts that an import may fetch pictures from. */
  readonly pictureHosts: ReadonlySet<string>;
  /** Where pages have pictures resized. */
  readonly picturePath: PictureService;
  /** Set for PostgreSQL; without it the embedded database in the data folder is used. */
  readonly databaseUrl: string | undefined;
  /** Connections to PostgreSQL at the most, besides one that listens. */
  readonly databaseConnections: number;
  /** Origin under which shoppers reach the shop, without a trailing slash; without it the address that is listened on. */
  readonly publicOrigin: string | undefined;
  /** Which proxies in front are believed: none, a number of hops, or a list of addresses and networks. */
  readonly trustProxy: false | number | string[];
  readonly logLevel: "fatal" | "error" | "warn" | "info" | "debug" | "trace" | "silent";
  /** Set to send mail over SMTP; without it mail goes to the outbox alone. */
  readonly smtpUrl: string | undefined;
  /** Sender of the shop's mails: `Name <address>`. */
  readonly mailFrom: string;
  /** Whom an answer to a mail reaches, written likewise. */
  readonly mailReplyTo: string;
  /**
   * Whether `/sandbox` is served: card fields, test payments and the page of mails, open to everyone who reaches the server.
   * Unless it is asked for, only where that is nobody but this machine.
   */
  readonly sandbox: boolean;
  /** Whether it is also served to those whom a proxy speaks for; only if it is asked for. */
  readonly sandboxForOthers: boolean;
  /** The hosted user pool that knows who is who; without it there is an embedded one on the same database. */
  readonly identity:
    | {
        readonly region: string;
        /** Where the pool answers; by its region when undefined. */
        readonly endpoint: string | undefined;
        readonly userPoolId: string;
        readonly clientId: string;
        readonly clientSecret: string | undefined;
      }
    | undefined;
  /** The accounts with Afterpay, one in each currency, and where it answers; without them the sandbox lends. */
  readonly afterpay: Omit<AfterpayOptions, "publicOrigin"> | undefined;
  /** The hosted service that completes addresses; without it the embedded one does. */
  readonly loqate: LoqateOptions | undefined;
  /** The merchant with Braintree that cards and wallets are paid through; without one the sandbox's gateway takes them. */
  readonly braintree:
    | (BraintreeOptions & {
        /** Names the shop to Google Pay, which asks for it where money is real. */
        readonly googleMerchantId: string | undefined;
      })
    | undefined;
  readonly thirdParties: ThirdPartySettings;
  /** The hosted anti-bot service; without it the sandbox's, or none where there is no sandbox. */
  readonly antiBot:
    | {
        /** Names the shop to the service. */
        readonly siteKey: string;
        readonly secret: string;
        /** Address of the script that pages load. */
        readonly script: string;
        /** Where tokens are verified. */
        readonly verifyUrl: string;
        /** From 0 to 1: who scores less is taken for a robot. */
        readonly minimumScore: number;
      }
    | undefined;
  /** The marketing provider that hears of contacts; without it what it is to be told waits. */
  readonly marketing: { readonly url: string; readonly key: string | undefined } | undefined;
  /** The hosted search, and the key that may write to it; without it the shop searches itself. */
  readonly hostedSearch: (HostedSearch & { readonly writeKey: string }) | undefined;
  /** Whether Algolia Recommend says what goes with a product; only with the hosted search, whose records and events it learns from. */
  readonly algoliaRecommend: boolean;
  readonly rateLimits: boolean;
  /** An empty database is filled with the least that a shop can open with, for an owner who brings everything else. */
  readonly opensBare: boolean;
  /** The boutique's lookbook may be seen (ROUTE-05). */
  readonly boutiqueFeature: boolean;
  /** Under a pointer the pictures of a tile can be leafed through, instead of the second one fading in (TILE-02). */
  readonly galleryOverlay: boolean;
  /** Whether what is returned is sold again. */
  readonly returnsRestock: boolean;
  /** What the content builder signs its previews with; without it there are none. */
  readonly contentPreviewSecret: string | undefined;
  /** Whether shoppers are asked before they are measured. */
  readonly asksConsent: boolean;
  /** Whether pages have a service worker. Switched off, the workers that browsers have sign off and take what they kept along. */
  readonly serviceWorker: boolean;
  readonly pageCache: {
    /** 0 turns the cache of anonymous pages off. */
    readonly maxAgeSeconds: number;
    readonly maxBytes: number;
  };
  /** Seconds between saying "not ready" and refusing connections when the server is asked to stop. */
  readonly stopDelaySeconds: number;
  /** Empty the data folder before starting. */
  readonly reset: boolean;
}

/** A setting that cannot be used. `message` names every setting at fault, one a line. */
export class ConfigurationError extends Error {
  override readonly name = "ConfigurationError";
  readonly problems: readonly { readonly setting: string; readonly problem: string }[];

  constructor(problems: readonly { setting: string; problem: string }[]) {
    super(["The server cannot start with these settings:", ...problems.map((p) => `  ${p.setting}: ${p.problem}`)].join("\n"));
    this.problems = problems;
  }
}

const wholeNumber = (low: number, high: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${low} to ${high}`)
    .transform(Number)
    .refine((value) => value >= low && value <= high, `must be a whole number from ${low} to ${high}`);

const onOff = z.enum(["on", "off"], "must be on or off").transform((value) => value === "on");

/** A name, or an address of IPv6. Pages' policies list hosts, where `*` and `;` would mean something. */
const hostName = /^(?:[\w.-]+|\[[\da-f:]+\])$/;

function urlOf(protocols: readonly string[], example: string) {
  return z.string().refine((value) => {
    if (!URL.canParse(value)) return false;
    const { protocol, hostname } = new URL(value);
    return protocols.includes(protocol) && (!protocol.startsWith("http") || hostName.test(hostname));
  }, `must look like ${example}`);
}

const origin = urlOf(["http:", "https:"], "https://shop.example")
  .refine(
    (value) => !URL.canParse(value) || (new URL(value).pathname === "/" && !/[?#]/.test(value)),
    "must have no path, query or fragment",
  )
  .transform((value) => new URL(value).origin);

/** A script of somebody else's. `{key}` in it stands for a key. */
const script = urlOf(["https:"], "https://cdn.example/widget.js");

/** An address, a network of a size that there is, or a name for several. */
function isNetwork(text: string): boolean {
  if (/^(?:loopback|linklocal|uniquelocal)$/i.test(text)) return true;
  const [, address = "", bits = "0"] = /^([0-9a-f.:]+)(?:\/(\d{1,3}))?$/i.exec(text) ?? [];
  return isIP(address) !== 0 && Number(bits) <= (isIPv4(address) ? 32 : 128);
}

const trustProxy = z.string().transform((value, context): Configuration["trustProxy"] => {
  if (value === "off" || value === "0") return false;
  if (/^\d{1,2}$/.test(value)) return Number(value);
  const parts = value.split(",").map((part) => part.trim());
  if (parts.every(isNetwork)) return parts;
  context.addIssue({
    code: "custom",
    message: "must be off, a number of hops, or a comma-separated list of addresses and networks",
  });
  return z.NEVER;
});

const mailbox = z.string().regex(/^[^<>\r\n]+<[^<>@\s]+@[^<>@\s]+>$/, "must look like Shop <orders@shop.example>");

const braintreeText = z
  .string()
  .regex(/^[\w-]{1,128}$/, "must be as Braintree's control panel shows it")
  .optional();

const afterpayText = z.string().max(256).optional();

const folder = z
  .string()
  .regex(/\S/, "must not be empty")
  .refine((value) => !/^~(?:\/|$)/.test(value), "must be written out: ~ is a home folder to a shell alone");

/** Every setting by the name of its variable, with what it may say. */
export const environment = z.object({
  NODE_ENV: z.enum(["production", "development", "test"], "must be production, development or test").default("production"),
  HOST: z
    .string()
    .min(1, "must not be empty")
    // As it stands in the address that is opened.
    .transform((host) => host.replace(/^\[([\da-f:.]+)\]$/i, "$1"))
    .default("127.0.0.1"),
  PORT: wholeNumber(0, 65_535).default(3000),
  DATA_DIR: folder.default(resolve(repositoryRoot, ".data")),
  ORIGINALS_DIR: folder.optional(),
  PICTURE_HOSTS: z
    .string()
    .transform((value) => value.split(",").map((part) => part.trim().toLowerCase()))
    .pipe(z.array(z.string().regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/, "must be names of hosts, as in cdn.example,images.example")))
    .default([]),
  PICTURE_PATH: z.enum(pictureServices, `must be ${pictureServices.join(" or ")}`).default("/cdn-cgi/image"),
  DATABASE_URL: urlOf(["postgres:", "postgresql:"], "postgresql://user:password@host:5432/name").optional(),
  DATABASE_CONNECTIONS: wholeNumber(2, 1000).default(10),
  PUBLIC_ORIGIN: origin.optional(),
  TRUST_PROXY: trustProxy.default(false),
  LOG_LEVEL: z
    .enum(
      ["fatal", "error", "warn", "info", "debug", "trace", "silent"],
      "must be fatal, error, warn, info, debug, trace or silent",
    )
    .default("info"),
  SMTP_URL: urlOf(["smtp:", "smtps:"], "smtp://user:password@host:587")
    .refine(
      (value) => !URL.canParse(value) || new URL(value).hostname !== "",
      "must name a host, as in smtp://user:password@host:587",
    )
    .optional(),
  MAIL_FROM: mailbox.default(`${siteName} <orders@tread-and-thread.example>`),
  MAIL_REPLY_TO: mailbox.default(`${siteName} <hello@tread-and-thread.example>`),
  COGNITO_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,32}$/, "must look like ap-southeast-2")
    .optional(),
  COGNITO_ENDPOINT: urlOf(["http:", "https:"], "https://cognito-idp.ap-southeast-2.amazonaws.com")
    .transform((value) => new URL(value).origin)
    .optional(),
  COGNITO_USER_POOL_ID: z
    .string()
    .regex(/^[\w-]{1,55}$/, "must look like ap-southeast-2_AbCdEfGhI")
    .optional(),
  COGNITO_CLIENT_ID: z
    .string()
    .regex(/^[\w+]{1,128}$/, "must be the id of an app client")
    .optional(),
  COGNITO_CLIENT_SECRET: z.string().max(256).optional(),
  AFTERPAY_URL: urlOf(["http:", "https:"], "https://global-api.afterpay.com")
    .transform((value) => new URL(value).origin)
    .default("https://global-api.afterpay.com"),
  AFTERPAY_NZ_MERCHANT_ID: afterpayText,
  AFTERPAY_NZ_SECRET_KEY: afterpayText,
  AFTERPAY_AU_MERCHANT_ID: afterpayText,
  AFTERPAY_AU_SECRET_KEY: afterpayText,
  ALGOLIA_APP_ID: z
    .string()
    .regex(/^[A-Za-z0-9]{1,64}$/, "must be the id of an application")
    .optional(),
  ALGOLIA_SEARCH_KEY: z.string().max(256).optional(),
  ALGOLIA_WRITE_KEY: z.string().max(256).optional(),
  ALGOLIA_URL: urlOf(["http:", "https:"], "https://APPID-dsn.algolia.net")
    .transform((value) => value.replace(/\/$/, ""))
    .optional(),
  ALGOLIA_EVENTS_URL: urlOf(["http:", "https:"], "https://insights.algolia.io/1/events").optional(),
  ALGOLIA_INDEX_PREFIX: z
    .string()
    .regex(/^[A-Za-z0-9_]{0,32}$/, "must be letters, digits and _")
    .default(searchConfiguration.indexPrefix),
  ALGOLIA_RECOMMEND: onOff.default(false),
  LOQATE_KEY: z
    .string()
    .regex(/^[\w-]{1,64}$/, "must look like AA11-AA11-AA11-AA11")
    .optional(),
  LOQATE_URL: urlOf(["http:", "https:"], "https://api.addressy.com")
    .transform((value) => new URL(value).origin)
    .default("https://api.addressy.com"),
  BRAINTREE_ENVIRONMENT: z
    .union([z.enum(["sandbox", "production"]), urlOf(["http:", "https:"], "").transform((value) => new URL(value))], {
      error: "must be sandbox, production, or the address of something that speaks Braintree's wire",
    })
    .optional(),
  BRAINTREE_MERCHANT_ID: braintreeText,
  BRAINTREE_PUBLIC_KEY: braintreeText,
  BRAINTREE_PRIVATE_KEY: braintreeText,
  BRAINTREE_NZ_MERCHANT_ACCOUNT_ID: braintreeText,
  BRAINTREE_AU_MERCHANT_ACCOUNT_ID: braintreeText,
  GOOGLE_PAY_MERCHANT_ID: braintreeText,
  SANDBOX: onOff.optional(),
  MARKETING_URL: urlOf(["http:", "https:"], "https://marketing.example/api")
    .transform((value) => value.replace(/\/$/, ""))
    .optional(),
  MARKETING_KEY: z.string().max(512).optional(),
  THIRD_PARTIES: z.enum(["sandbox", "configured"], "must be sandbox or configured").default("configured"),
  FRAUD_SCRIPT: script.optional(),
  SIZE_FIT_SCRIPT: script.optional(),
  SIZE_FIT_ENVIRONMENT: z.enum(sizeFitEnvironments, "must be production or sandbox").default("sandbox"),
  VIDEO_SCRIPT: script.optional(),
  STYLING_SCRIPT: script.optional(),
  STYLING_MAX_OUTFITS: wholeNumber(1, 12).default(4),
  OUTFITS: onOff.default(false),
  OUTFITS_SCRIPT: script.optional(),
  SESSION_ANALYTICS: onOff.default(false),
  SESSION_ANALYTICS_SCRIPT: script.optional(),
  SESSION_ANALYTICS_KEY: z.string().max(128).optional(),
  THIRD_PARTY_ORIGINS: z
    .string()
    .transform((value) => value.split(",").map((part) => part.trim()))
    .pipe(z.array(origin))
    .default([]),
  RECAPTCHA_SITE_KEY: z
    .string()
    .regex(/^[\w-]{1,128}$/, "must be the site key of reCAPTCHA v3")
    .optional(),
  RECAPTCHA_SECRET: z.string().max(256).optional(),
  RECAPTCHA_SCRIPT: script.default("https://www.google.com/recaptcha/api.js?render={key}"),
  RECAPTCHA_URL: urlOf(["http:", "https:"], "https://www.google.com/recaptcha/api/siteverify").default(
    "https://www.google.com/recaptcha/api/siteverify",
  ),
  RECAPTCHA_MINIMUM_SCORE: z
    .string()
    .regex(/^(?:0(?:\.\d+)?|1(?:\.0+)?)$/, "must be a number from 0 to 1")
    .transform(Number)
    .default(defaultMinimumScore),
  RATE_LIMITS: onOff.default(true),
  OPENING: z.enum(["demo", "bare"], "must be demo or bare").default("demo"),
  BOUTIQUE_FEATURE: onOff.default(true),
  GALLERY_OVERLAY: onOff.default(false),
  RETURNS_RESTOCK: onOff.default(true),
  CONTENT_PREVIEW_SECRET: z.string().min(32, "must be at least 32 characters").max(256).optional(),
  CONSENT: onOff.default(false),
  SERVICE_WORKER: onOff.default(true),
  PAGE_CACHE_SECONDS: wholeNumber(0, 3600).default(10),
  PAGE_CACHE_MEGABYTES: wholeNumber(1, 4096).default(64),
  STOP_DELAY_SECONDS: wholeNumber(0, 120).default(0),
});

/** A hosted user pool needs three settings at least; some of them without the others are a mistake. */
const needed = ["COGNITO_REGION", "COGNITO_USER_POOL_ID", "COGNITO_CLIENT_ID"] as const;
/** Afterpay's accounts are in one currency each, and shoppers come back to the shop's public address. */
const afterpayNeeds = [
  "AFTERPAY_NZ_MERCHANT_ID",
  "AFTERPAY_NZ_SECRET_KEY",
  "AFTERPAY_AU_MERCHANT_ID",
  "AFTERPAY_AU_SECRET_KEY",
  "PUBLIC_ORIGIN",
] as const;
/** A hosted search is read with one key and written with another. */
const algoliaNeeds = ["ALGOLIA_APP_ID", "ALGOLIA_SEARCH_KEY", "ALGOLIA_WRITE_KEY"] as const;
/** A merchant has an account in each currency; some of these without the others are a mistake. */
const braintreeNeeds = [
  "BRAINTREE_ENVIRONMENT",
  "BRAINTREE_MERCHANT_ID",
  "BRAINTREE_PUBLIC_KEY",
  "BRAINTREE_PRIVATE_KEY",
  "BRAINTREE_NZ_MERCHANT_ACCOUNT_ID",
  "BRAINTREE_AU_MERCHANT_ACCOUNT_ID",
] as const;
/** Folders in the data folder that hold nothing but what the server writes and clears away. */
const serverFolders: readonly (string | undefined)[] = ["database", "database.new", "pictures"];
const settings = environment.superRefine((values, context) => {
  // A disk that is blind to case has one folder for both spellings.
  const [folder] = relative(resolve(values.DATA_DIR), resolve(values.ORIGINALS_DIR ?? ""))
    .toLowerCase()
    .split(sep);
  if (values.ORIGINALS_DIR !== undefined && serverFolders.includes(folder)) {
    const message = `must not be in the ${folder} of the data folder, which the server clears away`;
    context.addIssue({ code: "custom", path: ["ORIGINALS_DIR"], message });
  }
  const isSearched = values.ALGOLIA_RECOMMEND || algoliaNeeds.some((name) => values[name] !== undefined);
  for (const name of isSearched ? algoliaNeeds : []) {
    if (values[name] === undefined)
      context.addIssue({ code: "custom", path: [name], message: "is needed by the other ALGOLIA settings" });
  }
  const isAsked = Object.entries(values).some(([name, value]) => name.startsWith("COGNITO_") && value !== undefined);
  for (const name of isAsked ? needed : []) {
    if (values[name] === undefined)
      context.addIssue({ code: "custom", path: [name], message: "is needed by the other COGNITO settings" });
  }
  const recaptcha = ["RECAPTCHA_SITE_KEY", "RECAPTCHA_SECRET"] as const;
  const missing = recaptcha.filter((name) => values[name] === undefined);
  if (missing.length === 1)
    context.addIssue({ code: "custom", path: missing, message: "is needed by the other RECAPTCHA setting" });
  const isMerchant = braintreeNeeds.some((name) => values[name] !== undefined);
  for (const name of isMerchant ? braintreeNeeds : []) {
    if (values[name] === undefined)
      context.addIssue({ code: "custom", path: [name], message: "is needed by the other BRAINTREE settings" });
  }
  const isLent = afterpayNeeds.some((name) => name !== "PUBLIC_ORIGIN" && values[name] !== undefined);
  for (const name of isLent ? afterpayNeeds : []) {
    if (values[name] === undefined)
      context.addIssue({ code: "custom", path: [name], message: "is needed by the AFTERPAY settings" });
  }
});

/** Settings that do harm without another one, or nothing. */
const needs: readonly (readonly [setting: string, other: string, why?: string])[] = [
  ["SMTP_URL", "PUBLIC_ORIGIN", "since mails link to it"],
  ["MARKETING_KEY", "MARKETING_URL"],
  ["LOQATE_URL", "LOQATE_KEY"],
  ["ALGOLIA_URL", "ALGOLIA_APP_ID"],
  ["ALGOLIA_EVENTS_URL", "ALGOLIA_APP_ID"],
  ["ALGOLIA_INDEX_PREFIX", "ALGOLIA_APP_ID"],
  ["AFTERPAY_URL", "AFTERPAY_NZ_MERCHANT_ID"],
  ["GOOGLE_PAY_MERCHANT_ID", "BRAINTREE_MERCHANT_ID"],
  ["RECAPTCHA_SCRIPT", "RECAPTCHA_SITE_KEY"],
  ["RECAPTCHA_URL", "RECAPTCHA_SITE_KEY"],
  ["RECAPTCHA_MINIMUM_SCORE", "RECAPTCHA_SITE_KEY"],
  ["SESSION_ANALYTICS_KEY", "SESSION_ANALYTICS_SCRIPT"],
];

/**
 * What comes along unseen with a value and would be taken for a part of it: Docker's `--env-file` keeps quotation marks, and a secret
 * that is read from a file its last line break.
 */
function strayIn(value: string): string | undefined {
  if (value !== value.trim()) return "must not begin or end with a space or a line break";
  return /^(["']).*\1$/s.test(value) ? "must not stand in quotation marks" : undefined;
}

const switches = { "--port": "PORT", "--host": "HOST", "--data-dir": "DATA_DIR" } as const;

/**
 * Reads the settings: command line first, then environment, then defaults. An empty variable counts as unset.
 * @param commandLine arguments after the script: `--port 4000`, `--port=4000`, `--host`, `--data-dir`, `--reset`
 * @throws ConfigurationError naming every setting that cannot be used
 */
export function readConfiguration(
  variables: Readonly<Record<string, string | undefined>>,
  commandLine: readonly string[] = [],
): Configuration {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ""));
  const problems: { setting: string; problem: string }[] = [];
  let reset = false;
  for (let index = 0; index < commandLine.length; index++) {
    const [name = "", inline] = splitSwitch(commandLine[index] as string);
    if (name === "--") continue;
    if (name === "--reset" && inline === undefined) {
      reset = true;
    } else if (name in switches) {
      const value = inline ?? (commandLine[index + 1]?.startsWith("--") ? undefined : commandLine[++index]);
      if (value === undefined) problems.push({ setting: name, problem: "needs a value" });
      else given[switches[name as keyof typeof switches]] = value;
    } else {
      problems.push({ setting: name, problem: `is not known; known are --reset, ${Object.keys(switches).join(", ")}` });
    }
  }
  for (const setting of Object.keys(environment.shape)) {
    const problem = strayIn(given[setting] ?? "");
    if (problem !== undefined) problems.push({ setting, problem });
  }
  const read = settings.safeParse(given);
  for (const issue of read.error?.issues ?? []) {
    const setting = issue.path.join(".");
    if (problems.every((told) => told.setting !== setting)) problems.push({ setting, problem: issue.message });
  }
  for (const [setting, other, why] of needs) {
    if (given[setting] !== undefined && given[setting] !== "off" && given[other] === undefined)
      problems.push({ setting: other, problem: `is needed by ${setting}${why === undefined ? "" : `, ${why}`}` });
  }
  if (reset && given.DATABASE_URL !== undefined) {
    const problem = "would empty the data folder, photographs included, and leave the database of DATABASE_URL as it is";
    problems.push({ setting: "--reset", problem });
  }
  if (!read.success || problems.length > 0) throw new ConfigurationError(problems);
  const values = read.data;
  return {
    environment: values.NODE_ENV,
    host: values.HOST,
    port: values.PORT,
    dataFolder: resolve(values.DATA_DIR),
    originalsFolder: resolve(values.ORIGINALS_DIR ?? join(values.DATA_DIR, "originals")),
    pictureHosts: new Set(values.PICTURE_HOSTS),
    picturePath: values.PICTURE_PATH,
    databaseUrl: values.DATABASE_URL,
    databaseConnections: values.DATABASE_CONNECTIONS,
    publicOrigin: values.PUBLIC_ORIGIN,
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    mailReplyTo: values.MAIL_REPLY_TO,
    sandbox: isSandboxOpen(values),
    sandboxForOthers: values.SANDBOX === true,
    identity: identityOf(values),
    afterpay: afterpayOf(values),
    loqate: values.LOQATE_KEY === undefined ? undefined : { url: values.LOQATE_URL, key: values.LOQATE_KEY },
    braintree: braintreeOf(values),
    thirdParties: thirdPartySettingsOf(values),
    antiBot: antiBotOf(values),
    hostedSearch: hostedSearchOf(values),
    algoliaRecommend: values.ALGOLIA_RECOMMEND,
    marketing: values.MARKETING_URL === undefined ? undefined : { url: values.MARKETING_URL, key: values.MARKETING_KEY },
    rateLimits: values.RATE_LIMITS,
    opensBare: values.OPENING === "bare",
    boutiqueFeature: values.BOUTIQUE_FEATURE,
    galleryOverlay: values.GALLERY_OVERLAY,
    returnsRestock: values.RETURNS_RESTOCK,
    contentPreviewSecret: values.CONTENT_PREVIEW_SECRET,
    asksConsent: values.CONSENT,
    serviceWorker: values.SERVICE_WORKER,
    pageCache: { maxAgeSeconds: values.PAGE_CACHE_SECONDS, maxBytes: values.PAGE_CACHE_MEGABYTES * 1024 * 1024 },
    stopDelaySeconds: values.STOP_DELAY_SECONDS,
    reset,
  };
}

function thirdPartySettingsOf(values: z.infer<typeof environment>): ThirdPartySettings {
  return {
    standIns: values.THIRD_PARTIES === "sandbox" && isSandboxOpen(values),
    fraudScript: values.FRAUD_SCRIPT,
    sizeFitScript: values.SIZE_FIT_SCRIPT,
    sizeFitEnvironment: values.SIZE_FIT_ENVIRONMENT,
    videoScript: values.VIDEO_SCRIPT,
    stylingScript: values.STYLING_SCRIPT,
    stylingMaxOutfits: values.STYLING_MAX_OUTFITS,
    outfitsScript: values.OUTFITS_SCRIPT,
    outfitsEnabled: values.OUTFITS,
    sessionAnalyticsEnabled: values.SESSION_ANALYTICS,
    sessionAnalyticsScript: values.SESSION_ANALYTICS_SCRIPT,
    sessionAnalyticsKey: values.SESSION_ANALYTICS_KEY,
    origins: values.THIRD_PARTY_ORIGINS,
  };
}

function afterpayOf(values: z.infer<typeof environment>): Configuration["afterpay"] {
  const account = (merchantId: string | undefined, secretKey: string | undefined) =>
    merchantId === undefined || secretKey === undefined ? undefined : { merchantId, secretKey };
  const NZD = account(values.AFTERPAY_NZ_MERCHANT_ID, values.AFTERPAY_NZ_SECRET_KEY);
  const AUD = account(values.AFTERPAY_AU_MERCHANT_ID, values.AFTERPAY_AU_SECRET_KEY);
  return NZD && AUD && { url: values.AFTERPAY_URL, accounts: { NZD, AUD } };
}

function braintreeOf(values: z.infer<typeof environment>): Configuration["braintree"] {
  const {
    BRAINTREE_ENVIRONMENT: environment,
    BRAINTREE_MERCHANT_ID: merchantId,
    BRAINTREE_PUBLIC_KEY: publicKey,
    BRAINTREE_PRIVATE_KEY: privateKey,
    BRAINTREE_NZ_MERCHANT_ACCOUNT_ID: NZD,
    BRAINTREE_AU_MERCHANT_ACCOUNT_ID: AUD,
  } = values;
  if (environment === undefined || merchantId === undefined || publicKey === undefined || privateKey === undefined)
    return undefined;
  if (NZD === undefined || AUD === undefined) return undefined;
  const merchantAccounts = { NZD, AUD };
  return { environment, merchantId, publicKey, privateKey, merchantAccounts, googleMerchantId: values.GOOGLE_PAY_MERCHANT_ID };
}

function identityOf(values: z.infer<typeof environment>): Configuration["identity"] {
  const { COGNITO_REGION: region, COGNITO_USER_POOL_ID: userPoolId, COGNITO_CLIENT_ID: clientId } = values;
  if (region === undefined || userPoolId === undefined || clientId === undefined) return undefined;
  return { region, userPoolId, clientId, endpoint: values.COGNITO_ENDPOINT, clientSecret: values.COGNITO_CLIENT_SECRET };
}

function hostedSearchOf(values: z.infer<typeof environment>): Configuration["hostedSearch"] {
  const { ALGOLIA_APP_ID: appId, ALGOLIA_SEARCH_KEY: searchKey, ALGOLIA_WRITE_KEY: writeKey, ALGOLIA_URL: url } = values;
  if (appId === undefined || searchKey === undefined || writeKey === undefined) return undefined;
  return {
    appId,
    searchKey,
    writeKey,
    indexPrefix: values.ALGOLIA_INDEX_PREFIX,
    ...(url !== undefined && { url }),
    eventsUrl: values.ALGOLIA_EVENTS_URL ?? `${url ?? "https://insights.algolia.io"}/1/events`,
  };
}

function antiBotOf(values: z.infer<typeof environment>): Configuration["antiBot"] {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET: secret } = values;
  if (siteKey === undefined || secret === undefined) return undefined;
  return {
    siteKey,
    secret,
    script: values.RECAPTCHA_SCRIPT.replace("{key}", encodeURIComponent(siteKey)),
    verifyUrl: values.RECAPTCHA_URL,
    minimumScore: values.RECAPTCHA_MINIMUM_SCORE,
  };
}

const isSandboxOpen = (values: z.infer<typeof environment>) => values.SANDBOX ?? isReachedFromHereAlone(values);

/** A proxy or a public address in front means that others come, whatever is listened on. */
function isReachedFromHereAlone(values: z.infer<typeof environment>): boolean {
  const { HOST, PUBLIC_ORIGIN, TRUST_PROXY } = values;
  const isPublic = PUBLIC_ORIGIN !== undefined && !isLoopback(new URL(PUBLIC_ORIGIN).hostname);
  return isLoopback(HOST) && !isPublic && TRUST_PROXY === false;
}

/** RFC 6761 §6.3, RFC 5735 §3, RFC 4291 §2.5.3. */
function isLoopback(host: string): boolean {
  return host.toLowerCase() === "localhost" || (isIPv4(host) && host.startsWith("127.")) || host === "::1" || host === "[::1]";
}

function splitSwitch(argument: string): [string, string | undefined] {
  const equals = argument.indexOf("=");
  return equals === -1 ? [argument, undefined] : [argument.slice(0, equals), argument.slice(equals + 1)];
}
