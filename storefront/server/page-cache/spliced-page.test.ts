import { gunzipSync, gzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createNonce } from "../security/nonce.ts";
import { GzipSteps } from "./gzip-steps.ts";
import { SplicedPage } from "./spliced-page.ts";

const nonce = fc.constant(null).map(createNonce);
/** Markup-like pieces, some long and random enough that nonces end up further apart than deflate can see. */
const piece = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.constantFrom(
    '<script nonce="',
    '"></script>',
    '<link rel="modulepreload" href="/assets/a.js" nonce="',
    "<p>Ngā hū pai</p>",
    "",
  ),
  fc
    .nat(40_000)
    .map((length) =>
      Array.from({ length }, (_, index) => String.fromCharCode(33 + ((index * 7919 * (length + 1)) % 90))).join(""),
    ),
);

describe("spliced page", () => {
  test("gunzipped or plain, is the page with the fresh nonce, for any page and any number of nonces", () => {
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 12 }), nonce, nonce, (pieces, rendered, fresh) => {
        const page = new SplicedPage(Buffer.from(pieces.join(rendered)), rendered);
        const wanted = pieces.join(rendered).replaceAll(rendered, fresh);
        expect(page.plain(fresh).toString()).toBe(Buffer.from(wanted).toString());
        expect(gunzipSync(page.gzip(fresh)).equals(Buffer.from(wanted))).toBe(true);
        const again = createNonce();
        expect(gunzipSync(page.gzip(again)).equals(page.plain(again))).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  test("refuses a nonce of another length", () => {
    const rendered = createNonce();
    const page = new SplicedPage(Buffer.from(`<script nonce="${rendered}">`), rendered);
    expect(() => page.gzip("short")).toThrow(RangeError);
    expect(() => page.plain(`${rendered}x`)).toThrow(RangeError);
  });

  test("has the same entity tag whatever it was rendered with, and another when the text differs", () => {
    const of = (text: string, rendered = createNonce()) =>
      new SplicedPage(Buffer.from(text.replaceAll("{}", rendered)), rendered).etag;
    expect(of("<a nonce={}>")).toBe(of("<a nonce={}>"));
    expect(of("<a nonce={}>")).not.toBe(of("<b nonce={}>"));
    expect(of("<a>{}{}")).not.toBe(of("<a>{}"));
  });

  test("costs at most 60 bytes more than compressing a real-looking page at once, with 25 nonces in it", () => {
    const rendered = createNonce();
    const links = Array.from(
      { length: 20 },
      (_, index) => `<link rel="modulepreload" href="/assets/chunk-${index * 7919}.js" nonce="${rendered}">`,
    );
    const tiles = Array.from(
      { length: 200 },
      (_, index) => `<li class="tile"><a href="/nz/products/osker/style-${index}">Style ${index * 31}</a></li>`,
    );
    const scripts = Array.from({ length: 5 }, (_, index) => `<script nonce="${rendered}">window.part${index}=1</script>`);
    const html = Buffer.from(`<!doctype html>${links.join("")}${tiles.join("")}${scripts.join("")}`);
    const page = new SplicedPage(html, rendered);
    expect(page.gzip(createNonce()).length).toBeLessThan(gzipSync(html, { level: 6 }).length + 60);
  });
});

describe("gzip steps", () => {
  test("any parts, in any split, come out as they went in, and each as soon as it was sent", () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 3_000 }), { maxLength: 8 }), (parts) => {
        const steps = new GzipSteps();
        const sent: Buffer[] = [];
        for (const part of parts) sent.push(steps.step(Buffer.from(part), false));
        sent.push(steps.step(Buffer.alloc(0), true));
        expect(gunzipSync(Buffer.concat(sent)).equals(Buffer.concat(parts))).toBe(true);
      }),
    );
    const steps = new GzipSteps();
    const first = steps.step(Buffer.from("<!doctype html><title>Now</title>"), false);
    expect(gunzipSync(first, { finishFlush: 2 }).toString()).toContain("<title>Now</title>");
  });
});
