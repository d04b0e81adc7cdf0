import { useAppSelector } from "../../platform/store/hooks.ts";

/** Who is signed in, and where sign-in stands. */
export const useSession = () => useAppSelector(({ session }) => session);
