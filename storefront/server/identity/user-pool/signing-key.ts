import { type CryptoKey, calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from "jose";
import type { Database } from "../../database/database.ts";
import { eq } from "../../database/drizzle.ts";
import { meta } from "../../database/schema/schema.ts";

/** The key that the pool signs its tokens with. */
export interface SigningKey {
  readonly id: string;
  readonly privateKey: CryptoKey;
  readonly publicKey: CryptoKey;
  /** As the pool's key set shows it (RFC 7517). */
  readonly publicJwk: JWK;
}

const name = "user pool signing key";

/** The key of the pool: made once, by whoever asks first, kept in the database and shared by all replicas. */
export async function readOrCreateSigningKey(database: Database): Promise<SigningKey> {
  const read = async () => {
    const [row] = await database.queries.select({ value: meta.value }).from(meta).where(eq(meta.key, name));
    return row && (JSON.parse(row.value) as JWK);
  };
  const jwk = (await read()) ?? (await create(database).then(read));
  if (jwk === undefined) throw new Error("The user pool's signing key was neither found nor made.");
  const { n, e, kty } = jwk as Required<JWK>;
  const id = await calculateJwkThumbprint({ n, e, kty });
  const publicJwk = { kty, n, e, kid: id, alg: "RS256", use: "sig" };
  const [privateKey, publicKey] = await Promise.all([importJWK(jwk, "RS256"), importJWK(publicJwk, "RS256")]);
  return { id, privateKey: privateKey as CryptoKey, publicKey: publicKey as CryptoKey, publicJwk };
}

async function create(database: Database): Promise<void> {
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  const value = JSON.stringify(await exportJWK(privateKey));
  await database.queries.insert(meta).values({ key: name, value }).onConflictDoNothing();
}
