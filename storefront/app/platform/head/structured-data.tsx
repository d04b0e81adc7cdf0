/** A block of structured data for search engines (schema.org JSON-LD), safe inside HTML. */
export function StructuredData({ data }: { data: Record<string, unknown> }) {
  const html = JSON.stringify({ "@context": "https://schema.org", ...data }).replace(/</g, "\\u003c");
  return (
    <script
      // Other data is another element: browsers refuse a script whose text is changed once it is in the page.
      key={html}
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own data with every `<` escaped
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
