import type { Absence, Closure } from "#domain/company/closures/closures.ts";
import type { DaySpan } from "#domain/planning/bar-change.ts";
import type { SaidDay } from "#domain/planning/drops/drop.messages.ts";
import { fullDayWords, saidFullDay, takersWords, wholeWorkWords } from "#domain/planning/drops/drop.messages.ts";
import { newDaysWords, placedWords, spanRemarks } from "#domain/planning/planning.messages.ts";
import type { StaffedWork } from "#domain/planning/staffed-work.ts";
import { assignedWords } from "#domain/projects/people/people.messages.ts";
import { minutesOfHours } from "#domain/shared/money.ts";
import { todayInFrance } from "#web/client/today.ts";
import type { useSitePeople } from "#web/projects/people/use-site-people.ts";

type People = readonly string[] | null;

// What is said of a move, and of work of the tray that is placed.
type SaidMove = {
  plan: DaySpan & { id: string; name: string; people: readonly string[] };
  days: { span: DaySpan } | null;
  people: People;
};
type SaidPlacing = {
  item: { name: string; people: readonly string[] };
  span: DaySpan;
  people: People;
  fullDay: SaidDay | null;
};

type Facts = {
  isTeam: boolean;
  nameOf: (userId: string) => string;
  /** What the trade calls a work. */
  site: string;
  closures: readonly Closure[];
  absences: readonly Absence[];
};

// What is planned once it is moved, and what its days hold.
type MovedFacts = Facts & Parameters<typeof saidFullDay>[2] & { plansAfter: readonly (StaffedWork & { id: string })[] };

/** What is said of a move that was saved: see `movedSentence`. `rest`: what the planning knows of days. */
export function sentenceOfMove(
  move: SaidMove,
  {
    crew: { isTeam, nameOf, people },
    site,
    rest: { closures, absences, hoursADay },
    plansAfter,
  }: Pick<MovedFacts, "site" | "plansAfter"> & {
    crew: ReturnType<typeof useSitePeople>;
    rest: Pick<Facts, "closures" | "absences"> & { hoursADay: number };
  },
): string {
  const aloneIds = isTeam ? [] : people.map(({ userId }) => userId);
  const time = { minutesADay: minutesOfHours(hoursADay), closures, absences };
  return movedSentence(move, { isTeam, nameOf, site, plansAfter, aloneIds, today: todayInFrance(), ...time });
}

/**
 * What a hand did to a bar, in one sentence: its days, who has it from then on, that they have all its days, what
 * deserves a second look, and the day that it makes too full.
 */
export function movedSentence(
  { plan, days, people }: SaidMove,
  { isTeam, nameOf, site, plansAfter, ...rest }: MovedFacts,
): string {
  const { name } = plan;
  const span = days?.span ?? plan;
  const takers = (people ?? plan.people).map((userId) => ({ userId, name: nameOf(userId) }));
  const who = takersWords(takers, span, { ...rest, isOfAwayAlone: people === null });
  const whole = people === null ? "" : wholeWorkWords(site, span);
  const fullDay = saidFullDay(plansAfter, plan.id, rest);
  const excess = excessWords(fullDay, { isTeam, nameOf, isNamed: people?.length === 1 });
  const parts = days
    ? [newDaysWords(name, span), who, ...spanRemarks(span, rest.closures).slice(0, 1), excess]
    : [assignedWords(name, [who]), whole, excess];
  return parts.filter((part) => part !== "").join(" · ");
}

/** Where work of the tray was put, in one sentence: its days, who has it from then on, and who is away then. */
export function placedSentence(
  { item, span, people, fullDay }: SaidPlacing,
  { isTeam, nameOf, ...rest }: Omit<Facts, "site">,
): string {
  const takers = (people ?? item.people).map((userId) => ({ userId, name: nameOf(userId) }));
  const who = takersWords(takers, span, { ...rest, isOfAwayAlone: people === null });
  const excess = excessWords(fullDay, { isTeam, nameOf, isNamed: people?.length === 1 });
  return [placedWords(item.name, span, who), excess].filter((part) => part !== "").join(" · ");
}

// Whose day is too full, unless they are the one who was just named.
function excessWords(
  fullDay: SaidDay | null,
  { isTeam, isNamed, nameOf }: Pick<Facts, "isTeam" | "nameOf"> & { isNamed: boolean },
): string {
  return fullDayWords(fullDay, isTeam && !isNamed && fullDay !== null ? nameOf(fullDay.userId) : "");
}
