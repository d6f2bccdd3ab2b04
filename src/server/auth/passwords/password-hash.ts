import type { HashCost } from "#server/auth/ground/password-settings.ts";
import { hash, verify } from "@node-rs/argon2";
import { verify as verifyBcrypt } from "@node-rs/bcrypt";

// The costliest hashes accepted from another installation. Costlier hashes would slow down every sign-in.
const MOST = { memoryKiB: 262_144, passes: 10, lanes: 16, bcryptCost: 14 };
const ARGON2 = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,3})\$[A-Za-z0-9+/]{11,86}\$[A-Za-z0-9+/]{22,86}$/;
const BCRYPT = /^\$2[aby]\$(\d\d)\$[./A-Za-z0-9]{53}$/;

/** Argon2id hash (PHC string) of a password. */
export function hashWithArgon2id(password: string, { memoryKib, passes }: HashCost): Promise<string> {
  // The library hashes with Argon2id unless told otherwise.
  return hash(password, { memoryCost: memoryKib, timeCost: passes, parallelism: 1 });
}

/** True when a password matches a hash, Argon2id or bcrypt. False for a text that is no hash. */
export function isPasswordOf(hash: string, password: string): Promise<boolean> {
  return (BCRYPT.test(hash) ? verifyBcrypt(password, hash) : verify(hash, password)).catch(() => false);
}

/** True for a password hash that signing in can verify: Argon2id (PHC string) or bcrypt, of reasonable cost. */
export function isPasswordHash(text: string): boolean {
  const [, memory, passes, lanes] = ARGON2.exec(text) ?? [];
  if (memory !== undefined)
    return Number(memory) <= MOST.memoryKiB && Number(passes) <= MOST.passes && Number(lanes) <= MOST.lanes;
  const cost = Number(BCRYPT.exec(text)?.[1] ?? 0);
  return cost >= 4 && cost <= MOST.bcryptCost;
}

/**
 * True when a password should be hashed again, because its hash has another algorithm or less work than the settings
 * ask.
 */
export function isHashOutdated(hash: string, cost: HashCost): boolean {
  const [, memory, passes] = ARGON2.exec(hash) ?? [];
  return Number(memory ?? 0) < cost.memoryKib || Number(passes ?? 0) < cost.passes;
}
