import { z } from "zod";
import type { AddressCountry } from "#domain/checkout/address.ts";
import {
  type AddressLookup,
  type AddressSuggestion,
  type FoundAddress,
  LookupUnavailable,
  mostSuggestions,
} from "./address-lookup.ts";

/** Milliseconds that the service has to answer: whoever types does not wait for longer. */
const patience = 3_000;

export interface LoqateOptions {
  /** Where the service answers: `https://api.addressy.com`. */
  readonly url: string;
  readonly key: string;
}

/** What went wrong is told in the first item, with status 200. */
const problem = z.object({ Error: z.coerce.string(), Description: z.string().default(""), Cause: z.string().default("") });

/** `Id Invalid`: no address goes by that id. */
const unknownId = "1001";

class Refused extends Error {
  readonly code: string;
  constructor({ Error: code, Description, Cause }: z.infer<typeof problem>) {
    super(`${code} ${Description}: ${Cause}`);
    this.code = code;
  }
}

/** https://docs.loqate.com/api-reference/address-capture/find */
const found = z.object({
  Id: z.string(),
  Type: z.string(),
  Text: z.string(),
  Description: z.string().default(""),
});

const text = z.string().default("");

/** https://docs.loqate.com/api-reference/address-capture/retrieve */
const retrieved = z.object({
  Language: text,
  Line1: z.string(),
  Line2: text,
  Line3: text,
  Line4: text,
  Line5: text,
  Neighbourhood: text,
  District: text,
  City: text,
  ProvinceCode: text,
  Province: text,
  PostalCode: z.string(),
  CountryIso2: z.string(),
});
type Retrieved = z.infer<typeof retrieved>;

/**
 * Loqate's Address Capture: `Find` suggests, which is free, and `Retrieve` tells the whole address of the one that was picked, which
 * is paid for. What is found may be a street or a building with addresses in it; the likeliest of those is looked into.
 */
export function createLoqate({ url, key }: LoqateOptions): AddressLookup {
  async function ask<T>(method: string, parameters: Record<string, string>, item: z.ZodType<T>): Promise<T[]> {
    const query = new URLSearchParams({ Key: key, ...parameters });
    try {
      const response = await fetch(`${url}/Capture/Interactive/${method}/json6.ws?${query}`, {
        signal: AbortSignal.timeout(patience),
      });
      if (!response.ok) throw new Error(`It answered ${response.status}.`);
      const { Items } = z.object({ Items: z.array(z.unknown()) }).parse(await response.json());
      const refused = problem.safeParse(Items[0]);
      if (refused.success) throw new Refused(refused.data);
      return z.array(item).parse(Items);
    } catch (error) {
      throw new LookupUnavailable("Loqate could not be asked.", { cause: error });
    }
  }

  const find = (country: AddressCountry, typed: string, container?: string) =>
    ask(
      "Find/v1.20",
      {
        Text: typed,
        Countries: country,
        Language: "en",
        Limit: String(mostSuggestions),
        ...(container !== undefined && { Container: container }),
      },
      found,
    );

  return {
    async suggest(country, typed) {
      if (typed.trim() === "") return [];
      const items = await find(country, typed);
      const container = items.find(({ Type }) => Type !== "Address");
      const within = container ? await find(country, typed, container.Id) : [];
      const all = items.flatMap((item) => (item === container ? within : [item]));
      const addresses = all.filter(({ Type }) => Type === "Address").map(toSuggestion);
      return [...new Map(addresses.map((each) => [each.id, each])).values()].slice(0, mostSuggestions);
    },

    async retrieve(country, id) {
      const items = await ask("Retrieve/v1.30", { Id: id }, retrieved).catch((error: LookupUnavailable) => {
        if (error.cause instanceof Refused && error.cause.code === unknownId) return [];
        throw error;
      });
      const english = items.find(({ Language }) => Language === "ENG") ?? items[0];
      return english?.CountryIso2 === country ? toAddress(country, english) : undefined;
    },
  };
}

function toSuggestion({ Id, Text, Description }: z.infer<typeof found>): AddressSuggestion {
  return { id: Id, label: [Text, Description].filter((part) => part !== "").join(", ") };
}

/** Lines as they are printed, without what has a field of its own in the shop's forms. */
function toAddress(country: AddressCountry, item: Retrieved): FoundAddress {
  const { City, District, Neighbourhood, PostalCode: postcode } = item;
  const within = District || Neighbourhood;
  const isPlace = (line: string) => [City, District, Neighbourhood].some((place) => place.toLowerCase() === line.toLowerCase());
  const further = [item.Line2, item.Line3, item.Line4, item.Line5].filter((line) => line !== "" && !isPlace(line));
  // The street stands last, behind a shop's number and the building that it is in: the forms have two lines for all of it.
  const street2 = further.at(-1);
  const street1 = [item.Line1, ...further.slice(0, -1)].join(", ");
  const street = { street1, ...(street2 !== undefined && { street2 }), postcode, country };
  return country === "NZ"
    ? { ...street, suburb: within || City, city: City }
    : { ...street, suburb: City || within, state: (item.ProvinceCode || item.Province).toUpperCase() };
}
