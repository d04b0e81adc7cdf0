import { createApp } from "../app.ts";
import { readConfiguration } from "../configuration.ts";
import type { Database } from "../database/database.ts";
import { outboxMails } from "../database/schema/schema.ts";
import { scriptedHandlers } from "../http/scripted-handlers.fixture.ts";
import { createLogger } from "../observability/logger.ts";
import type { Guesses } from "../security/guesses.ts";
import { createIdentity } from "./create-identity.ts";
import type { CustomerProfiles, NewProfile } from "./users-calls.ts";

export const goodPassword = "Rainbow-Lorikeet-7";
export const otherPassword = "Kaka-Over-Karori-9";

/** What a shopper fills in to have an account. */
export const mere = {
  email: "mere@example.co.nz",
  password: goodPassword,
  firstName: "Mere",
  lastName: "O’Neil",
  agreeToMarketing: false,
  acceptTerms: true,
};

/** One server of the shop as far as who is who goes, on a database that it may share with others. */
export async function startIdentity(
  database: Database,
  options: { origin?: string; now?: () => number; guesses?: Guesses } = {},
) {
  const { origin = "http://shop.test", now = Date.now, guesses } = options;
  const profiles: NewProfile[] = [];
  const errors: unknown[] = [];
  const agreed: NewProfile[] = [];
  const takenOver: string[] = [];
  const forgotten: string[] = [];
  const troubles = { noCustomers: false };
  const customers: CustomerProfiles = {
    async create(profile) {
      if (troubles.noCustomers) throw new Error("customers cannot be made just now");
      profiles.push(profile);
    },
    forget: async ({ username }) => void forgotten.push(username),
    forgetUnproven: async (username) => void takenOver.push(username),
    agreeToMarketing: async (profile) => void agreed.push(profile),
  };
  const identity = createIdentity({
    configuration: undefined,
    database,
    customers,
    ...(guesses && { guesses }),
    onError: (error) => errors.push(error),
    now,
  });
  const app = await createApp({
    configuration: readConfiguration({ NODE_ENV: "test", RATE_LIMITS: "off", LOG_LEVEL: "silent", PUBLIC_ORIGIN: origin }),
    logger: createLogger("silent"),
    handlers: scriptedHandlers({
      ...identity.service,
      "account.get": (_input, { account }) => ({
        username: account?.username ?? "",
        customer: {
          email: account?.email ?? "",
          firstName: "",
          lastName: "",
          phone: null,
          subscriptions: { email: false, sms: false },
          addresses: [],
        },
        loyalty: { providers: [] },
      }),
    }),
    authenticate: identity.authenticate,
  });
  return {
    ...identity,
    http: app.http,
    close: () => app.close(),
    origin,
    profiles,
    agreed,
    takenOver,
    forgotten,
    troubles,
    errors,
  };
}
export type Shop = Awaited<ReturnType<typeof startIdentity>>;

/** A browser at the shop: it keeps cookies as browsers do, and says where its requests come from. */
export function openBrowser(shop: Pick<Shop, "http" | "origin">) {
  const cookies = new Map<string, string>();
  return {
    cookies,
    /** The attributes of the cookies of the last answer, by name. */
    lastCookies: new Map<string, string>(),
    async call(
      method: "GET" | "POST" | "DELETE",
      path: string,
      body?: object,
      headers: Readonly<Record<string, string | undefined>> = {},
    ) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      const sent = { origin: shop.origin, ...(cookie !== "" && { cookie }), ...headers };
      const response = await shop.http.inject({
        method,
        url: `/nz/api${path}`,
        headers: Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)),
        ...(body !== undefined && { payload: body }),
      });
      this.lastCookies.clear();
      for (const line of [response.headers["set-cookie"] ?? []].flat()) {
        const [, name = "", value = "", attributes = ""] = /^([^=]+)=([^;]*)(.*)$/.exec(line) ?? [];
        this.lastCookies.set(name, attributes);
        if (attributes.includes("Max-Age=0")) cookies.delete(name);
        else cookies.set(name, value);
      }
      return { status: response.statusCode, body: response.json(), headers: response.headers };
    },
    signIn(email = mere.email, password = goodPassword) {
      return this.call("POST", "/session", { email, password });
    },
    /** Asks for the account with an id token. */
    account(idToken: string) {
      return this.call("GET", "/account", undefined, { authorization: `Bearer ${idToken}` });
    },
  };
}
export type ShopBrowser = ReturnType<typeof openBrowser>;

/** The mails that were written, oldest first, each with the parameters of its link. */
export async function readMails(database: Database) {
  const mails = await database.queries.select().from(outboxMails).orderBy(outboxMails.createdAt);
  return mails.map((mail) => {
    const address = /https?:\/\/\S+/.exec(mail.text)?.[0];
    const url = address === undefined ? undefined : new URL(address);
    return {
      ...mail,
      url,
      link: Object.fromEntries(url?.searchParams ?? []) as { user: string; code: string; redirect?: string },
    };
  });
}

/** Signs somebody up and verifies them in a browser, which is signed in then. @returns the answer of verifying */
export async function becomeCustomer(database: Database, browser: ShopBrowser, person: typeof mere = mere) {
  await browser.call("POST", "/users", person);
  const { link } = (await readMails(database)).findLast(({ recipient }) => recipient === person.email) ?? { link: {} };
  return browser.call("POST", "/users/verify", link);
}
