import { useEffect, useState } from "react";
import { isRouteErrorResponse, useRouteError } from "react-router";
import { isFailedImport, loadAnew } from "../../platform/hydration/failed-imports.ts";
import { ErrorPage } from "./error-page.tsx";

/**
 * The error page for what went wrong in a route: the content of its `ErrorBoundary`. Its code is always there. Where code could
 * not be fetched, the page is loaded anew first.
 */
export function ShownError() {
  const error = useRouteError();
  const [missesCode, setMissesCode] = useState(() => isFailedImport(error));
  useEffect(() => {
    if (missesCode) loadAnew().then((loading) => setMissesCode(loading));
  }, [missesCode]);
  if (missesCode) return null;
  return <ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} />;
}
