import type { Result } from "../../shared/refusal.ts";
import { ok, refused } from "../../shared/refusal.ts";
import type { Numbering } from "../numbering.ts";
import { numberOf } from "../numbering.ts";

/** A place in a series: its year, 0 where ranks never begin again, and its rank. */
export type SeriesPlace = { year: number; rank: number };

/**
 * What a restored copy knows of a series. `last`: its last number, null without any. `copyYear`: the year of the copy.
 */
export type KnownSeries = { numbering: Numbering; last: SeriesPlace | null; copyYear: number };

/** Why a number cannot be the last one that was sent since a copy was made. */
export type LastSentRefusal = "not_of_series" | "of_other_year" | "not_after" | "too_far";

/** So many numbers may be lost by one copy: more would be a slip of the finger, which nobody could take back. */
export const MOST_LOST_NUMBERS = 1_000;

/**
 * The number that a seller says was sent last, as its series writes it: « f2026-45 » is F2026-0045. It comes after the
 * last one that the copy knows, in its year or one since, and the database checks it again (`answer_restored_copy`).
 */
export function readLastSent(text: string, series: KnownSeries, thisYear: number): Result<string, LastSentRefusal> {
  const { numbering, last, copyYear } = series;
  const place = readPlace(text, numbering);
  if (place === null) return refused("not_of_series");
  const firstYear = last?.year ?? copyYear;
  if (numbering.hasYear && (place.year < firstYear || place.year > thisYear)) return refused("of_other_year");
  const knownRank = rankBefore(place.year, series);
  if (place.rank <= knownRank) return refused("not_after");
  if (place.rank > knownRank + MOST_LOST_NUMBERS) return refused("too_far");
  return ok(numberOf(numbering, place.year, place.rank));
}

/** The first number that may have been sent since the copy, in the year that it knows. */
export function nextAfterCopy(series: KnownSeries): string {
  const year = series.last?.year ?? series.copyYear;
  return numberOf(series.numbering, year, rankBefore(year, series) + 1);
}

// Ranks begin again with each year, and the first year of a series where its seller chose.
function rankBefore(year: number, { numbering, last }: KnownSeries): number {
  if (last === null) return numbering.firstNumber - 1;
  return last.year === year ? last.rank : 0;
}

const PLACE = { withYear: /^(\d{4})-(\d{1,9})$/, alone: /^(\d{1,9})$/ };

function readPlace(text: string, { prefix, hasYear }: Numbering): SeriesPlace | null {
  const number = text.replaceAll(/\s/g, "").toUpperCase();
  if (!number.startsWith(prefix)) return null;
  const rest = number.slice(prefix.length);
  const parts = (hasYear ? PLACE.withYear : PLACE.alone).exec(rest);
  if (!parts) return null;
  return { year: hasYear ? Number(parts[1]) : 0, rank: Number(parts.at(-1)) };
}
