import { constants, crc32, deflateRawSync, inflateRawSync } from "node:zlib";
import { deflateWindow, gzipHeader, gzipTrailer } from "./gzip-steps.ts";

/** Compression level of pages that are kept: paid once, sent many times. */
const keptLevel = 6;

/**
 * What stands where the nonce goes while a kept page is compressed: bytes that UTF-8 never uses, in an order in which any
 * three name their place. A back-reference of deflate can therefore only take them from another nonce, at the same place.
 */
const never = [0xc0, 0xc1, 0xf5, 0xf6, 0xf7, 0xf8, 0xf9, 0xfa, 0xfb, 0xfc, 0xfd, 0xfe, 0xff];

function markOf(length: number, shift = 0): Buffer {
  const mark = Buffer.alloc(length);
  let at = shift;
  for (let index = 0; index < length; index++) {
    mark[index] = never[at % never.length] as number;
    at += 1 + Math.floor(index / never.length);
  }
  return mark;
}

/**
 * A rendered page kept so that every answer gets a nonce of its own.
 *
 * Plain, it is the stretches of text between the nonces. Compressed, it is one deflate stream in which the first nonce is a
 * stored block and each later one refers back to it, so that a fresh nonce is written into one place (or a few, where two are
 * further apart than deflate can see) and the rest is copied as it is. Only gzip's check sum is computed anew.
 */
export class SplicedPage {
  /** Tells versions of one page apart whatever their nonce; a weak entity tag (RFC 9110 §8.8.1). */
  readonly etag: string;
  /** Bytes this page takes in memory, roughly: the text, and what it comes to compressed. */
  readonly bytes: number;
  readonly #nonceLength: number;
  readonly #stretches: readonly Buffer[];
  readonly #length: number;
  /** Made when first asked for: many pages are seen once and never again. */
  #deflated: readonly Buffer[] | undefined;

  /** @param nonce the one the page was rendered with; it must not stand in the page for anything else */
  constructor(page: Buffer, nonce: string) {
    this.#nonceLength = Buffer.byteLength(nonce);
    this.#stretches = split(page, Buffer.from(nonce));
    this.#length = page.length;
    this.bytes = page.length + Math.ceil(page.length / 3) + 2_048;
    let sum = 0;
    for (const stretch of this.#stretches) sum = crc32("\0", crc32(stretch, sum));
    this.etag = `W/"${page.length.toString(36)}-${sum.toString(36)}"`;
  }

  /** The page with another nonce of the same length in it. */
  plain(nonce: string): Buffer {
    return join(this.#stretches, this.#toBytes(nonce));
  }

  /** The same, as one gzip member. */
  gzip(nonce: string): Buffer {
    const fresh = this.#toBytes(nonce);
    this.#deflated ??= deflateAround(this.#stretches, this.#nonceLength);
    let checkSum = 0;
    for (let index = 0; index < this.#stretches.length; index++) {
      if (index > 0) checkSum = crc32(fresh, checkSum);
      checkSum = crc32(this.#stretches[index] as Buffer, checkSum);
    }
    const pieces: Buffer[] = [gzipHeader];
    for (let index = 0; index < this.#deflated.length; index++) {
      if (index > 0) pieces.push(fresh);
      pieces.push(this.#deflated[index] as Buffer);
    }
    pieces.push(gzipTrailer(checkSum, this.#length));
    return Buffer.concat(pieces);
  }

  #toBytes(nonce: string): Buffer {
    const bytes = Buffer.from(nonce, "latin1");
    if (bytes.length !== this.#nonceLength)
      throw new RangeError("The nonce must be as long as the one the page was rendered with.");
    return bytes;
  }
}

function split(page: Buffer, nonce: Buffer): Buffer[] {
  const stretches: Buffer[] = [];
  let from = 0;
  for (let at = page.indexOf(nonce); at !== -1; at = page.indexOf(nonce, from)) {
    stretches.push(page.subarray(from, at));
    from = at + nonce.length;
  }
  stretches.push(page.subarray(from));
  return stretches;
}

function join(stretches: readonly Buffer[], between: Buffer): Buffer {
  const pieces: Buffer[] = [];
  for (let index = 0; index < stretches.length; index++) {
    if (index > 0) pieces.push(between);
    pieces.push(stretches[index] as Buffer);
  }
  return Buffer.concat(pieces);
}

/** Pieces of a raw deflate stream between which the nonce's bytes are to be written. */
function deflateAround(stretches: readonly Buffer[], nonceLength: number): Buffer[] {
  const mark = markOf(nonceLength);
  const marked = join(stretches, mark);
  const places: number[] = [];
  let at = 0;
  for (const stretch of stretches.slice(0, -1)) {
    at += stretch.length;
    places.push(at);
    at += nonceLength;
  }
  const reach = deflateWindow - 1_024;
  const few = places.filter((place, index) => index === 0 || place - (places[index - 1] as number) > reach);
  const pieces = deflateBetween(marked, few, nonceLength);
  if (few.length === places.length) return pieces;
  // zlib is free to spell out a repeated nonce instead of referring back. Should it, every nonce gets a place of its own.
  const other = markOf(nonceLength, 5);
  const proof = inflateRawSync(join(pieces, other));
  return proof.equals(join(stretches, other)) ? pieces : deflateBetween(marked, places, nonceLength);
}

function deflateBetween(marked: Buffer, places: readonly number[], nonceLength: number): Buffer[] {
  const pieces: Buffer[] = [];
  let from = 0;
  for (const place of [...places, marked.length]) {
    const last = pieces.length === places.length;
    const dictionary = marked.subarray(Math.max(0, from - deflateWindow), from);
    const piece = deflateRawSync(marked.subarray(from, place), {
      level: keptLevel,
      finishFlush: last ? constants.Z_FINISH : constants.Z_SYNC_FLUSH,
      ...(dictionary.length > 0 ? { dictionary } : {}),
    });
    // A flush ends with the lengths of an empty stored block; given the nonce's length instead, that block holds the nonce.
    pieces.push(last ? piece : Buffer.concat([piece.subarray(0, -4), storedLength(nonceLength)]));
    from = place + nonceLength;
  }
  return pieces;
}

/** Length of a stored block and its complement (RFC 1951 §3.2.4). */
function storedLength(length: number): Buffer {
  const bytes = Buffer.allocUnsafe(4);
  bytes.writeUInt16LE(length, 0);
  bytes.writeUInt16LE(~length & 0xffff, 2);
  return bytes;
}
