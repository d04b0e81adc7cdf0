import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { ParsedInputOf } from "#contract/calls.ts";
import { arrangeSavedAddresses, isSameAddress, type SavedAddress, savedAddressesMax } from "#domain/account/saved-addresses.ts";
import { type Address, addressCountries } from "#domain/checkout/address.ts";
import { normaliseAddress } from "#domain/fields/address.ts";
import { ApiError } from "../api-error.ts";
import type { Database, Queries } from "../database/database.ts";
import { and, eq, sql } from "../database/drizzle.ts";
import { customerAddresses } from "../database/schema/schema.ts";
import { noteAddressIssues } from "../fields/address-issues.ts";
import { FieldIssues } from "../fields/field-issues.ts";
import { type RequestContext, type Service, signedIn } from "../service.ts";
import { lockCustomer, requireCustomer } from "./customers.ts";

type AddressBody = ParsedInputOf<"addresses.create">["body"];

/**
 * The addresses of each account. Whoever writes holds its customer's row, so that what is looked at before (is it there
 * already, are there too many) still holds when it is written.
 */
export function createSavedAddresses(
  database: Database,
): Service<"addresses.list" | "addresses.create" | "addresses.update" | "addresses.delete"> {
  /** Does something with the addresses of whoever is signed in, and answers with what there is then. */
  const change = (context: RequestContext, work: (transaction: Queries, username: string) => Promise<void>) =>
    database.transaction(async (transaction) => {
      const { username } = signedIn(context);
      await lockCustomer(transaction, username);
      await work(transaction, username);
      return { addresses: await readAddresses(transaction, username) };
    });

  return {
    "addresses.list": async (_input, context) => {
      const { username } = signedIn(context);
      await requireCustomer(database.queries, username);
      return { addresses: await readAddresses(database.queries, username) };
    },

    "addresses.create": ({ body }, context) => {
      const address = requireAddress(body);
      return change(context, async (transaction, username) => {
        const kept = await readAddresses(transaction, username);
        refuseIdentical(kept, address);
        if (kept.length >= savedAddressesMax) throw tooMany();
        await transaction.insert(customerAddresses).values({ id: randomUUID(), username, address, ...defaultsOf(body) });
      });
    },

    "addresses.update": ({ params: { id }, body }, context) => {
      const address = requireAddress(body);
      return change(context, async (transaction, username) => {
        const kept = await readAddresses(transaction, username);
        const others = kept.filter((saved) => saved.id !== id);
        if (others.length === kept.length) throw addressNotFound();
        refuseIdentical(others, address);
        await transaction
          .update(customerAddresses)
          .set({ address, ...defaultsOf(body) })
          .where(eq(customerAddresses.id, id));
      });
    },

    "addresses.delete": ({ params: { id } }, context) =>
      change(context, async (transaction, username) => {
        if (!z.uuid().safeParse(id).success) throw addressNotFound();
        const deleted = await transaction
          .delete(customerAddresses)
          .where(and(eq(customerAddresses.id, id), eq(customerAddresses.username, username)))
          .returning({ id: customerAddresses.id });
        if (deleted.length === 0) throw addressNotFound();
      }),
  };
}

/** The addresses of an account as they are shown. */
export async function readAddresses(queries: Queries, username: string): Promise<SavedAddress[]> {
  const rows = await queries.select().from(customerAddresses).where(eq(customerAddresses.username, username));
  return arrangeSavedAddresses(
    rows.map(({ id, address, createdAt, defaultBillingSince, defaultShippingSince }) => ({
      id,
      address,
      createdAt: createdAt.getTime(),
      defaultBillingSince: defaultBillingSince?.getTime() ?? null,
      defaultShippingSince: defaultShippingSince?.getTime() ?? null,
    })),
  );
}

/** @throws ApiError 422 with every problem in the form's own words */
function requireAddress({ isDefaultBilling: _billing, isDefaultShipping: _shipping, ...address }: AddressBody) {
  const issues = new FieldIssues();
  noteAddressIssues(issues, "", address, addressCountries);
  issues.throwIfAny();
  return normaliseAddress(address);
}

/** A default stays one until another takes its place, so only becoming one is recorded. */
function defaultsOf({ isDefaultBilling, isDefaultShipping }: AddressBody) {
  const now = sql`clock_timestamp()`;
  return {
    ...(isDefaultBilling && { defaultBillingSince: now }),
    ...(isDefaultShipping && { defaultShippingSince: now }),
  };
}

/** @throws ApiError 409 `IdenticalAddress` */
function refuseIdentical(kept: readonly SavedAddress[], address: Address): void {
  if (!kept.some((saved) => isSameAddress(saved, address))) return;
  throw new ApiError(409, "IdenticalAddress", "You have already saved this address.");
}

function addressNotFound(): ApiError {
  return new ApiError(404, "AddressNotFound", "We couldn't find that address. It may have been deleted.");
}

function tooMany(): ApiError {
  return new ApiError(
    422,
    "TooManyAddresses",
    `You can save up to ${savedAddressesMax} addresses. Delete one you no longer need first.`,
  );
}
