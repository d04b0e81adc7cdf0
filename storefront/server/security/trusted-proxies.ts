import { BlockList, isIP, isIPv4 } from "node:net";
import type { Configuration } from "../configuration.ts";

/** Tells whether the machine at `address`, `hop` steps in front of this server (0 is the nearest), is believed. */
export type Trust = (address: string, hop: number) => boolean;

const named: Readonly<Record<string, readonly string[]>> = {
  loopback: ["127.0.0.0/8", "::1/128"],
  linklocal: ["169.254.0.0/16", "fe80::/10"],
  uniquelocal: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"],
};

/**
 * Makes the setting into a test. Believing nobody is the default: then addresses and countries that a client puts into
 * headers itself count for nothing.
 */
export function trustedProxies(setting: Configuration["trustProxy"]): Trust {
  if (setting === false) return () => false;
  if (typeof setting === "number") return (_address, hop) => hop < setting;
  const list = new BlockList();
  for (const network of setting.flatMap((entry) => named[entry.toLowerCase()] ?? entry)) {
    const [address = "", bits] = network.split("/");
    const family = isIPv4(address) ? "ipv4" : "ipv6";
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (address) => {
    // Node reports IPv4 clients of an IPv6 socket as ::ffff:a.b.c.d.
    const plain = address.startsWith("::ffff:") && isIPv4(address.slice(7)) ? address.slice(7) : address;
    return isIP(plain) !== 0 && list.check(plain, isIPv4(plain) ? "ipv4" : "ipv6");
  };
}
