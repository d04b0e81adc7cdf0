import { networkOf } from "../security/network-of.ts";
import { type Day, visitorOf } from "./visitors.ts";

/**
 * Notes that one network is taken at its word for on a day, by each server: more than many shoppers behind one address have, and
 * nobody fills the database with what they make up.
 */
const mostOfNetwork = 2_000;

/** Counts what each network notes of one kind, under names that lead back to none. */
export function createDailyShare(secret: Uint8Array) {
  let counted = { day: "", noted: new Map<string, number>() };

  /** So many of some notes as their network may still make on a day; they count as made then. */
  return (day: Day, clientAddress: string, notes: number): number => {
    if (counted.day !== day) counted = { day, noted: new Map() };
    const network = visitorOf(secret, day, networkOf(clientAddress));
    const before = counted.noted.get(network) ?? 0;
    const taken = Math.min(notes, mostOfNetwork - before);
    counted.noted.set(network, before + taken);
    return taken;
  };
}
