import { syncConfiguration } from "../configuration/configuration.ts";
import { own } from "../record/own.ts";
import type { SyncableState } from "./account-state.ts";
import type { CommandStamp } from "./command.ts";

type Marks = SyncableState["clients"];

/** Whether a state already contains a command. */
export function isApplied(clients: Marks, { clientId, sequence }: CommandStamp): boolean {
  return sequence <= (own(clients, clientId) ?? Number.NEGATIVE_INFINITY);
}

function bounded(clients: Marks, most: number): Marks {
  const entries = Object.entries(clients);
  if (entries.length <= most) return clients;
  // Not by key order: PostgreSQL's jsonb does not keep it.
  const newest = entries.toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  return Object.fromEntries(newest.slice(0, most));
}

/**
 * The marks with a command noted as applied; beyond the limit the other client with the oldest mark is forgotten. Its own stays
 * however far behind its clock is, or the command would be applied again and again.
 */
export function markApplied(clients: Marks, { clientId, sequence }: CommandStamp): Marks {
  const { [clientId]: _, ...others } = clients;
  return { ...bounded(others, syncConfiguration.maxClients - 1), [clientId]: sequence };
}

/** The higher mark of each client. */
export function mergeMarks(a: Marks, b: Marks): Marks {
  const merged = { ...a };
  for (const [clientId, sequence] of Object.entries(b)) {
    merged[clientId] = Math.max(sequence, own(merged, clientId) ?? sequence);
  }
  return bounded(merged, syncConfiguration.maxClients);
}
