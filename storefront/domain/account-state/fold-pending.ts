import type { SyncableState } from "./account-state.ts";
import { applyChange } from "./apply-change.ts";
import type { ChangeContext, ChangeResult } from "./change-result.ts";
import { isApplied } from "./client-marks.ts";
import type { AccountCommand } from "./command.ts";

/** Commands that a confirmed state does not contain yet; the others are resolved (SYNC-10). */
export function unresolved(confirmed: SyncableState, pending: readonly AccountCommand[]): AccountCommand[] {
  return pending.filter((command) => !isApplied(confirmed.clients, command));
}

export interface Folded {
  /** What the shopper sees: the confirmed state with every pending change on top. */
  readonly state: SyncableState;
  /** Commands still to be sent, in their order. */
  readonly pending: readonly AccountCommand[];
  /** Commands that no longer fit the newer state, and why. */
  readonly dropped: readonly { readonly command: AccountCommand; readonly result: ChangeResult }[];
}

/**
 * Replays pending commands on a confirmed state, after a conflict and at every change (SYNC-09).
 * What the confirmed state already contains is not applied again.
 */
export function foldPending(
  confirmed: SyncableState,
  pending: readonly AccountCommand[],
  context: Omit<ChangeContext, "replay">,
): Folded {
  let state = confirmed;
  const kept: AccountCommand[] = [];
  const dropped: { command: AccountCommand; result: ChangeResult }[] = [];
  for (const command of unresolved(confirmed, pending)) {
    const result = applyChange(state, command, { ...context, replay: true });
    if (result.outcome === "SUCCESS") kept.push(command);
    else dropped.push({ command, result });
    state = result.state;
  }
  return { state, pending: kept, dropped };
}
