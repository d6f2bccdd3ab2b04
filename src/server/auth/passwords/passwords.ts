import type { AuthConfig } from "#server/auth/ground/auth-config.ts";
import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import { AuthError, validationFailed } from "#server/auth/ground/auth-error.ts";
import type { HashCost } from "#server/auth/ground/password-settings.ts";
import { availableParallelism } from "node:os";
import { isBreached } from "./breached.ts";
import { isGuessable } from "./guessable.ts";
import { hashWithArgon2id, isPasswordOf } from "./password-hash.ts";

const MAX_BYTES = 72;
const MOST_AT_ONCE = availableParallelism();

type Hashing = Pick<AuthConfig, "passwordCost">;

/** Argon2id hash (PHC string) of a password. */
export function hashPassword(password: string, { passwordCost }: Hashing): Promise<string> {
  return inTurn(() => hashWithArgon2id(password, passwordCost));
}

/**
 * True when the password matches. Without a hash to compare, does the same work and gives false, so that nobody learns
 * who exists.
 */
export async function isPassword(hash: string | null, password: string, { passwordCost }: Hashing): Promise<boolean> {
  const hashToCompare = hash ?? (await makeDummyHash(passwordCost));
  const matches = await inTurn(() => isPasswordOf(hashToCompare, password));
  return hash !== null && matches;
}

/** The settings for passwords. */
export type PasswordPolicy = Pick<AuthConfig, "passwordMinLength" | "passwordCharacters">;

/**
 * The password, when it is accepted. Refused when it is empty, longer than 72 bytes, weak or stolen (422
 * `weak_password` with reasons). A password made of `personalWords` is weak.
 */
export async function acceptPassword(
  deps: Pick<AuthDeps, "config" | "log">,
  password: unknown,
  personalWords: readonly string[],
): Promise<string> {
  if (typeof password !== "string" || password === "") throw validationFailed("Signup requires a valid password");
  if (Buffer.byteLength(password) > MAX_BYTES) throw validationFailed("Password cannot be longer than 72 characters");
  const weakness =
    (await judgePassword(password, deps.config, personalWords)) ?? ((await isBreached(deps, password)) ? PWNED : null);
  if (weakness)
    throw new AuthError(422, "weak_password", weakness.message, { weak_password: { reasons: weakness.reasons } });
  return password;
}

/** Why a password is weak: a sentence, and the protocol's codes. */
export type Weakness = { message: string; reasons: string[] };

const PWNED: Weakness = {
  message: "Password is known to be weak and easy to guess, please choose a different one.",
  reasons: ["pwned"],
};

/** The reason why a password is weak, or null: too short, without the required characters, or guessed first. */
export async function judgePassword(
  password: string,
  { passwordMinLength, passwordCharacters }: PasswordPolicy,
  personalWords: readonly string[],
): Promise<Weakness | null> {
  const sets = CHARACTERS[passwordCharacters];
  // A very short password gets only the reason that it is short.
  const weaknesses = [
    {
      reason: "length",
      isWeak: [...password].length < passwordMinLength,
      text: `Password should be at least ${passwordMinLength} characters.`,
    },
    {
      reason: "characters",
      isWeak: sets.some((set) => ![...set].some((letter) => password.includes(letter))),
      text: `Password should contain at least one character of each: ${sets.join(", ")}.`,
    },
    {
      reason: "pwned",
      isWeak: password.length >= Math.min(8, passwordMinLength) && (await isGuessable(password, personalWords)),
      text: PWNED.message,
    },
  ].filter(({ isWeak }) => isWeak);
  return weaknesses.length === 0
    ? null
    : { message: weaknesses.map(({ text }) => text).join(" "), reasons: weaknesses.map(({ reason }) => reason) };
}

const [LOWER, UPPER, DIGITS, SYMBOLS] = [
  "abcdefghijklmnopqrstuvwxyz",
  "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
  "0123456789",
  "!@#$%^&*()_+-=[]{};':\"|<>?,./`~",
];
const CHARACTERS: Record<AuthConfig["passwordCharacters"], string[]> = {
  "": [],
  letters_digits: [LOWER + UPPER, DIGITS],
  lower_upper_letters_digits: [LOWER, UPPER, DIGITS],
  lower_upper_letters_digits_symbols: [LOWER, UPPER, DIGITS, SYMBOLS],
};

const dummies = new Map<string, Promise<string>>();

function makeDummyHash(cost: HashCost): Promise<string> {
  const key = `${cost.memoryKib} ${cost.passes}`;
  const dummy = dummies.get(key) ?? hashWithArgon2id("nobody has this password", cost);
  dummies.set(key, dummy);
  return dummy;
}

let running = 0;
const waitingTurns: (() => void)[] = [];

// Many sign-ins at once must not take every thread and all the memory.
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MOST_AT_ONCE) await new Promise<void>((resolve) => waitingTurns.push(resolve));
  running++;
  try {
    return await work();
  } finally {
    running--;
    waitingTurns.shift()?.();
  }
}
