import type { CountryCode } from "#domain/country/country.ts";
import type { Product } from "#domain/product/product.ts";
import { sizeAfterName, sizeLabel } from "#domain/product/size-chart.ts";
import type { ReminderKind } from "#domain/reminders/reminder.ts";
import { writeLetter } from "../outbox/letter.ts";
import type { Mail } from "../outbox/mail.ts";
import { type MailItem, shopAddress } from "../outbox/mail-dress.ts";
import type { ReminderTokens } from "./reminder-tokens.ts";

/** A reminder that a mail is about. */
export interface MailedReminder {
  readonly id: string;
  readonly country: CountryCode;
  readonly kind: ReminderKind;
  readonly variantId: string;
  readonly email: string;
  readonly round: number;
}

/** Path of the page that the links lead to; the same address takes the one POST of mail programs that unsubscribe (RFC 8058). */
const reminderPath = (does: "confirm" | "end", token: string): string => `/reminders/${does}?${new URLSearchParams({ token })}`;

const forgetMe = "Forget my address now";

const nameOf = ({ brand, name }: Product): string => `${brand.name} ${name}`;

function itemOf(product: Product, variantId: string): MailItem {
  const picture = product.productGallery.find((one) => one.type === "IMAGE");
  const size = product.variants.find(({ id }) => id === variantId)?.code;
  const detail = [product.colourName, size && sizeAfterName(sizeLabel(null, size))].filter(Boolean).join(", ");
  return { image: picture?.src ?? "", what: nameOf(product), detail };
}

const leavingAddress = (tokens: ReminderTokens, { country, id, round }: MailedReminder): string =>
  shopAddress(country, reminderPath("end", tokens.sign({ does: "end", id, round })));

/** Asks whoever reads the address whether they want to be reminded: until they say so, nothing else is sent. */
export function confirmationMail(tokens: ReminderTokens, reminder: MailedReminder, product: Product): Mail {
  const { id, country, kind, round, email, variantId } = reminder;
  const leave = leavingAddress(tokens, reminder);
  return {
    kind: "reminderConfirmation",
    about: `${id} ${round}`,
    recipient: email,
    unsubscribe: leave,
    ...writeLetter(country, {
      subject: `Shall we tell you about ${nameOf(product)}?`,
      heading: "One press, and we’ll tell you.",
      before: [
        kind === "release"
          ? "Somebody, we hope you, wants to know when this comes out. Press the button and we'll mail you when it does, once."
          : "Somebody, we hope you, wants to know when this is back. Press the button and we'll mail you when it is, once.",
      ],
      items: [itemOf(product, variantId)],
      link: {
        label: "Yes, tell me",
        address: shopAddress(country, reminderPath("confirm", tokens.sign({ does: "confirm", id, round }))),
      },
      after: ["Wasn't you? Leave this mail alone, and nothing comes of it. The link is good for a week."],
      leave: { label: forgetMe, address: leave },
    }),
  };
}

/** Tells that what was waited for has come. */
export function reminderMail(tokens: ReminderTokens, reminder: MailedReminder, product: Product): Mail {
  const { id, country, kind, round, email, variantId } = reminder;
  const size = product.variants.find((variant) => variant.id === variantId)?.code;
  const leave = leavingAddress(tokens, reminder);
  return {
    kind: "reminder",
    about: `${id} ${round}`,
    recipient: email,
    unsubscribe: leave,
    ...writeLetter(country, {
      subject: kind === "release" ? `It's out: ${nameOf(product)}` : `It's back: ${nameOf(product)}`,
      heading: kind === "release" ? "It’s out." : "It’s back.",
      before: ["You asked, so here we are. First in, first served: we keep none aside."],
      items: [itemOf(product, variantId)],
      link: {
        label: "Have a look",
        address: shopAddress(country, product.path + (size ? `?${new URLSearchParams({ size })}` : "")),
      },
      after: ["That's the only mail about it."],
      leave: { label: forgetMe, address: leave },
    }),
  };
}
