import { isRouteErrorResponse, useRouteError } from "react-router";
import { ErrorPage } from "./error-page.tsx";

/** The error page for what went wrong in a route: the content of its `ErrorBoundary`. Its code is always there. */
export function ShownError() {
  const error = useRouteError();
  return <ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} />;
}
