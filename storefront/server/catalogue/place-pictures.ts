import type { ShopDocument } from "#contract/shop-documents.ts";
import type { ProductDocument } from "#domain/catalogue/product-document.ts";
import type { GalleryItem } from "#domain/product/product.ts";
import type { Queries } from "../database/database.ts";
import { UnusablePhotograph } from "../images/inspect-photograph.ts";
import type { Photographs } from "../images/photographs.ts";
import type { DocumentLine } from "./document-line.ts";
import { type FetchPhotographOptions, fetchPhotograph, refusedAddress } from "./fetch-photograph.ts";
import { type NamedPicture, namePicture, picturesNamed } from "./named-pictures.ts";
import { lineName } from "./read-document-lines.ts";
import type { ReadLine } from "./read-product-lines.ts";

/** Where the pictures that documents name are found. */
export interface PicturePlaces {
  readonly photographs: Photographs;
  /** Whether the shop draws a picture for a source path that is no photograph's. */
  readonly isDrawn: (source: string) => boolean;
  readonly fetching: FetchPhotographOptions;
}

interface PlaceOptions extends PicturePlaces {
  /** Says of addresses only whether they would be fetched. */
  readonly dryRun: boolean;
  readonly onProgress?: ((doing: string) => void) | undefined;
  /** Aborted when who asked for it has gone; then nothing more is fetched. */
  readonly signal?: AbortSignal | undefined;
}

/** Pictures between two words of progress. */
const progressEvery = 50;

/** How many pictures are fetched at a time. */
const fetchesAtATime = 4;

const isAddress = (src: string) => /^[a-z][a-z0-9+.-]*:/i.test(src);
const isSource = (src: string) => src.startsWith("/");

/** As a product's gallery shows a photograph: in the shape of all others. */
export const inGallery = (src: string): string => `${src}/portrait`;

/** The colours that stand in until a photograph is there; none for one that lets the ground through. */
export const standIn = ({ placeholder }: NamedPicture): { placeholder?: string } => (placeholder === "" ? {} : { placeholder });

const sourcesOf = (pictures: readonly GalleryItem[]): string[] =>
  pictures.flatMap((item) => (item.type === "IMAGE" ? [item.src] : [item.thumbnail]));

/** A picture of a document that is no product: nothing else in one has a source and a width. */
type PagePicture = { readonly src: string; readonly width: number };

const isPagePicture = (value: object): value is PagePicture => "src" in value && "width" in value;

/** The sources of a document's pictures, wherever in it they stand. */
function sourcesIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return isPagePicture(value) ? [value.src] : Object.values(value).flatMap(sourcesIn);
}

/** What an import brings, line by line. */
interface ImportedLines {
  readonly products: readonly ReadLine[];
  readonly documents: readonly DocumentLine[];
}

/**
 * Puts the shop's own source paths where products and other documents name a picture by the file that it was sent as, or by an
 * address of an allowed host, which is fetched once and then known. A line whose pictures cannot be had says why.
 * @throws the signal's reason once it is aborted
 */
export async function placePictures(
  queries: Queries,
  { products, documents }: ImportedLines,
  { photographs, isDrawn, fetching, dryRun, onProgress, signal }: PlaceOptions,
): Promise<{ products: ReadLine[]; documents: DocumentLine[] }> {
  const wanted = new Set([
    ...products.flatMap((line) => ("document" in line ? sourcesOf(line.document.pictures) : [])),
    ...documents.flatMap((line) => ("document" in line ? sourcesIn(line.document) : [])),
  ]);
  const named = await picturesNamed(
    queries,
    [...wanted].filter((src) => !isSource(src)),
  );
  const problems = new Map<string, string>();
  let fetched = 0;
  const left = wanted.values();
  await Promise.all(
    Array.from({ length: fetchesAtATime }, async () => {
      for (const src of left) {
        signal?.throwIfAborted();
        const problem = await placeOne(src);
        if (problem !== undefined) problems.set(src, problem);
      }
    }),
  );

  async function placeOne(src: string): Promise<string | undefined> {
    if (isSource(src)) {
      const there = photographs.isPhotograph(src) ? await photographs.knows(src) : isDrawn(src);
      return there ? undefined : `the shop has no picture ${src}.`;
    }
    if (named.has(src)) return undefined;
    if (!isAddress(src)) return `${src} has not been sent: pnpm catalogue pictures <folder> does.`;
    const refused = refusedAddress(src, fetching.hosts);
    if (refused !== undefined || dryRun) return refused;
    try {
      const kept = await photographs.keep(await fetchPhotograph(src, { ...fetching, signal }));
      const picture = { name: src, src: kept.src, placeholder: kept.placeholder };
      await namePicture(queries, picture);
      named.set(src, picture);
      fetched++;
      if (fetched % progressEvery === 0) onProgress?.(`${fetched} pictures fetched`);
      return undefined;
    } catch (error) {
      if (error instanceof UnusablePhotograph) return `${src}: ${error.message}`;
      throw error;
    }
  }

  const wrongWith = (sources: readonly string[]) =>
    [...new Set(sources)].flatMap((src) => problems.get(src) ?? []).map((problem) => `pictures: ${problem}`);
  return {
    products: products.map((line) => {
      if (!("document" in line)) return line;
      const wrong = wrongWith(sourcesOf(line.document.pictures));
      if (wrong.length > 0) return { line: line.line, id: line.document.id, problems: wrong };
      return { ...line, document: withPlaces(line.document, named) };
    }),
    documents: documents.map((line) => {
      if (!("document" in line)) return line;
      const wrong = wrongWith(sourcesIn(line.document));
      if (wrong.length > 0) return { line: line.line, id: lineName(line), problems: wrong };
      return { ...line, document: withPagePictures(line.document, named) as ShopDocument };
    }),
  };
}

function withPagePictures(value: unknown, named: ReadonlyMap<string, NamedPicture>): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => withPagePictures(one, named));
  if (!isPagePicture(value))
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withPagePictures(one, named)]));
  const found = named.get(value.src);
  return found === undefined ? value : { ...standIn(found), ...value, src: found.src };
}

function withPlaces(document: ProductDocument, named: ReadonlyMap<string, NamedPicture>): ProductDocument {
  if (sourcesOf(document.pictures).every(isSource)) return document;
  const pictures = document.pictures.map((item): GalleryItem => {
    const found = named.get(item.type === "IMAGE" ? item.src : item.thumbnail);
    if (found === undefined) return item;
    if (item.type === "VIDEO") return { ...standIn(found), ...item, thumbnail: inGallery(found.src) };
    return { ...standIn(found), ...item, src: inGallery(found.src) };
  });
  return { ...document, pictures };
}
