import type { SyncableState } from "@tread/storefront/domain/account-state/account-state.ts";
import { stateWith } from "@tread/storefront/server/account/account.fixture.ts";
import type { SignedIn } from "@tread/storefront/server/service.ts";
import type { Replica } from "./replicas.ts";
import { sessionOf } from "./sessions.ts";

/** What the account keeps of a cart, and the version that a change of it must name. */
export interface KeptState {
  readonly version: number;
  readonly state: SyncableState | null;
}

/** A browser as far as the account's kept cart goes, signed in at one server. */
export interface AccountClient {
  get(): Promise<KeptState>;
  /** What was written, or undefined when somebody else was faster. */
  put(version: number, state: SyncableState): Promise<KeptState | undefined>;
}

/** Signs a browser in at one server, as the owner of an account. */
export function accountClient({ origin }: Pick<Replica, "origin">, account: SignedIn): AccountClient {
  const address = `${origin}/nz/api/account/state`;
  const authorization = `Bearer ${sessionOf(account)}`;
  return {
    async get() {
      const response = await fetch(address, { headers: { authorization } });
      if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`);
      return response.json() as Promise<KeptState>;
    },
    async put(version, state) {
      const response = await fetch(address, {
        method: "PUT",
        headers: { authorization, "content-type": "application/json" },
        body: JSON.stringify({ version, state }),
      });
      const text = await response.text();
      if (response.status === 409) return undefined;
      if (response.status !== 200) throw new Error(`${response.status}: ${text}`);
      return JSON.parse(text) as KeptState;
    },
  };
}

/** So many pairs of one size, and how many of it a state holds. */
export const pairs = (qty: number): SyncableState => stateWith({ "100101-9": qty });
export const pairsIn = (state: SyncableState | null): number => state?.cart.items["line-100101-9"]?.qty ?? 0;
