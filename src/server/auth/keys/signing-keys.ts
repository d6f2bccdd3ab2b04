import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import { inTransaction } from "#server/auth/ground/auth.repository.ts";
import { seal, unseal } from "#server/sealed.ts";
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK } from "jose";
import type { CryptoKey, JWK } from "jose";
import { createHash } from "node:crypto";
import type { PoolClient } from "pg";
import type { AccessClaims } from "./access-claims.ts";
import type { KeyRow } from "./keys.repository.ts";
import { listKeysRetiredAfter, lockKeysThatSign, replaceSigningKey } from "./keys.repository.ts";

/** A key and its only algorithm. A token that names another algorithm is refused. */
export type VerifyKey = { algorithm: "ES256" | "HS256"; key: CryptoKey | Uint8Array };

/** The keys of the installation: the one that signs, and all that still verify. */
export type SigningKeys = {
  kid: string;
  sign: VerifyKey;
  /** The public keys. A shared secret is never among them. */
  publicKeys: JWK[];
  verify: Map<string, VerifyKey>;
  /**
   * Tokens that these keys have verified. They are forgotten with the keys, so that a withdrawn key verifies nothing a
   * minute later.
   */
  verifiedTokens: Map<string, AccessClaims>;
};

const CACHE_MS = 60_000;
/** The shortest time between two searches for a key that another server has just created. */
const LOOK_MS = 1_000;
const SKEW_MS = 60_000;
const caches = new WeakMap<AuthDeps, { at: number; keys: SigningKeys }>();

/**
 * The signing keys. One is created at the first start (ES256), and another replaces it after `keyDays`. The former key
 * still verifies for the lifetime of a token, so no user is signed out. The keys are read again every minute, and for a
 * token of an unknown key (`wantedKid`), so that a new key reaches every server. With a secret in the settings, that
 * secret signs the tokens instead (HS256).
 */
export async function loadSigningKeys(deps: AuthDeps, wantedKid?: string): Promise<SigningKeys> {
  const now = deps.clock().getTime();
  const cache = caches.get(deps);
  const age = cache ? now - cache.at : Infinity;
  if (cache && age < (wantedKid === undefined || cache.keys.verify.has(wantedKid) ? CACHE_MS : LOOK_MS))
    return cache.keys;
  const keys = await readKeys(deps);
  caches.set(deps, { at: now, keys });
  return keys;
}

async function readKeys(deps: AuthDeps): Promise<SigningKeys> {
  let rows = await listStoredKeys(deps);
  if (isRotationDue(deps, rows)) {
    await inTransaction(deps.pool, (tx) => rotate(deps, tx));
    rows = await listStoredKeys(deps);
  }
  const verify = new Map<string, VerifyKey>();
  for (const row of rows) verify.set(row.kid, { algorithm: "ES256", key: await importJWK(row.public_jwk, "ES256") });
  const publicKeys = rows.map((row) => row.public_jwk);
  const secret = secretKey(deps);
  if (secret)
    return { ...secret, publicKeys: [], verify: verify.set(secret.kid, secret.sign), verifiedTokens: new Map() };
  const signing = rows.find((row) => row.signs);
  if (!signing) throw new Error("no signing key signs");
  // Only this server seals keys, as `insertSigningKey` writes them.
  const privateJwk = JSON.parse(unseal(deps.installationKey, signing.sealed_private_jwk).toString()) as JWK;
  return {
    kid: signing.kid,
    sign: { algorithm: "ES256", key: await importJWK(privateJwk, "ES256") },
    publicKeys,
    verify,
    verifiedTokens: new Map(),
  };
}

function secretKey({ config }: AuthDeps): { kid: string; sign: VerifyKey } | null {
  if (config.jwtSecret === null) return null;
  const key = Buffer.from(config.jwtSecret);
  return {
    kid: createHash("sha256").update("kid").update(key).digest("base64url").slice(0, 22),
    sign: { algorithm: "HS256", key },
  };
}

function listStoredKeys(deps: AuthDeps): Promise<KeyRow[]> {
  const end = new Date(deps.clock().getTime() - deps.config.tokenSeconds * 1000 - SKEW_MS);
  return listKeysRetiredAfter(deps.pool, end);
}

function isRotationDue({ clock, config }: AuthDeps, rows: readonly KeyRow[]): boolean {
  const signing = rows.find((row) => row.signs);
  return !signing || clock().getTime() - signing.created_at.getTime() >= config.keyDays * 86_400_000;
}

// When two servers replace the key at the same moment, the second waits here and then finds the new key.
async function rotate(deps: AuthDeps, tx: PoolClient): Promise<void> {
  if (!isRotationDue(deps, await lockKeysThatSign(tx))) return;
  const pair = await generateKeyPair("ES256", { extractable: true });
  const bare = await exportJWK(pair.publicKey);
  const kid = await calculateJwkThumbprint(bare);
  const publicJwk = { ...bare, kid, alg: "ES256", use: "sig", key_ops: ["verify"] };
  const sealedKey = seal(deps.installationKey, Buffer.from(JSON.stringify(await exportJWK(pair.privateKey))));
  await replaceSigningKey(tx, {
    kid,
    public_jwk: publicJwk,
    sealed_private_jwk: sealedKey,
    created_at: deps.clock(),
  });
}
