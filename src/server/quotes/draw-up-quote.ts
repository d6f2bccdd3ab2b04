import type { ChangeOrder } from "#domain/quotes/change-orders/change-order.ts";
import type { QuoteConditions } from "#domain/quotes/conditions/quote-conditions.ts";
import type { Quote } from "#domain/quotes/quote.ts";
import { QUOTE_VALID_DAYS } from "#domain/quotes/quote.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { addDays } from "#domain/shared/calendar-date.ts";
import type { Deps } from "#server/deps.ts";
import type { Pricing } from "#server/projects/load-estimate.ts";
import type { StoredProject } from "#server/projects/projects.repository.ts";

/**
 * The quote of a project as it reads today, for its preview and to be kept. It is the next version of the `latest` one;
 * without any it is new, and has no number yet. `history`: what the customer and others were given of it before.
 */
export function drawUpQuote(
  deps: Deps,
  project: StoredProject,
  { today, declarations: _declarations, ...content }: Pricing,
  { latest, history, conditions, amends }: QuoteHistory,
): Quote {
  return {
    id: deps.ids(),
    projectId: project.id,
    number: latest?.number ?? "",
    version: latest ? latest.version + 1 : 1,
    isRevision: history.hasReachedCustomer,
    edition: history.lastEdition + 1,
    subject: project.name,
    ...quoteDays(today),
    startsOn: project.startDate,
    ...content,
    conditions,
    ...(amends && { amends }),
  };
}

/** What came before a version of a quote: `amends` is what it changes of what its customer accepted. */
type QuoteHistory = {
  latest: Quote | null;
  history: GivenBefore;
  conditions: QuoteConditions;
  amends: ChangeOrder | null;
};

/** Whether a quote has reached its customer, and the number of the last version that anybody got, zero for none. */
export type GivenBefore = { hasReachedCustomer: boolean; lastEdition: number };

/** What was given of a quote that nobody was given yet. */
export const NOTHING_GIVEN: GivenBefore = { hasReachedCustomer: false, lastEdition: 0 };

/** The days a quote bears when it is drawn up on that day. */
export function quoteDays(day: CalendarDate): Pick<Quote, "quotedOn" | "validUntil"> {
  return { quotedOn: day, validUntil: addDays(day, QUOTE_VALID_DAYS) };
}
