import { errorCode } from "#server/error-code.ts";
import { randomBytes } from "node:crypto";
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";

/** Why the server does not start, in French, with what to do. It is printed alone, without a stack. */
export class StartRefused extends Error {}

/**
 * The installation's secret: 32 bytes in `<dataDir>/secret.key`, which only its owner can read, created at the first
 * start. Several servers that share one database use INSTALLATION_KEY (64 hex digits) instead. The key seals data that
 * must not be read from a stolen database.
 */
export function installationKey(dataDir: string, hexKey: string | null): Uint8Array {
  if (hexKey !== null) return Buffer.from(hexKey, "hex");
  const path = join(dataDir, "secret.key");
  const savedKey = readKey(path);
  if (savedKey) return savedKey;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const fresh = `${path}.${process.pid}`;
  const file = openSync(fresh, "w", 0o600);
  writeSync(file, randomBytes(32).toString("hex"));
  fsyncSync(file);
  closeSync(file);
  try {
    // Linking fails when another process has already written its key. That key is used.
    linkSync(fresh, path);
  } catch (error) {
    if (errorCode(error) !== "EEXIST") throw error;
  } finally {
    rmSync(fresh, { force: true });
  }
  return readKey(path)!;
}

/** True when the key is set, or was created by an earlier start. */
export function hasInstallationKey(dataDir: string, hexKey: string | null): boolean {
  return hexKey !== null || existsSync(join(dataDir, "secret.key"));
}

function readKey(path: string): Uint8Array | null {
  try {
    const key = Buffer.from(readFileSync(path, "utf8").trim(), "hex");
    if (key.length !== 32) throw new Error(`${path} does not hold a key of 32 bytes: restore it from a backup`);
    return key;
  } catch (error) {
    if (errorCode(error) === "ENOENT") return null;
    throw error;
  }
}
