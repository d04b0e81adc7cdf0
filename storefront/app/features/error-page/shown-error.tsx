import { useEffect } from "react";
import { isRouteErrorResponse, useRouteError } from "react-router";
import { wake } from "../../hydration/first-use.ts";
import { ErrorPage } from "./error-page.part.ts";

/** The error page for what went wrong in a route: the content of its `ErrorBoundary`. */
export function ShownError() {
  const error = useRouteError();
  // What it recommends comes by itself.
  useEffect(wake, []);
  return <ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} />;
}
