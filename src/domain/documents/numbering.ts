import type { Result } from "../shared/refusal.ts";
import { ok, refused } from "../shared/refusal.ts";
import type { NamedKind } from "./document-kind.ts";
import { DOCUMENT_WORDS, NAMED_KINDS } from "./document-kind.ts";

/**
 * How the numbers of a series read: « FAC-2026-0042 ». With the year, ranks begin again with each year; `firstNumber`
 * is the rank of the first document alone. The database writes them (`document_number`).
 */
export type Numbering = { prefix: string; hasYear: boolean; digits: number; firstNumber: number };

/** The numbering of each kind of document. */
export type Numberings = Record<NamedKind, Numbering>;

/** The most digits that a rank is filled up to. */
export const MOST_DIGITS = 8;

/** The highest rank to begin with. */
export const MOST_FIRST_NUMBER = 99_999_999;

/** Why a numbering is refused. */
export type NumberingRefusal = "bad_prefix" | "bad_digits" | "bad_first_number" | "same_prefix";

// Capitals, digits and signs that e-invoices take (BR-FR-02). The rank follows, so the end is no digit.
const PREFIX = /^[A-Z](?:[A-Z0-9/_-]{0,8}[A-Z/_-])?$/;

/** The numbering of a kind for which none was chosen: « F2026-0001 ». */
export function usualNumbering(kind: NamedKind): Numbering {
  return { prefix: DOCUMENT_WORDS[kind].series, hasYear: true, digits: 4, firstNumber: 1 };
}

/** A rank as a number of a series. */
export function numberOf({ prefix, hasYear, digits }: Numbering, year: number, rank: number): string {
  return `${prefix}${hasYear ? `${year}-` : ""}${String(rank).padStart(digits, "0")}`;
}

/**
 * A numbering that may be kept for a kind, its prefix in capitals. Two series never give one number: the prefix of one
 * is not that of another one, alone or followed by a digit.
 */
export function chooseNumbering(
  kind: NamedKind,
  numbering: Numbering,
  numberings: Numberings,
): Result<Numbering, NumberingRefusal> {
  const prefix = numbering.prefix.trim().toUpperCase();
  if (!PREFIX.test(prefix)) return refused("bad_prefix", ["prefix"]);
  if (!isWhole(numbering.digits, MOST_DIGITS)) return refused("bad_digits", ["digits"]);
  if (!isWhole(numbering.firstNumber, MOST_FIRST_NUMBER)) return refused("bad_first_number", ["first_number"]);
  const otherPrefixes = NAMED_KINDS.filter((other) => other !== kind).map((other) => numberings[other].prefix);
  if (otherPrefixes.some((other) => mayMeet(prefix, other))) return refused("same_prefix", ["prefix"]);
  return ok({ ...numbering, prefix });
}

function mayMeet(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return long === short || (long.startsWith(short) && /^\d/.test(long.slice(short.length)));
}

function isWhole(value: number, most: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= most;
}
