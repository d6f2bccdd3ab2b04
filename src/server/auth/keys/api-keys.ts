import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import { isSameText } from "#server/same-text.ts";
import { seal, unseal } from "#server/sealed.ts";
import { readTextOrNull } from "#server/text-file.ts";
import { SignJWT } from "jose";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Pool } from "pg";
import { insertInstallationValue, findInstallationValue } from "./keys.repository.ts";
import { loadSigningKeys } from "./signing-keys.ts";

/**
 * The two API keys of an installation. One is for browsers. The other may administer users and never leaves servers.
 */
export type ApiKeys = { anon: string; service_role: string };

/** Issuer of API keys. It is not the address of the server, so the keys stay valid when that address changes. */
export const API_KEY_ISSUER = "etabli";

const API_KEY_YEARS = 10;
const FILE = "api-keys.json";
const cache = new WeakMap<Pool, Promise<ApiKeys>>();

/**
 * The API keys (docs/sign-in-protocol.md#keys-and-tokens). They are signed at the first start, stored sealed, and the
 * same for every server of the installation.
 */
export function loadApiKeys(deps: AuthDeps): Promise<ApiKeys> {
  const cachedKeys = cache.get(deps.pool);
  if (cachedKeys) return cachedKeys;
  const reading = Promise.all([loadApiKey(deps, "anon"), loadApiKey(deps, "service_role")]).then(([anon, service]) => ({
    anon,
    service_role: service,
  }));
  cache.set(deps.pool, reading);
  reading.catch(() => cache.delete(deps.pool));
  return reading;
}

/** True when the text is one of the two keys. */
export async function isApiKey(deps: AuthDeps, text: unknown): Promise<boolean> {
  if (typeof text !== "string") return false;
  const keys = await loadApiKeys(deps);
  return [keys.anon, keys.service_role].some((key) => isSameText(key, text));
}

/** True when a bearer header carries the secret key. */
export async function isAdminKey(deps: AuthDeps, authorization: string | undefined): Promise<boolean> {
  const text = /^Bearer (.+)$/i.exec(authorization ?? "")?.[1] ?? "";
  const { service_role: key } = await loadApiKeys(deps);
  return isSameText(key, text);
}

/**
 * Writes the keys to the data folder, where an operator finds them. Only the owner of the folder may read them. A
 * server with DATABASE_URL and INSTALLATION_KEY may have no such folder yet.
 */
export async function writeApiKeys(deps: AuthDeps, dataDir: string): Promise<void> {
  const path = join(dataDir, FILE);
  const text = `${JSON.stringify(await loadApiKeys(deps), null, 2)}\n`;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (readTextOrNull(path) !== text) writeFileSync(path, text, { mode: 0o600 });
}

async function loadApiKey(deps: AuthDeps, role: keyof ApiKeys): Promise<string> {
  const name = `api_key_${role}`;
  const storedText = await readStoredKey(deps, name);
  if (storedText !== null) return storedText;
  const sealedKey = seal(deps.installationKey, Buffer.from(await signKey(deps, role))).toString("base64");
  await insertInstallationValue(deps.pool, name, sealedKey);
  return (await readStoredKey(deps, name))!;
}

async function readStoredKey(deps: AuthDeps, name: string): Promise<string | null> {
  const value = await findInstallationValue(deps.pool, name);
  return value === null ? null : unseal(deps.installationKey, Buffer.from(value, "base64")).toString();
}

async function signKey(deps: AuthDeps, role: keyof ApiKeys): Promise<string> {
  const { kid, sign } = await loadSigningKeys(deps);
  const now = deps.clock();
  const end = new Date(now);
  end.setUTCFullYear(end.getUTCFullYear() + API_KEY_YEARS);
  return new SignJWT({ role })
    .setProtectedHeader({ alg: sign.algorithm, typ: "JWT", kid })
    .setIssuer(API_KEY_ISSUER)
    .setIssuedAt(now)
    .setExpirationTime(end)
    .sign(sign.key);
}
