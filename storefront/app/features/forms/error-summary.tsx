import { FormErrorSummary, type FormErrorSummaryProps } from "@tread/design-system/form-error-summary";
import { useEffect } from "react";

const sign = "Error: ";

/** All that is wrong with a form. The page's title says so too, for those who hear it before anything else. */
export function ErrorSummary(props: FormErrorSummaryProps) {
  useEffect(() => {
    document.title = sign + document.title;
    return () => {
      // The next page has a title of its own by now.
      if (document.title.startsWith(sign)) document.title = document.title.slice(sign.length);
    };
  }, []);
  return <FormErrorSummary {...props} />;
}
