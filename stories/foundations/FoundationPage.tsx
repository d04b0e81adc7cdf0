import { Stack } from "@tread/design-system/layout";
import { Heading, Text, Title } from "@tread/design-system/text";
import { type ReactNode, useId } from "react";
import css from "./foundations.module.css";

/** A page about one kind of token: a headline in both voices, what it is for, and its parts. */
export function FoundationPage({
  shout,
  aside,
  lead,
  children,
}: {
  shout: string;
  aside: string;
  lead: ReactNode;
  children: ReactNode;
}) {
  return (
    <main className={css.page}>
      <Stack gap={48}>
        <Stack gap={12}>
          <Heading level={1} size="lg" shout={shout} aside={aside} />
          <Text variant="body.lg" className={css.lead}>
            {lead}
          </Text>
        </Stack>
        {children}
      </Stack>
    </main>
  );
}

/** One part of the page, named by its title. */
export function FoundationPart({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={css.part} aria-labelledby={id}>
      <Stack gap={20}>
        <Stack gap={4}>
          <Title level={2} size="lg" id={id}>
            {title}
          </Title>
          {note && (
            <Text variant="body.sm" tone="secondary" className={css.lead}>
              {note}
            </Text>
          )}
        </Stack>
        {children}
      </Stack>
    </section>
  );
}

/** A name or value as code spells it. */
export function Code({ children }: { children: ReactNode }) {
  return <code className={css.code}>{children}</code>;
}
