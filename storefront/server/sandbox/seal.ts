import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

/** Seals small values so that only holders of the same secret can read or change them. */
export interface Sealer {
  /** `purpose` is bound in: a value sealed for one purpose does not open for another. */
  seal(purpose: string, value: unknown): string;
  /** Undefined for anything that was not sealed with this secret for this purpose. */
  open(purpose: string, sealed: string): unknown;
}

const ivLength = 12;
const tagLength = 16;

/** AES-256-GCM with a key derived from `secret`; the result is base64url. */
export function createSealer(secret: Uint8Array): Sealer {
  const key = new Uint8Array(hkdfSync("sha256", secret, new Uint8Array(0), "tread-and-thread sandbox seal", 32));
  return {
    seal(purpose, value) {
      const iv = randomBytes(ivLength);
      const cipher = createCipheriv("aes-256-gcm", key, iv).setAAD(Buffer.from(purpose));
      const text = Buffer.concat([cipher.update(JSON.stringify(value)), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), text]).toString("base64url");
    },
    open(purpose, sealed) {
      const bytes = Buffer.from(sealed, "base64url");
      if (bytes.length <= ivLength + tagLength) return undefined;
      try {
        const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, ivLength), { authTagLength: tagLength })
          .setAAD(Buffer.from(purpose))
          .setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
        const text = Buffer.concat([decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()]);
        return JSON.parse(text.toString("utf8"));
      } catch {
        return undefined;
      }
    },
  };
}
