import { z } from "zod";

/** Milliseconds for which an event may be told after it happened: four days. */
const oldest = 4 * 24 * 60 * 60 * 1000;

const queryID = z.string().regex(/^[0-9a-f]{32}$/, "must be 32 hexadecimal characters");
const objectIDs = z.array(z.string().min(1).max(512)).min(1).max(20);
const amount = z.union([z.number(), z.string().regex(/^-?\d{1,16}(\.\d{1,16})?$/)]);
const objectData = z.strictObject({
  queryID: queryID.optional(),
  price: amount.optional(),
  quantity: z.int().min(1).optional(),
  discount: amount.optional(),
});

const event = z
  .strictObject({
    eventType: z.enum(["view", "click", "conversion"]),
    eventSubtype: z.enum(["addToCart", "purchase"]).optional(),
    eventName: z.string().regex(/^[\x20-\x7e]{1,64}$/, "must be 1 to 64 printable characters"),
    index: z.string().min(1).max(128),
    userToken: z.string().regex(/^[A-Za-z0-9_=/+-]{1,129}$/, "must be 1 to 129 letters, digits and _ = / + -"),
    authenticatedUserToken: z
      .string()
      .regex(/^[A-Za-z0-9_=/+-]{1,129}$/)
      .optional(),
    objectIDs: objectIDs.optional(),
    filters: z.array(z.string().max(256)).min(1).max(10).optional(),
    positions: z.array(z.int().min(1)).max(20).optional(),
    queryID: queryID.optional(),
    objectData: z.array(objectData).max(20).optional(),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .optional(),
    value: amount.optional(),
    // A clock may be ahead. What it tells has happened all the same, and not later than now.
    timestamp: z
      .int()
      .transform((at) => Math.min(at, Date.now()))
      .optional(),
  })
  .superRefine((one, context) => {
    const refuse = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
    if ((one.objectIDs === undefined) === (one.filters === undefined))
      refuse("objectIDs", "either objectIDs or filters are needed");
    if (one.eventSubtype && one.eventType !== "conversion") refuse("eventSubtype", "only a conversion has a subtype");
    if (one.eventType === "click" && (one.queryID === undefined) !== (one.positions === undefined))
      refuse("positions", "a click after a search has both positions and queryID");
    if (one.eventType !== "click" && one.positions) refuse("positions", "only a click has positions");
    if (one.positions && one.positions.length !== one.objectIDs?.length)
      refuse("positions", "there must be one position for each of the objectIDs");
    if (one.objectData && one.objectData.length !== one.objectIDs?.length)
      refuse("objectData", "there must be one for each of the objectIDs");
    if (one.timestamp !== undefined && one.timestamp < Date.now() - oldest)
      refuse("timestamp", "must lie within the last four days");
  });

/** What the Insights API takes in one request. @see https://www.algolia.com/doc/rest-api/insights */
export const insightsEvents = z.strictObject({ events: z.array(event).min(1).max(1000) });

export type InsightsEvent = z.output<typeof event>;

/** Bytes that a full request may have: 1000 events of twenty objects. */
export const insightsBodyLimit = 2 * 1024 * 1024;
