import { join } from "node:path";
import type { FastifyInstance, FastifyPluginAsync } from "fastify";
import { defaultMinimumScore } from "#domain/anti-bot/assessment.ts";
import type { CountryCode } from "#domain/country/country.ts";
import { createAccount } from "./account/create-account.ts";
import { createAddressLookup } from "./address-lookup/address-lookup.ts";
import { embeddedLookup } from "./address-lookup/embedded-lookup.ts";
import { createLoqate } from "./address-lookup/loqate.ts";
import { createAntiBotCheck, guardCalls } from "./anti-bot/anti-bot.ts";
import { createRecaptcha } from "./anti-bot/recaptcha.ts";
import { startBackgroundWork } from "./background-work.ts";
import { bareOpening } from "./catalogue/bare-opening.ts";
import { registerCatalogueRoutes } from "./catalogue/catalogue-routes.ts";
import { followContent, followShop } from "./catalogue/follow-shop.ts";
import { openLiveCatalogue } from "./catalogue/live-catalogue.ts";
import { openCatalogue, type ShopOpening } from "./catalogue/open-catalogue.ts";
import { followShownPages, type ShownPagesListener } from "./catalogue/shown-pages.ts";
import { reviewsOf } from "./catalogue/stored-shop-documents.ts";
import { createChallengeService, createChallenges } from "./challenges/challenges.ts";
import { createCheckout } from "./checkout/create-checkout.ts";
import { registerInstalmentReturn } from "./checkout/instalment-return.ts";
import { createStoresWithStock } from "./checkout/stores-with-stock.ts";
import type { Configuration } from "./configuration.ts";
import { createBlog } from "./content/blog.ts";
import { createContent } from "./content/content.ts";
import { createPreview } from "./content/preview.ts";
import type { Database } from "./database/database.ts";
import { openDatabase } from "./database/open-database.ts";
import { readOrCreateSecret } from "./database/shared-secret.ts";
import { createPopularSearches } from "./habits/popular.ts";
import { createRecommendations } from "./habits/recommendations.ts";
import { createRelated } from "./habits/related.ts";
import type { Authenticate } from "./http/access.ts";
import { createIdentity } from "./identity/create-identity.ts";
import { createImages, type PictureArtist } from "./images/images.ts";
import { openPhotographs } from "./images/photographs.ts";
import type { ReadinessCheck } from "./lifecycle/health.ts";
import { seedMembers } from "./loyalty/demo-members.ts";
import { createLoyaltyService } from "./loyalty/loyalty-service.ts";
import { createProgramme } from "./loyalty/programme.ts";
import { createMarketing } from "./marketing/marketing.ts";
import { marketingProvider } from "./marketing/marketing-provider.ts";
import { createMarketingQueue } from "./marketing/marketing-queue.ts";
import type { Logger } from "./observability/logger.ts";
import { createAccountOrders } from "./orders/account-orders.ts";
import { createDownloads } from "./orders/downloads.ts";
import { createOrders } from "./orders/orders.ts";
import { createOutbox } from "./outbox/outbox.ts";
import { createAfterpayGateway } from "./payments/afterpay/afterpay-gateway.ts";
import { createPaymentNotices } from "./payments/payment-notices.ts";
import type { OrderHoldings } from "./payments/release-order.ts";
import { createSandboxGateway } from "./payments/sandbox-gateway.ts";
import { createSandboxInstalments } from "./payments/sandbox-instalments.ts";
import { createCancellation } from "./refunds/cancellation.ts";
import { placesToRefund } from "./refunds/given-back.ts";
import { registerOneClick } from "./reminders/one-click.ts";
import { createReminders } from "./reminders/reminders.ts";
import type { SearchedPaths } from "./rendering/sitemap.ts";
import { createReturns } from "./returns/returns.ts";
import { createSandboxAntiBot } from "./sandbox/anti-bot/sandbox-anti-bot.ts";
import { keepToThisMachine } from "./sandbox/keep-to-this-machine.ts";
import { registerSandbox } from "./sandbox/register-sandbox.ts";
import { createVault } from "./sandbox/vault.ts";
import { openSearch } from "./search/open-search.ts";
import { createGuesses, unlimitedGuesses } from "./security/guesses.ts";
import type { Handlers } from "./service.ts";
import { registerShareCards } from "./share/register-share-cards.ts";
import { createStock } from "./stock/stock.ts";
import { createStores } from "./stores/create-stores.ts";
import { createStoreStock } from "./stores/store-stock.ts";
import { seedVouchers } from "./vouchers/demo-vouchers.ts";
import { registerOwnerVoucherRoutes } from "./vouchers/owner-voucher-routes.ts";
import { createVoucherService } from "./vouchers/voucher-service.ts";
import { createVouchers } from "./vouchers/vouchers.ts";
import { registerDispatchRoutes } from "./warehouse/dispatch-routes.ts";
import { createWarehouse } from "./warehouse/warehouse.ts";
import { registerWarehouseRoutes } from "./warehouse/warehouse-routes.ts";

/** What an empty shop is filled with, and who draws the pictures that it speaks of. */
export interface ShopSource {
  /** What the shop opens with; asked for only when there is nothing yet. */
  opening(now: Date): ShopOpening | Promise<ShopOpening>;
  /** Starts whoever draws the pictures; without it there are photographs alone. */
  startArtist?(): Promise<PictureArtist & { close(): Promise<unknown> }>;
}

/** The real services, ready to be served. */
export interface Services {
  readonly handlers: Handlers;
  readonly authenticate: Authenticate;
  readonly parts: readonly FastifyPluginAsync[];
  readonly readiness: Readonly<Record<string, ReadinessCheck>>;
  /** Paths of what a country's search holds. */
  readonly searchedPaths: SearchedPaths;
  /** What lets the shop's owner change the catalogue. */
  readonly ownerToken: string;
  /** Calls back with the paths, inside a country's shop, whose pages show something else now. */
  onShopChanged(listener: ShownPagesListener): void;
  /** Starts what runs by itself: finishing half-placed orders, sending mail, watching stock. */
  start(): void;
  /** Stops that, and closes the database. */
  close(): Promise<void>;
}

/** The merchant's gateway and where its notices go; its package is loaded only where there is one. */
async function connectMerchant({ braintree }: Configuration, database: Database, onError: (error: unknown) => void) {
  if (braintree === undefined) return undefined;
  const { connectBraintree } = await import("./payments/braintree/braintree-wire.ts");
  const { createBraintreeGateway } = await import("./payments/braintree/braintree-gateway.ts");
  const { registerBraintreeNotices } = await import("./payments/braintree/braintree-notices.ts");
  const client = connectBraintree(braintree);
  const gateway = createBraintreeGateway(client, braintree);
  return {
    gateway,
    registerNotices: (holdings: OrderHoldings) => async (app: FastifyInstance) =>
      registerBraintreeNotices(app, client, createPaymentNotices(database, gateway, holdings, onError)),
  };
}

/** What takes money: the merchant's own services where they are configured, else those of the sandbox. */
async function connectPayments(
  configuration: Configuration,
  database: Database,
  vault: ReturnType<typeof createVault>,
  onError: (error: unknown) => void,
) {
  const { afterpay, publicOrigin, sandbox } = configuration;
  const merchant = await connectMerchant(configuration, database, onError);
  const sandboxInstalments = createSandboxInstalments(database);
  const nobodyElse = sandbox ? sandboxInstalments : undefined;
  return {
    merchant,
    gateway: merchant?.gateway ?? createSandboxGateway(database, vault),
    instalments: afterpay && publicOrigin ? createAfterpayGateway({ ...afterpay, publicOrigin }) : nobodyElse,
    sandboxInstalments,
  };
}

/** What sends mail. A shop that sends none is spared the memory of what could. */
async function connectMail({ smtpUrl, mailFrom: from, mailReplyTo: replyTo, publicOrigin, port }: Configuration) {
  if (!smtpUrl) return undefined;
  const { smtpSender } = await import("./outbox/smtp-sender.ts");
  return smtpSender({ smtpUrl, from, replyTo, origin: publicOrigin ?? `http://localhost:${port}` });
}

/** The hosted service that recommends; its package is loaded only where there is one. */
async function connectRecommend({ hostedSearch, algoliaRecommend }: Configuration) {
  if (!hostedSearch || !algoliaRecommend) return undefined;
  const { createAlgoliaRecommend } = await import("./habits/algolia-recommend.ts");
  return createAlgoliaRecommend(hostedSearch);
}

/**
 * The composition root: every service is made here and nowhere else, each from the ones it needs.
 * @throws FolderLocked when another server has the embedded database open
 */
export async function composeServices(configuration: Configuration, source: ShopSource, logger: Logger): Promise<Services> {
  const { databaseUrl, dataFolder } = configuration;
  const onError = (error: unknown) => logger.error({ err: error }, "work in the background failed");
  const database = await openDatabase({
    databaseUrl,
    poolSize: configuration.databaseConnections,
    dataDir: dataFolder,
    onConnectionError: onError,
    onCreated: (folder) => logger.info({ folder }, "there was no database yet, an empty one has been made"),
    onNewer: (steps) =>
      logger.warn(
        { steps },
        "the database is that of a newer release; what it has added is left as it is until that one is back",
      ),
  });
  try {
    await openCatalogue(database, () => (configuration.opensBare ? bareOpening : source.opening(new Date())));
    const stock = createStock(database, { onError });
    const catalogue = await openLiveCatalogue({ database, stock, onError });
    const productById = (country: CountryCode, id: string) => catalogue.products(country).get(id);
    const { hostedSearch: hosted, rateLimits } = configuration;
    const habitsSecret = await readOrCreateSecret(database, "habits");
    const isShown = (country: CountryCode, id: string) => productById(country, id) !== undefined;
    const related = createRelated({ database, secret: habitsSecret, isShown });
    const search = await openSearch({
      ...{ hosted, database, catalogue, stock, rateLimits, onError },
      onEvents: (country, events, clientAddress) => related.noteEvents(country, events, clientAddress).catch(onError),
    });
    const { promotions, stores, sizeCharts } = followShop(catalogue);
    const content = createContent({
      catalogue: followContent(catalogue, (productId) => reviewsOf(database.queries, productId)),
      products: catalogue,
      stock,
      boutiqueFeature: configuration.boutiqueFeature,
      galleryOverlay: configuration.galleryOverlay,
      publicOrigin: configuration.publicOrigin,
    });

    const secret = await readOrCreateSecret(database, "orders");
    const ownerToken = Buffer.from(await readOrCreateSecret(database, "owner")).toString("base64url");
    const sandboxSecret = await readOrCreateSecret(database, "sandbox");
    const vault = createVault(sandboxSecret);
    const sandboxAntiBot = createSandboxAntiBot(sandboxSecret);
    const { antiBot } = configuration;
    const checkAntiBot = createAntiBotCheck({
      // It lets a call without a token through, which is all there is in a shop that has neither a service nor a sandbox.
      verifier: antiBot ? createRecaptcha({ url: antiBot.verifyUrl, secret: antiBot.secret }) : sandboxAntiBot,
      minimumScore: antiBot?.minimumScore ?? defaultMinimumScore,
      logger,
    });
    const sendMail = await connectMail(configuration);
    const outbox = createOutbox(database, sendMail, onError);
    const { marketing } = configuration;
    const tellProvider = marketing && marketingProvider(marketing.url, marketing.key);
    const marketingQueue = createMarketingQueue(database, tellProvider, onError);
    const guesses = configuration.rateLimits ? createGuesses(database) : unlimitedGuesses;
    const payments = await connectPayments(configuration, database, vault, onError);
    const { merchant, gateway, instalments } = payments;
    const voucherSecret = await readOrCreateSecret(database, "vouchers");
    // Their codes are public, so they are worth something only where nothing is really sold.
    if (configuration.sandbox) await seedVouchers(database, voucherSecret);
    if (configuration.sandbox) await seedMembers(database);
    const programme = createProgramme({ database, guesses });
    const vouchers = createVouchers({ database, secret: voucherSecret, guesses });
    const challenges = createChallenges({ answers: (id) => catalogue.challengeAnswers(id), guesses });
    const pickupStore = (country: CountryCode, erpStoreId: string) =>
      stores[country].find((store) => store.erpStoreId === erpStoreId && store.clickAndCollect);
    const checkout = createCheckout({
      database,
      guesses,
      stock,
      gateway,
      instalments,
      vouchers,
      programme,
      challenges,
      productById,
      sizeChartById: (id) => sizeCharts().get(id),
      promotions,
      storesWithStock: createStoresWithStock(stores, stock),
      pickupStore,
      onError,
    });

    const returns = createReturns({ database, secret, stock, vouchers, programme, restock: configuration.returnsRestock });
    const popular = createPopularSearches({ database, secret: habitsSecret, search: search.service });
    const reminders = createReminders({
      database,
      secret: await readOrCreateSecret(database, "reminders"),
      guesses,
      async productNow(country, id) {
        const input = { params: undefined, query: undefined, body: { ids: [id] } };
        const { products } = await content["products.byIds"](input, { country, requestId: "reminders", clientAddress: "" });
        return products[0] ?? undefined;
      },
    });
    const downloads = createDownloads({ database, secret, downloadOf: (productId) => catalogue.download(productId) });
    const warehouse = createWarehouse(database, returns, { pickupStore });
    const cancellation = createCancellation(database, { stock, vouchers, programme });

    const account = createAccount({ database, gateway, programme, onError });

    const identity = createIdentity({
      configuration: configuration.identity,
      database,
      customers: account.customers,
      guesses,
      onError,
    });

    const artist = await source.startArtist?.();
    const photographs = openPhotographs(configuration.originalsFolder);
    const images = createImages({ artist, photographs, folder: join(dataFolder, "pictures") });

    const working = {
      ...{ stock, catalogue, search, checkout, reminders, related, popular, guesses, identity, outbox, marketingQueue },
      customers: account.customers,
      sendsMail: sendMail !== undefined,
      tellsProvider: tellProvider !== undefined,
    };
    let stopWork = async () => {};

    const sandbox = async (app: FastifyInstance) => {
      if (!configuration.sandboxForOthers) keepToThisMachine(app);
      await registerSandbox(app, {
        vault,
        instalments: payments.sandboxInstalments,
        ...(!antiBot && { antiBot: sandboxAntiBot }),
        // The outbox shows what was mailed to anybody who looks, so it is open only where no mail is really sent.
        ...(!sendMail && { outbox }),
        ...(!tellProvider && { marketingQueue }),
      });
      await registerWarehouseRoutes(app, warehouse, cancellation);
    };
    return {
      handlers: guardCalls<Handlers>(checkAntiBot, {
        ...content,
        ...createPreview({ secret: configuration.contentPreviewSecret }),
        ...createBlog({ pages: (country) => catalogue.content().pages(country), onDocuments: catalogue.onDocuments }),
        ...search.service,
        ...checkout.service,
        ...createVoucherService(vouchers),
        ...createChallengeService(challenges, productById),
        ...createLoyaltyService({ database, programme }),
        ...createOrders({ database, secret, guesses, downloads }),
        ...returns.service,
        ...createMarketing({ database }),
        ...reminders.service,
        ...popular.service,
        ...createRecommendations({
          embedded: related.recommender,
          hosted: await connectRecommend(configuration),
          isShown,
          onError,
        }),
        ...account.service,
        ...identity.service,
        ...createAccountOrders(database, downloads),
        ...createAddressLookup({ lookup: configuration.loqate ? createLoqate(configuration.loqate) : embeddedLookup, onError }),
        ...createStores(stores),
        ...createStoreStock({ queries: database.queries, stores, productById }),
      }),
      authenticate: identity.authenticate,
      parts: [
        images.plugin,
        async (app) => registerShareCards(app, { productById, jpegOf: images.jpegOf }),
        (app) =>
          registerCatalogueRoutes(app, {
            database,
            catalogue,
            stock,
            pictures: {
              photographs,
              isDrawn: (path) => artist?.knows(path) === true,
              fetching: { hosts: configuration.pictureHosts },
            },
            origin: (request) => configuration.publicOrigin ?? `${request.protocol}://${request.host}`,
            token: ownerToken,
            syncSearch: search.sync,
          }),
        (app) =>
          registerDispatchRoutes(app, {
            warehouse,
            cancellation,
            paidFor: (order) => placesToRefund(database.queries, order),
            skuOf: catalogue.sku,
            token: ownerToken,
          }),
        (app) => registerOwnerVoucherRoutes(app, { database, vouchers, token: ownerToken }),
        ...search.parts,
        downloads.plugin,
        async (app) => registerOneClick(app, reminders),
        ...(configuration.afterpay ? [registerInstalmentReturn] : []),
        ...(merchant ? [merchant.registerNotices({ stock, vouchers, programme })] : []),
        ...(configuration.sandbox ? [sandbox] : []),
      ],
      ownerToken,
      searchedPaths: search.paths,
      readiness: { database: () => database.ping(), search: () => search.ready().then(() => undefined) },
      onShopChanged: (listener) => followShownPages({ stock, catalogue, search }, listener),
      start() {
        stopWork = startBackgroundWork(working, onError);
      },
      async close() {
        await Promise.all([stopWork(), images.settled()]);
        await artist?.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
