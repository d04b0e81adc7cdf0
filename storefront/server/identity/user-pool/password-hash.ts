import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

/**
 * What one password costs: 19 MiB of memory and two passes on one lane, OWASP's first choice for argon2id. It is the cost of a
 * sign-in, about 40 ms of one core, and of every guess.
 */
export const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const tagLength = 32;
const derive = promisify(argon2);
const unknownSalt = randomBytes(16);

/** Hashes a password with argon2id (RFC 9106). @returns the PHC string format, `$argon2id$v=19$m=…,t=…,p=…$salt$tag` */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const tag = await tagOf(password, salt, cost);
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(tag)}`;
}

/**
 * Whether a password is the one that was hashed. Without a hash, as for a user that there is not, the answer is no after the
 * same work.
 */
export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  if (hash === undefined) {
    await tagOf(password, unknownSalt, cost);
    return false;
  }
  const [, , , parameters = "", salt = "", tag = ""] = hash.split("$");
  const { m, t, p } = Object.fromEntries(parameters.split(",").map((part) => part.split("=") as [string, string]));
  const kept = Buffer.from(tag, "base64");
  const given = await tagOf(password, Buffer.from(salt, "base64"), {
    memory: Number(m),
    passes: Number(t),
    parallelism: Number(p),
  });
  return kept.length === given.length && timingSafeEqual(kept, given);
}

function tagOf(
  password: string,
  nonce: Buffer,
  { memory, passes, parallelism }: typeof cost | Record<keyof typeof cost, number>,
) {
  return derive("argon2id", { message: password, nonce, memory, passes, parallelism, tagLength });
}

const unpadded = (bytes: Buffer) => bytes.toString("base64").split("=", 1)[0] as string;
