import type { BriefAnswer } from "#api/analytics/brief.ts";
import { isJustSent } from "#domain/analytics/money-action.ts";
import { ACTION_WORDS } from "#domain/analytics/money.messages.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";

type WaitingItem = BriefAnswer["late"]["first"][number];

/** Why a quote waits. Nobody can accept one that is no longer valid: it is brought up to date. */
export function whyUnanswered(item: WaitingItem, today: CalendarDate): string {
  if (item.is_expired === true) return "devis expiré";
  return isJustSent(item.date, today) ? "devis envoyé, réponse attendue" : "devis sans réponse";
}

/** What is done with a quote whose customer is not reminded: it is no longer valid, or was sent lately. */
export function insteadOfFollowing(item: WaitingItem, today: CalendarDate) {
  if (item.is_expired === true) return { action: ACTION_WORDS.extend, step: "quote" };
  return isJustSent(item.date, today) ? { action: "Suivre", step: "client-validation" } : null;
}

const MOST_NAMED = 2;

/** Two names and how many more: a row of the list stays one line high. */
export function namesOf(names: readonly string[], count: number): string {
  const shownNames = names.slice(0, MOST_NAMED);
  return count > shownNames.length ? `${shownNames.join(", ")} +${count - shownNames.length}` : shownNames.join(", ");
}
