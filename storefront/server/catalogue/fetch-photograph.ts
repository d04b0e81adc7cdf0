import { lookup } from "node:dns/promises";
import { get as getPlainly, type IncomingMessage } from "node:http";
import { get as getSecurely } from "node:https";
import { BlockList, isIP } from "node:net";
import { largestPhotograph } from "#contract/catalogue.ts";
import { UnusablePhotograph } from "../images/inspect-photograph.ts";

export interface FetchPhotographOptions {
  /** Names of the hosts that pictures may be fetched from, as configuration has them. */
  readonly hosts: ReadonlySet<string>;
  /** Milliseconds for the whole of it. */
  readonly timeLimit?: number;
  /** Aborted when nobody wants it any more. */
  readonly signal?: AbortSignal | undefined;
  /** Whether an address may be connected to; the public ones, unless a test says otherwise. */
  readonly isAllowed?: (address: string) => boolean;
}

/** Networks that are nobody's on the open internet (IANA special-purpose address registries). */
const special = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const) {
  special.addSubnet(network, prefix, "ipv4");
}
/** What is routed on the open internet over IPv6; all else is kept for something, addresses that hide one of IPv4 among it. */
const global6 = new BlockList();
global6.addSubnet("2000::", 3, "ipv6");
const kept6 = new BlockList();
for (const [network, prefix] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const) {
  kept6.addSubnet(network, prefix, "ipv6");
}

/** Whether an address is on the open internet, and not in the shop's own network or on its own machine. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !special.check(address, "ipv4");
    case 6:
      return global6.check(address, "ipv6") && !kept6.check(address, "ipv6");
    default:
      return false;
  }
}

/** Redirects that are followed; each one's address is looked at like the first. */
const mostRedirects = 3;

/**
 * Why a picture's address is not fetched from at all; undefined where it may be.
 * @param hosts the hosts that the shop's configuration allows
 */
export function refusedAddress(address: string, hosts: ReadonlySet<string>): string | undefined {
  const url = URL.parse(address);
  if (url === null || (url.protocol !== "https:" && url.protocol !== "http:")) return `${address} is not a web address.`;
  if (url.username !== "" || url.password !== "") return `${url.host}: an address with a password in it is not fetched from.`;
  if (hosts.has(url.hostname)) return undefined;
  return `${url.hostname} is not among the hosts that pictures are fetched from (PICTURE_HOSTS).`;
}

/**
 * Fetches a picture's bytes from an allowed host. The address that the host's name leads to is checked and then connected to, so
 * that a name cannot lead elsewhere in between; redirects are followed under the same rules.
 * @throws UnusablePhotograph; the signal's reason once it is aborted
 */
export async function fetchPhotograph(address: string, options: FetchPhotographOptions): Promise<Buffer> {
  const { timeLimit = 20_000 } = options;
  const limit = AbortSignal.timeout(timeLimit);
  const signal = options.signal ? AbortSignal.any([limit, options.signal]) : limit;
  try {
    let url = new URL(address);
    for (let redirects = 0; redirects <= mostRedirects; redirects++) {
      const response = await request(url, options, signal);
      const { statusCode = 0, headers } = response;
      if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
        response.destroy();
        url = new URL(headers.location, url);
        continue;
      }
      if (statusCode !== 200) {
        response.destroy();
        throw new UnusablePhotograph(`${url.host} answered ${statusCode} instead of a picture.`);
      }
      return await read(response);
    }
    throw new UnusablePhotograph(`${url.host} sends on and on to other addresses.`);
  } catch (error) {
    if (error instanceof UnusablePhotograph) throw error;
    options.signal?.throwIfAborted();
    const { host } = new URL(address);
    if (limit.aborted) throw new UnusablePhotograph(`${host} took longer than ${timeLimit / 1000} s.`);
    throw new UnusablePhotograph(`${host} could not be reached or broke off.`);
  }
}

async function request(
  url: URL,
  { hosts, isAllowed = isPublicAddress }: FetchPhotographOptions,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const refused = refusedAddress(url.href, hosts);
  if (refused !== undefined) throw new UnusablePhotograph(refused);
  // An address of IPv6 stands in brackets.
  const name = url.hostname.replace(/^\[|\]$/g, "");
  const found = isIP(name) ? [{ address: name, family: isIP(name) }] : await lookup(name, { all: true });
  const [chosen] = found;
  if (chosen === undefined || !found.every(({ address }) => isAllowed(address))) {
    throw new UnusablePhotograph(`${url.hostname} is an address inside a private network, which is not fetched from.`);
  }
  const get = url.protocol === "https:" ? getSecurely : getPlainly;
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  get(
    url,
    {
      signal,
      agent: false,
      headers: { accept: "image/avif,image/webp,image/png,image/jpeg" },
      lookup: (_name, { all }, answer) => {
        if (all) answer(null, [chosen]);
        else answer(null, chosen.address, chosen.family);
      },
    },
    resolve,
  ).on("error", reject);
  return await promise;
}

async function read(response: IncomingMessage): Promise<Buffer> {
  const tooLarge = new UnusablePhotograph(`The picture is over ${largestPhotograph / 2 ** 20} MB.`);
  const parts: Buffer[] = [];
  let size = 0;
  if (Number(response.headers["content-length"] ?? 0) > largestPhotograph) {
    response.destroy();
    throw tooLarge;
  }
  for await (const part of response as AsyncIterable<Buffer>) {
    size += part.length;
    // Leaving the loop closes the connection.
    if (size > largestPhotograph) throw tooLarge;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
