import { useAppSelector } from "../../platform/store/hooks.ts";

/**
 * Where checkout is entered: a guest begins with the contact, a signed-in shopper goes straight to the payment, since what comes
 * before is known (CHK-04). Whatever is not known after all, the step's guard asks for.
 */
export function useCheckoutEntry(): "/checkout/contact-info" | "/checkout/payment" {
  return useAppSelector(({ session }) => session.status === "LOGGED_IN") ? "/checkout/payment" : "/checkout/contact-info";
}
