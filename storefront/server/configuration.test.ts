import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { ConfigurationError, environment, readConfiguration } from "./configuration.ts";
import { repositoryRoot } from "./repository-root.ts";

function problemsOf(variables: Record<string, string>, commandLine: string[] = []) {
  try {
    readConfiguration(variables, commandLine);
  } catch (error) {
    if (error instanceof ConfigurationError) return Object.fromEntries(error.problems.map((p) => [p.setting, p.problem]));
    throw error;
  }
  throw new Error("the settings were taken");
}

describe("configuration", () => {
  test("a hosted search is named by its application and both keys, and answers on its own hosts unless another is said", () => {
    const keys = { ALGOLIA_APP_ID: "SHOP1", ALGOLIA_SEARCH_KEY: "public", ALGOLIA_WRITE_KEY: "secret" };
    expect(readConfiguration(keys).hostedSearch).toEqual({
      appId: "SHOP1",
      searchKey: "public",
      writeKey: "secret",
      indexPrefix: "tt_",
      eventsUrl: "https://insights.algolia.io/1/events",
    });
    const elsewhere = { ...keys, ALGOLIA_URL: "https://search.test/a/", ALGOLIA_INDEX_PREFIX: "live_" };
    expect(readConfiguration(elsewhere).hostedSearch).toMatchObject({
      url: "https://search.test/a",
      eventsUrl: "https://search.test/a/1/events",
      indexPrefix: "live_",
    });
    expect(Object.keys(problemsOf({ ALGOLIA_APP_ID: "SHOP1" }))).toEqual(["ALGOLIA_SEARCH_KEY", "ALGOLIA_WRITE_KEY"]);
    expect(Object.keys(problemsOf({ ...keys, ALGOLIA_APP_ID: "shop.example/x", ALGOLIA_URL: "search" }))).toEqual([
      "ALGOLIA_APP_ID",
      "ALGOLIA_URL",
    ]);
  });

  test("hosted recommendations need the hosted search that they learn from", () => {
    const keys = { ALGOLIA_APP_ID: "SHOP1", ALGOLIA_SEARCH_KEY: "public", ALGOLIA_WRITE_KEY: "secret" };
    expect(readConfiguration({ ...keys, ALGOLIA_RECOMMEND: "on" }).algoliaRecommend).toBe(true);
    expect(readConfiguration(keys).algoliaRecommend).toBe(false);
    expect(Object.keys(problemsOf({ ALGOLIA_RECOMMEND: "on" }))).toEqual(Object.keys(keys));
  });

  test("THIRD-12 the size-fit service is the sandbox's or production's, and no other", () => {
    for (const environment of ["production", "sandbox"] as const) {
      expect(readConfiguration({ SIZE_FIT_ENVIRONMENT: environment }).thirdParties.sizeFitEnvironment).toBe(environment);
    }
    expect(problemsOf({ SIZE_FIT_ENVIRONMENT: "staging" })).toEqual({
      SIZE_FIT_ENVIRONMENT: expect.stringContaining("must be production or sandbox"),
    });
  });

  test("what stands around a value is not taken for a part of it", () => {
    expect(
      problemsOf({
        PORT: '"4000"',
        DATA_DIR: "'/data'",
        COGNITO_CLIENT_SECRET: "secret\n",
        RECAPTCHA_SECRET: " ",
        MARKETING_URL: " https://marketing.example",
      }),
    ).toMatchObject({
      PORT: "must not stand in quotation marks",
      DATA_DIR: "must not stand in quotation marks",
      COGNITO_CLIENT_SECRET: "must not begin or end with a space or a line break",
      RECAPTCHA_SECRET: "must not begin or end with a space or a line break",
      MARKETING_URL: "must not begin or end with a space or a line break",
    });
    expect(readConfiguration({ MAIL_FROM: '"Shop, Ltd" <orders@shop.example>' }).mailFrom).toBe(
      '"Shop, Ltd" <orders@shop.example>',
    );
  });

  test.each(["~", "~/shop"])("the folder %s is not made beside the shop", (folder) => {
    const problem = "must be written out: ~ is a home folder to a shell alone";
    expect(problemsOf({ DATA_DIR: folder, ORIGINALS_DIR: folder })).toEqual({ DATA_DIR: problem, ORIGINALS_DIR: problem });
  });

  test("has a default for everything", () => {
    expect(readConfiguration({})).toEqual({
      environment: "production",
      host: "127.0.0.1",
      port: 3000,
      dataFolder: resolve(repositoryRoot, ".data"),
      originalsFolder: resolve(repositoryRoot, ".data/originals"),
      pictureHosts: new Set(),
      picturePath: "/cdn-cgi/image",
      databaseUrl: undefined,
      databaseConnections: 10,
      publicOrigin: undefined,
      trustProxy: false,
      logLevel: "info",
      smtpUrl: undefined,
      mailFrom: "Tread & Thread <orders@tread-and-thread.example>",
      mailReplyTo: "Tread & Thread <hello@tread-and-thread.example>",
      sandbox: true,
      sandboxForOthers: false,
      identity: undefined,
      afterpay: undefined,
      braintree: undefined,
      loqate: undefined,
      asksConsent: false,
      hostedSearch: undefined,
      algoliaRecommend: false,
      thirdParties: {
        standIns: false,
        fraudScript: undefined,
        sizeFitScript: undefined,
        sizeFitEnvironment: "sandbox",
        videoScript: undefined,
        stylingScript: undefined,
        stylingMaxOutfits: 4,
        outfitsScript: undefined,
        outfitsEnabled: false,
        sessionAnalyticsEnabled: false,
        sessionAnalyticsScript: undefined,
        sessionAnalyticsKey: undefined,
        origins: [],
      },
      antiBot: undefined,
      marketing: undefined,
      rateLimits: true,
      opensBare: false,
      boutiqueFeature: true,
      galleryOverlay: false,
      returnsRestock: true,
      contentPreviewSecret: undefined,
      serviceWorker: true,
      pageCache: { maxAgeSeconds: 10, maxBytes: 64 * 1024 * 1024 },
      stopDelaySeconds: 0,
      reset: false,
    });
  });

  test("takes an empty variable for an unset one", () => {
    expect(readConfiguration({ PORT: "", DATABASE_URL: "", TRUST_PROXY: "" })).toEqual(readConfiguration({}));
  });

  test("prefers the command line to the environment, in both spellings", () => {
    expect(readConfiguration({ PORT: "4000" }, ["--port", "5000", "--reset"])).toMatchObject({ port: 5000, reset: true });
    expect(readConfiguration({ PORT: "4000" }, ["--port=5001"])).toMatchObject({ port: 5001, reset: false });
    expect(readConfiguration({}, ["--", "--port=0"]).port).toBe(0);
  });

  test("a switch without its value does not take the next one for it", () => {
    expect(problemsOf({}, ["--data-dir", "--reset"])).toEqual({ "--data-dir": "needs a value" });
    expect(readConfiguration({}, ["--data-dir=--reset"]).dataFolder).toBe(resolve("--reset"));
  });

  test("refuses to empty the folder of a shop whose database is elsewhere", () => {
    const elsewhere = { DATABASE_URL: "postgresql://shop@db.example:5432/shop" };
    expect(() => readConfiguration(elsewhere, ["--reset"])).toThrow(/--reset: would empty the data folder, photographs included/);
    expect(readConfiguration(elsewhere)).toMatchObject({ reset: false });
  });

  test("the owner's photographs are not kept where the server clears away", () => {
    const originals = (folder: string) => ({ DATA_DIR: "/shop", ORIGINALS_DIR: folder });
    for (const folder of ["/shop/pictures", "/shop/Pictures/", "/shop/x/../database/own", "/shop/database.new"])
      expect(problemsOf(originals(folder)), folder).toHaveProperty("ORIGINALS_DIR");
    for (const folder of ["/shop/originals", "/shop", "/pictures", "/shop/pictures-of-mine"])
      expect(readConfiguration(originals(folder)).originalsFolder).toBe(folder);
  });

  test("takes as many connections to PostgreSQL as it is let have", () => {
    expect(readConfiguration({ DATABASE_CONNECTIONS: "4" }).databaseConnections).toBe(4);
    expect(problemsOf({ DATABASE_CONNECTIONS: "1" })).toEqual({
      DATABASE_CONNECTIONS: "must be a whole number from 2 to 1000",
    });
  });

  test("keeps only the origin of the public address", () => {
    expect(readConfiguration({ PUBLIC_ORIGIN: "https://Shop.Example/" }).publicOrigin).toBe("https://shop.example");
    expect(problemsOf({ PUBLIC_ORIGIN: "https://shop.example/nz" })).toEqual({
      PUBLIC_ORIGIN: "must have no path, query or fragment",
    });
    expect(problemsOf({ PUBLIC_ORIGIN: "shop.example" })).toHaveProperty("PUBLIC_ORIGIN");
  });

  test("what pages load comes from one host", () => {
    for (const host of ["*", "*.example", "a;b.example", "a,b.example"]) {
      expect(problemsOf({ FRAUD_SCRIPT: `https://${host}/x.js` }), host).toHaveProperty("FRAUD_SCRIPT");
      expect(Object.keys(problemsOf({ THIRD_PARTY_ORIGINS: `https://cdn.example,https://${host}` }))).toHaveLength(1);
    }
    for (const address of ["https://cdn.example/{key}.js", "https://a-b_c.example:8443/x.js", "https://[::1]/x.js"])
      expect(readConfiguration({ FRAUD_SCRIPT: address }).thirdParties.fraudScript).toBe(address);
  });

  test("a mail server has a name", () => {
    expect(problemsOf({ SMTP_URL: "smtp://", PUBLIC_ORIGIN: "https://shop.example" })).toEqual({
      SMTP_URL: "must name a host, as in smtp://user:password@host:587",
    });
  });

  test("mails that leave for shoppers lead to the shop's public address", () => {
    const mailServer = { SMTP_URL: "smtp://mail.example:587" };
    expect(problemsOf(mailServer)).toEqual({ PUBLIC_ORIGIN: "is needed by SMTP_URL, since mails link to it" });
    expect(readConfiguration({ ...mailServer, PUBLIC_ORIGIN: "https://shop.example" }).smtpUrl).toBe(mailServer.SMTP_URL);
  });

  test.each([
    ["MARKETING_KEY", "k", "MARKETING_URL"],
    ["LOQATE_URL", "https://loqate.example", "LOQATE_KEY"],
    ["ALGOLIA_URL", "https://search.example", "ALGOLIA_APP_ID"],
    ["ALGOLIA_EVENTS_URL", "https://search.example/1/events", "ALGOLIA_APP_ID"],
    ["ALGOLIA_INDEX_PREFIX", "live_", "ALGOLIA_APP_ID"],
    ["AFTERPAY_URL", "https://afterpay.example", "AFTERPAY_NZ_MERCHANT_ID"],
    ["GOOGLE_PAY_MERCHANT_ID", "BCR2DN4T", "BRAINTREE_MERCHANT_ID"],
    ["RECAPTCHA_MINIMUM_SCORE", "0.7", "RECAPTCHA_SITE_KEY"],
    ["SESSION_ANALYTICS_KEY", "k", "SESSION_ANALYTICS_SCRIPT"],
  ])("%s is not left aside in silence", (setting, value, other) => {
    expect(problemsOf({ [setting]: value })).toEqual({ [other]: `is needed by ${setting}` });
  });

  test("reads the three ways of trusting proxies", () => {
    expect(readConfiguration({ TRUST_PROXY: "off" }).trustProxy).toBe(false);
    expect(readConfiguration({ TRUST_PROXY: "2" }).trustProxy).toBe(2);
    expect(readConfiguration({ TRUST_PROXY: "10.0.0.0/8, ::1" }).trustProxy).toEqual(["10.0.0.0/8", "::1"]);
    for (const wrong of ["yes please", "999.1.1.1", "10.0.0.0/33", "::1/129", "10.0.0.0/8,x"])
      expect(problemsOf({ TRUST_PROXY: wrong }), wrong).toHaveProperty("TRUST_PROXY");
    expect(readConfiguration({ TRUST_PROXY: "::/0,10.0.0.0/32,loopback" }).trustProxy).toHaveLength(3);
  });

  test("takes a hosted user pool whole or not at all", () => {
    const pool = { COGNITO_REGION: "ap-southeast-2", COGNITO_USER_POOL_ID: "ap-southeast-2_AbCd", COGNITO_CLIENT_ID: "1abc" };
    const identity = { region: "ap-southeast-2", userPoolId: "ap-southeast-2_AbCd", clientId: "1abc" };
    expect(readConfiguration(pool).identity).toEqual({ ...identity, endpoint: undefined, clientSecret: undefined });
    expect(
      readConfiguration({ ...pool, COGNITO_ENDPOINT: "http://localhost:9229/", COGNITO_CLIENT_SECRET: "s" }).identity,
    ).toEqual({ ...identity, endpoint: "http://localhost:9229", clientSecret: "s" });
    expect(Object.keys(problemsOf({ COGNITO_CLIENT_SECRET: "s" })).sort()).toEqual(Object.keys(pool).sort());
    expect(problemsOf({ ...pool, COGNITO_ENDPOINT: "cognito" })).toHaveProperty("COGNITO_ENDPOINT");
  });

  test("looks addresses up at Loqate where it has a key", () => {
    expect(readConfiguration({}).loqate).toBeUndefined();
    expect(readConfiguration({ LOQATE_KEY: "AA11-AA11" }).loqate).toEqual({ url: "https://api.addressy.com", key: "AA11-AA11" });
    expect(readConfiguration({ LOQATE_KEY: "a", LOQATE_URL: "http://localhost:1/x" }).loqate?.url).toBe("http://localhost:1");
    expect(Object.keys(problemsOf({ LOQATE_KEY: "a b", LOQATE_URL: "x" })).sort()).toEqual(["LOQATE_KEY", "LOQATE_URL"]);
  });

  test("takes Afterpay's two accounts whole or not at all, and only with the shop's own address", () => {
    const accounts = {
      AFTERPAY_NZ_MERCHANT_ID: "1",
      AFTERPAY_NZ_SECRET_KEY: "a",
      AFTERPAY_AU_MERCHANT_ID: "2",
      AFTERPAY_AU_SECRET_KEY: "b",
    };
    const whole = { ...accounts, PUBLIC_ORIGIN: "https://shop.example" };
    expect(readConfiguration(whole).afterpay).toEqual({
      url: "https://global-api.afterpay.com",
      accounts: { NZD: { merchantId: "1", secretKey: "a" }, AUD: { merchantId: "2", secretKey: "b" } },
    });
    expect(readConfiguration({}).afterpay).toBeUndefined();
    expect(Object.keys(problemsOf(accounts))).toEqual(["PUBLIC_ORIGIN"]);
    expect(Object.keys(problemsOf({ AFTERPAY_NZ_SECRET_KEY: "a" })).sort()).toEqual(
      Object.keys(whole)
        .filter((name) => name !== "AFTERPAY_NZ_SECRET_KEY")
        .sort(),
    );
  });

  test("asks for a whole merchant with Braintree or for none", () => {
    const whole = {
      BRAINTREE_ENVIRONMENT: "sandbox",
      BRAINTREE_MERCHANT_ID: "m",
      BRAINTREE_PUBLIC_KEY: "p",
      BRAINTREE_PRIVATE_KEY: "s",
      BRAINTREE_NZ_MERCHANT_ACCOUNT_ID: "nz",
      BRAINTREE_AU_MERCHANT_ACCOUNT_ID: "au",
    };
    const merchant = { merchantId: "m", publicKey: "p", privateKey: "s", merchantAccounts: { NZD: "nz", AUD: "au" } };
    expect(readConfiguration(whole).braintree).toEqual({ ...merchant, environment: "sandbox", googleMerchantId: undefined });
    const elsewhere = { ...whole, BRAINTREE_ENVIRONMENT: "http://127.0.0.1:4100", GOOGLE_PAY_MERCHANT_ID: "BCR2DN4T" };
    expect(readConfiguration(elsewhere).braintree).toEqual({
      ...merchant,
      environment: new URL("http://127.0.0.1:4100"),
      googleMerchantId: "BCR2DN4T",
    });
    expect(Object.keys(problemsOf({ BRAINTREE_PUBLIC_KEY: "p" })).sort()).toEqual(
      Object.keys(whole)
        .filter((name) => name !== "BRAINTREE_PUBLIC_KEY")
        .sort(),
    );
    expect(problemsOf({ ...whole, BRAINTREE_ENVIRONMENT: "live" })).toEqual({
      BRAINTREE_ENVIRONMENT: "must be sandbox, production, or the address of something that speaks Braintree's wire",
    });
  });

  test.each([
    [{}, true],
    [{ HOST: "localhost" }, true],
    [{ HOST: "::1", PUBLIC_ORIGIN: "http://localhost:8080" }, true],
    [{ HOST: "0.0.0.0" }, false],
    [{ HOST: "::" }, false],
    [{ HOST: "127.0.0.1.shop.example" }, false],
    [{ PUBLIC_ORIGIN: "https://shop.example" }, false],
    [{ TRUST_PROXY: "1" }, false],
    [{ HOST: "0.0.0.0", SANDBOX: "on" }, true],
    [{ SANDBOX: "off" }, false],
  ])("with %j the sandbox is served: %s", (variables, sandbox) => {
    expect(readConfiguration(variables).sandbox).toBe(sandbox);
  });

  test("listens on an IPv6 address that is written as in a link", () => {
    expect(readConfiguration({ HOST: "[::1]" })).toMatchObject({ host: "::1", sandbox: true });
  });

  test("names every setting at fault, not only the first", () => {
    const problems = problemsOf(
      {
        PORT: "99999",
        LOG_LEVEL: "loud",
        DATABASE_URL: "mysql://x/y",
        SMTP_URL: "x",
        PUBLIC_ORIGIN: "x",
        RATE_LIMITS: "maybe",
        NODE_ENV: "prod",
      },
      ["--colour", "--host"],
    );
    expect(Object.keys(problems).sort()).toEqual(
      ["--colour", "--host", "DATABASE_URL", "LOG_LEVEL", "NODE_ENV", "PORT", "PUBLIC_ORIGIN", "RATE_LIMITS", "SMTP_URL"].sort(),
    );
    expect(problems.PORT).toBe("must be a whole number from 0 to 65535");
    for (const port of ["-1", "3000x", "1e3", " 80"]) expect(problemsOf({ PORT: port })).toHaveProperty("PORT");
  });

  test("every setting of the shop is in the README", () => {
    const readme = readFileSync(join(repositoryRoot, "README.md"), "utf8");
    // The one that is Node's own is for those who build it.
    const settings = Object.keys(environment.shape).filter((name) => name !== "NODE_ENV");
    expect(settings.length).toBeGreaterThan(60);
    expect(settings.filter((name) => !new RegExp(`\\b${name}\\b`).test(readme))).toEqual([]);
  });
});
