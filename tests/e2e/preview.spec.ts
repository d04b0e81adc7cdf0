import { previewToken } from "../contract/preview-token.ts";
import { expect, test } from "./shop.ts";

const preview = "/nz/_content-builder-preview";
const blocks = [
  { type: "announcement", text: "Open late on Thursday.", action: { label: "See when", path: "/articles/contact" } },
  { type: "quote", text: "Nearly all of it can be saved." },
];

test("ROUTE-19 CONT-03 what the content builder posts is drawn in a layout of its own", async ({ page, baseURL }) => {
  const address = `${baseURL}${preview}?token=${previewToken()}`;
  // The builder stands at another origin and leads here by a form.
  await page.route("https://builder.example/", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<form method="post" action="${address}"><input name="blocks" value='${JSON.stringify(blocks)}'><button>Preview</button></form>`,
    }),
  );
  await page.goto("https://builder.example/");
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole("main").getByRole("blockquote")).toHaveText("Nearly all of it can be saved.");
  await expect(page.getByRole("main").getByRole("link", { name: "See when" })).toHaveAttribute("href", "/nz/articles/contact");
  await expect(page.getByText("Preview. Nobody sees this until it is published.")).toBeVisible();
  await expect(page.getByRole("banner")).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await expect(page.locator("meta[name='robots']")).toHaveAttribute("content", "noindex");
});

test("CONT-03 without a token of the builder's there is no preview", async ({ request }) => {
  const headers = { accept: "text/html" };
  const form = { blocks: JSON.stringify(blocks) };
  const forged = previewToken({ secret: "somebody else, who is not the builder" });
  for (const token of ["", "x.y.z", forged, previewToken({ lasts: -1 }), previewToken({ country: "au" })]) {
    const address = `${preview}?token=${token}`;
    const seen = await request.get(address, { headers });
    const posted = await request.post(address, { headers, form });
    expect([seen.status(), posted.status()]).toEqual([404, 404]);
    expect(await posted.text()).not.toContain("Nearly all of it can be saved.");
  }
  expect((await request.get(preview, { headers })).status()).toBe(404);
});

test("CONT-03 with a token and no blocks, or wrong ones, the builder is told", async ({ request }) => {
  const address = `${preview}?token=${previewToken()}`;
  const headers = { accept: "text/html" };
  const empty = await request.get(address, { headers });
  expect([empty.status(), empty.headers()["cache-control"]]).toEqual([200, "no-store"]);
  expect(await empty.text()).toContain("Press Preview in the builder");
  for (const [sent, status] of [
    ["{", 400],
    [JSON.stringify([{ type: "carousel of dreams" }]), 422],
  ] as const) {
    const answer = await request.post(address, { headers, form: { blocks: sent } });
    expect(answer.status()).toBe(status);
    expect(await answer.text()).toContain("These blocks can&#x27;t be shown.");
  }
});
