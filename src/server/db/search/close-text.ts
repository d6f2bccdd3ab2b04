import type { CloseWord } from "#domain/shared/text/close-word.ts";
import type { RawBuilder } from "kysely";
import { sql } from "kysely";

/**
 * Whether a searched text is close to a word. The parts come first: they are cheap, and the pattern then reads few
 * texts. In a `case`, for the planner would put the pattern first.
 */
export function isClose(text: RawBuilder<unknown>, { parts: [first, second, swappedPart], pattern }: CloseWord) {
  return sql<boolean>`(case when strpos(${text}, ${first}) > 0 or strpos(${text}, ${second}) > 0
    or strpos(${text}, ${swappedPart}) > 0 then ${text} ~ ${pattern} else false end)`;
}
