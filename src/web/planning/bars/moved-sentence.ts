import type { Absence, Closure } from "#domain/company/closures/closures.ts";
import type { DaySpan } from "#domain/planning/bar-change.ts";
import { takersWords, wholeWorkWords } from "#domain/planning/drops/drop.messages.ts";
import { newDaysWords, placedWords, spanRemarks } from "#domain/planning/planning.messages.ts";
import { assignedWords } from "#domain/projects/people/people.messages.ts";

type People = readonly string[] | null;

// What is said of a move, and of work of the tray that is placed.
type SaidMove = {
  plan: DaySpan & { name: string; people: readonly string[] };
  days: { span: DaySpan } | null;
  people: People;
};
type SaidPlacing = {
  item: { name: string; people: readonly string[] };
  span: DaySpan;
  people: People;
};

type Facts = {
  nameOf: (userId: string) => string;
  /** What the trade calls a work. */
  site: string;
  closures: readonly Closure[];
  absences: readonly Absence[];
};

/**
 * What a hand did to a bar, in one sentence: its days, who has it from then on, that they have all its days, and what
 * deserves a second look.
 */
export function movedSentence({ plan, days, people }: SaidMove, { nameOf, site, ...rest }: Facts): string {
  const { name } = plan;
  const span = days?.span ?? plan;
  const takers = (people ?? plan.people).map((userId) => ({ userId, name: nameOf(userId) }));
  const who = takersWords(takers, span, { ...rest, isOfAwayAlone: people === null });
  const whole = people === null ? "" : wholeWorkWords(site, span);
  const parts = days
    ? [newDaysWords(name, span), who, ...spanRemarks(span, rest.closures).slice(0, 1)]
    : [assignedWords(name, [who]), whole];
  return parts.filter((part) => part !== "").join(" · ");
}

/** Where work of the tray was put, in one sentence: its days, who has it from then on, and who is away then. */
export function placedSentence({ item, span, people }: SaidPlacing, { nameOf, ...rest }: Omit<Facts, "site">): string {
  const takers = (people ?? item.people).map((userId) => ({ userId, name: nameOf(userId) }));
  return placedWords(item.name, span, takersWords(takers, span, { ...rest, isOfAwayAlone: people === null }));
}
