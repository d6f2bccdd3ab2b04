import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK } from "jose";
import type { CryptoKey, JWK } from "jose";
import type { AccessClaims } from "./access-token.ts";
import type { AuthDeps } from "./auth-deps.ts";
import { inTransaction } from "./auth.repository.ts";
import { seal, unseal } from "./sealed.ts";

/** The keys of the installation: the one that signs, and every public one that still verifies. */
export type SigningKeys = {
  kid: string;
  sign: CryptoKey;
  published: JWK[];
  verify: Map<string, CryptoKey>;
  /** Tokens these keys have verified: forgotten with them, so that a withdrawn key verifies nothing a minute later. */
  verified: Map<string, AccessClaims>;
};

const CACHE_MS = 60_000;
let cache: { pool: unknown; at: number; keys: SigningKeys } | null = null;

/** The signing keys, made at the first start (ES256). Read again every minute, so that a rotation reaches every server. */
export async function signingKeys(deps: AuthDeps): Promise<SigningKeys> {
  const now = Date.now();
  if (cache !== null && cache.pool === deps.pool && now - cache.at < CACHE_MS) return cache.keys;
  const keys = await readKeys(deps);
  cache = { pool: deps.pool, at: now, keys };
  return keys;
}

type KeyRow = { kid: string; public_jwk: JWK; sealed_private_jwk: Buffer; signs: boolean };

async function readKeys(deps: AuthDeps): Promise<SigningKeys> {
  let rows = await storedKeys(deps);
  if (rows.length === 0) {
    await makeKey(deps);
    rows = await storedKeys(deps);
  }
  const signing = rows.find((row) => row.signs);
  if (!signing) throw new Error("no signing key signs");
  const privateJwk = JSON.parse(unseal(deps.installationKey, signing.sealed_private_jwk).toString()) as JWK;
  const verify = new Map<string, CryptoKey>();
  for (const row of rows) verify.set(row.kid, (await importJWK(row.public_jwk, "ES256")) as CryptoKey);
  return { kid: signing.kid, sign: (await importJWK(privateJwk, "ES256")) as CryptoKey, published: rows.map((row) => row.public_jwk), verify, verified: new Map() };
}

async function storedKeys(deps: AuthDeps): Promise<KeyRow[]> {
  const found = await deps.pool.query<KeyRow>("select kid, public_jwk, sealed_private_jwk, signs from auth.signing_keys order by created_at desc");
  return found.rows;
}

async function makeKey(deps: AuthDeps): Promise<void> {
  const pair = await generateKeyPair("ES256", { extractable: true });
  const bare = await exportJWK(pair.publicKey);
  const kid = await calculateJwkThumbprint(bare);
  const publicJwk = { ...bare, kid, alg: "ES256", use: "sig", key_ops: ["verify"] };
  const sealed = seal(deps.installationKey, Buffer.from(JSON.stringify(await exportJWK(pair.privateKey))));
  // Two servers starting at once: the second waits here, then the first key stays and the other is not kept.
  await inTransaction(deps.pool, async (tx) => {
    await tx.query("select pg_advisory_xact_lock(hashtextextended('auth.signing_keys', 0))");
    await tx.query(
      `insert into auth.signing_keys (kid, algorithm, public_jwk, sealed_private_jwk, created_at)
        select $1, 'ES256', $2, $3, $4 where not exists (select 1 from auth.signing_keys)`,
      [kid, publicJwk, sealed, deps.clock()],
    );
  });
}
