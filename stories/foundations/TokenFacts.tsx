import { Text } from "@tread/design-system/text";
import { Fragment } from "react";
import { Code } from "./FoundationPage.tsx";
import css from "./foundations.module.css";
import { cssText, customProperty, type Token } from "./tokens.ts";

/** What there is to know of a token beside what it looks like: name, custom property, value, purpose. */
export function TokenFacts({ token }: { token: Token }) {
  const property = customProperty(token.path);
  return (
    <div className={css.facts} data-token={token.path}>
      <Text as="span" variant="label.sm">
        {token.path
          .replace(/^primitive\./, "")
          .split(".")
          .map((part, index) => (
            <Fragment key={index}>
              {index > 0 && (
                <>
                  .<wbr />
                </>
              )}
              {part}
            </Fragment>
          ))}
      </Text>
      {property && <Code>{property}</Code>}
      {token.type !== "typography" && <Code>{cssText(token)}</Code>}
      {token.description && (
        <Text as="span" variant="body.xs" tone="secondary">
          {token.description}
        </Text>
      )}
    </div>
  );
}
