import { Link } from "@tread/design-system/link";
import { contactsInWords } from "#domain/country/contacts-in-words.ts";

/** Words of the owner's, in which e-mail addresses and telephone numbers can be pressed. */
export function LinkedWords({ words }: { words: string }) {
  return contactsInWords(words).map(({ text, href }, index) =>
    href === undefined ? (
      text
    ) : (
      <Link key={index} href={href}>
        {text}
      </Link>
    ),
  );
}
