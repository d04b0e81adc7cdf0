import { FormErrorSummary, type FormErrorSummaryProps } from "@tread/design-system/form-error-summary";
import { useEffect } from "react";

const sign = "Error: ";

export interface ErrorSummaryProps extends FormErrorSummaryProps {
  /** What fields are called, by their ids: where several have the same wrong with them, each says which one it is. */
  names?: Readonly<Record<string, string>>;
}

/** All that is wrong with a form. The page's title says so too, for those who hear it before anything else. */
export function ErrorSummary({ errors, names = {}, ...props }: ErrorSummaryProps) {
  useEffect(() => {
    document.title = sign + document.title;
    return () => {
      // The next page has a title of its own by now.
      if (document.title.startsWith(sign)) document.title = document.title.slice(sign.length);
    };
  }, []);
  const isShared = (message: string) => errors.filter((error) => error.message === message).length > 1;
  const told = errors.map(({ fieldId, message }) => {
    const name = names[fieldId];
    return { fieldId, message: name && isShared(message) ? `${name}: ${message}` : message };
  });
  return <FormErrorSummary {...props} errors={told} />;
}
