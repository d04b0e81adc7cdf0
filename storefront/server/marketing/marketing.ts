import type { Database } from "../database/database.ts";
import { and, eq } from "../database/drizzle.ts";
import { marketingContacts } from "../database/schema/schema.ts";
import { requireEmail } from "../fields/require-email.ts";
import type { Service } from "../service.ts";
import { subscribeNewcomer } from "./contacts.ts";

/**
 * Marketing sign-ups, recorded here and queued for the marketing provider. An address that has opted out before is left so: only its owner can change that, signed in (MKTG-17).
 */
export function createMarketing({ database }: { readonly database: Database }): Service<"marketing.signUp"> {
  return {
    "marketing.signUp": async ({ body }, { country, account }) => {
      const email = requireEmail(body.email);
      const address = email.toLowerCase();
      await database.transaction((transaction) =>
        subscribeNewcomer(transaction, { country, email: address, source: body.contactSource, userId: account?.username }),
      );
      const [contact] = await database.queries
        .select({ status: marketingContacts.status })
        .from(marketingContacts)
        .where(and(eq(marketingContacts.country, country), eq(marketingContacts.email, address)));
      const status = contact?.status ?? "subscribed";
      return { success: status === "subscribed", status, email };
    },
  };
}
