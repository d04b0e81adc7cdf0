import { constants, crc32, deflateRawSync } from "node:zlib";

/** Start of a gzip member: deflate, no name, no time, unknown system (RFC 1952 §2.3.1). */
export const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);

/** How far back deflate may refer (RFC 1951 §2). */
export const deflateWindow = 32_768;

/**
 * Compression level of what is made for one request. Measured on a listing of 59 kB: 0.44 ms and 14.1 kB, where level 6
 * takes 0.62 ms for 13.6 kB and level 1 0.34 ms for 15.4 kB.
 */
export const dynamicLevel = 4;

/** End of a gzip member: check sum and length of what it holds (RFC 1952 §2.3.1). */
export function gzipTrailer(checkSum: number, length: number): Buffer {
  const trailer = Buffer.allocUnsafe(8);
  trailer.writeUInt32LE(checkSum >>> 0, 0);
  trailer.writeUInt32LE(length >>> 0, 4);
  return trailer;
}

/**
 * Compresses a page as its parts come, each step decodable as soon as it arrives. Unlike a zlib stream it works in one go on
 * the calling thread (no hop to a worker and back for every part), and a page that is ready at once costs one call.
 */
export class GzipSteps {
  #started = false;
  #checkSum = 0;
  #length = 0;
  #window: Buffer = Buffer.alloc(0);
  readonly #level: number;

  constructor(level: number = dynamicLevel) {
    this.#level = level;
  }

  /** @param last true with the last part, which may be empty; nothing may follow */
  step(part: Buffer, last: boolean): Buffer {
    const pieces: Buffer[] = [];
    if (!this.#started) pieces.push(gzipHeader);
    this.#started = true;
    if (part.length > 0 || last) {
      this.#checkSum = crc32(part, this.#checkSum);
      this.#length += part.length;
      pieces.push(
        deflateRawSync(part, {
          level: this.#level,
          finishFlush: last ? constants.Z_FINISH : constants.Z_SYNC_FLUSH,
          ...(this.#window.length > 0 ? { dictionary: this.#window } : {}),
        }),
      );
    }
    if (last) pieces.push(gzipTrailer(this.#checkSum, this.#length));
    else this.#window = Buffer.concat([this.#window, part]).subarray(-deflateWindow);
    return pieces.length === 1 ? (pieces[0] as Buffer) : Buffer.concat(pieces);
  }
}
