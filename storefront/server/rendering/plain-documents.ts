import { countries, countryCodes } from "#domain/country/country.ts";

/** A document that needs nothing: for addresses outside the shops, and for the moment when the shop's own error page fails. */
function plainDocument(title: string, sentence: string): string {
  const links = countryCodes.map((code) => `<li><a href="${countries[code].baseUrl}/">${countries[code].name}</a></li>`).join("");
  return `<!doctype html>
<html lang="en-NZ">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | Tread &amp; Thread</title>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${sentence}</p>
<ul>${links}</ul>
</main>
</body>
</html>
`;
}

/** For browsers at an address that belongs to neither country's shop. */
export const notFoundDocument = plainDocument("Page not found", "Nothing lives at this address. Choose a shop to start from:");

/** For a page that failed so badly that not even the shop's error page could be shown. */
export const failureDocument = plainDocument(
  "Something went wrong",
  "It's us, not you. Try again in a moment, or start over from a shop's front page:",
);
