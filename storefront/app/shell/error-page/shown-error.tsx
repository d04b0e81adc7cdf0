import { useEffect, useState } from "react";
import { isRouteErrorResponse, useRouteError } from "react-router";
import { openKeptPage } from "../../features/offline/open-kept-page.ts";
import { isFailedImport, loadAnew } from "../../platform/hydration/failed-imports.ts";
import { ErrorPage } from "./error-page.tsx";

/**
 * The error page for what went wrong in a route: the content of its `ErrorBoundary`. Its code is always there. Where code could
 * not be fetched, the page is loaded anew first; where the shop cannot be reached, its worker says what there is without it.
 */
export function ShownError() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const [missesCode, setMissesCode] = useState(() => isFailedImport(error));
  useEffect(() => {
    if (missesCode) loadAnew().then((loading) => setMissesCode(loading));
    else if (status >= 500) void openKeptPage();
  }, [missesCode, status]);
  if (missesCode) return null;
  return <ErrorPage status={status} />;
}
