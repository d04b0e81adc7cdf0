import type { AddressInput } from "#contract/checkout.ts";
import { countryCodes } from "../../../domain/country/country.ts";
import { boolean, date, index, jsonb, pgTable, sql, text, timestamp, uuid } from "../drizzle.ts";

/** Who holds an account, by the name that the user pool gave it. Both countries share it; passwords are the pool's affair. */
export const customers = pgTable("customers", {
  username: text().primaryKey(),
  /** Where the account was made. */
  country: text({ enum: countryCodes }).notNull(),
  /** In lower case, as it was when the account was made; the token of a session says what it is now. Empty once it is closed. */
  email: text().notNull(),
  /** Empty while only the user pool has heard of this customer. */
  firstName: text("first_name").notNull(),
  lastName: text("last_name").notNull(),
  phone: text(),
  /**
   * Whether the names, number and birth date are a sign-up's, and nobody has come by the account since: who signs up may not be whose
   * address it is.
   */
  isUnproven: boolean("is_unproven").notNull().default(false),
  /** Never changes once it is set. */
  dateOfBirth: date("date_of_birth", { mode: "string" }),
  /** Whether the shop may text them; mail is the marketing contact's affair, in each country. */
  subscribedToSms: boolean("subscribed_to_sms").notNull().default(false),
  loyaltyMemberId: text("loyalty_member_id"),
  loyaltyLastName: text("loyalty_last_name"),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().default(sql`now()`),
});

/** Addresses that customers keep. They are written only while their customer's row is locked. */
export const customerAddresses = pgTable(
  "customer_addresses",
  {
    id: uuid().primaryKey(),
    username: text()
      .notNull()
      .references(() => customers.username, { onDelete: "cascade" }),
    address: jsonb().$type<AddressInput>().notNull(),
    /** The default is whichever was made so last; without one, the oldest. So there is always exactly one. */
    defaultBillingSince: timestamp("default_billing_since", { withTimezone: true }),
    defaultShippingSince: timestamp("default_shipping_since", { withTimezone: true }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (table) => [index("customer_addresses_username").on(table.username)],
);
