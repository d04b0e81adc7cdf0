import { type SavedCard, useCardsQuery } from "./account-api.ts";
import { useLoggedIn } from "./use-account.ts";

export interface SavedCards {
  /** The default first; none for a guest, nor while they are on their way. */
  cards: readonly SavedCard[];
  loading: boolean;
  failed: boolean;
  retry: () => void;
  /** Asks anew. @returns whether this card is still kept; true when nobody can say */
  isKept: (id: string) => Promise<boolean>;
}

const none: readonly SavedCard[] = [];

/** The cards that are kept for whoever is signed in. */
export function useSavedCards(): SavedCards {
  const loggedIn = useLoggedIn();
  const { data = none, isFetching, isError, refetch } = useCardsQuery(undefined, { skip: !loggedIn });
  return {
    cards: loggedIn ? data : none,
    loading: isFetching && data === none,
    failed: isError && !isFetching,
    retry: refetch,
    isKept: async (id) => (await refetch()).data?.some((each) => each.id === id) ?? true,
  };
}
