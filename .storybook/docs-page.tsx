import { lazy, Suspense } from "react";

const ComponentPage = lazy(() => import("../stories/documentation/ComponentPage.tsx"));

/** A component's page. Its code arrives with the first page that is opened, so that no story's test carries it. */
export function DocsPage() {
  return (
    <Suspense>
      <ComponentPage />
    </Suspense>
  );
}
