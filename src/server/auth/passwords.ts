import { hash, verify } from "@node-rs/argon2";
import { AuthError, validationFailed } from "./auth-error.ts";
import { COMMON_PASSWORDS } from "./common-passwords.ts";

// The library hashes with Argon2id unless told otherwise.
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const MAX_BYTES = 72;
const AT_ONCE = 4;

/** Argon2id hash (PHC string) of a password. */
export function hashPassword(password: string): Promise<string> {
  return queued(() => hash(password, PARAMETERS));
}

/** True when the password matches. With no hash to compare, does the same work and answers false: nobody learns who exists. */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  const against = stored ?? (await dummyHash());
  const matches = await queued(() => verify(against, password).catch(() => false));
  return stored !== null && matches;
}

/** Refuses a password that is empty, longer than 72 bytes, too short or known to everybody (422 `weak_password` with reasons). */
export function assertStrong(password: unknown, minLength: number): string {
  if (typeof password !== "string" || password === "") throw validationFailed("Signup requires a valid password");
  if (Buffer.byteLength(password) > MAX_BYTES) throw validationFailed("Password cannot be longer than 72 characters");
  const reasons = [[...password].length < minLength ? "length" : "", COMMON_PASSWORDS.has(password.toLowerCase()) ? "pwned" : ""].filter((reason) => reason !== "");
  if (reasons.length === 0) return password;
  const said = { length: `Password should be at least ${minLength} characters.`, pwned: "Password is known to be weak and easy to guess, please choose a different one." };
  const text = reasons.map((reason) => said[reason as keyof typeof said]).join(" ");
  throw new AuthError(422, "weak_password", text, { weak_password: { reasons } });
}

let dummy: Promise<string> | null = null;

function dummyHash(): Promise<string> {
  dummy ??= hash("nobody has this password", PARAMETERS);
  return dummy;
}

let running = 0;
const waiting: (() => void)[] = [];

// A burst of sign-ins must not take every thread and all the memory.
async function queued<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  running++;
  try {
    return await work();
  } finally {
    running--;
    waiting.shift()?.();
  }
}
