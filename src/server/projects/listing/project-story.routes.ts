import { readProjectStory } from "#api/projects/project-story.ts";
import { memberFirstName } from "#domain/company/members/member-name.ts";
import { statementOf } from "#domain/projects/story/statement.ts";
import { notFound } from "#server/http/api-error.ts";
import type { Route } from "#server/http/route.ts";
import { route } from "#server/http/route.ts";
import { findStatementFacts, listStory } from "./project-story.repository.ts";

/** What a project amounts to, and what happened with it. */
export const projectStoryRoutes: Route[] = [
  route(readProjectStory, async (_deps, { tx, params }) => {
    const [facts, events] = await Promise.all([findStatementFacts(tx, params.id), listStory(tx, params.id)]);
    if (!facts) throw notFound();
    const statement = statementOf(facts);
    return {
      statement: {
        agreed_cents: statement.agreedCents,
        invoiced_cents: statement.invoicedCents,
        collected_cents: statement.collectedCents,
        to_invoice_cents: statement.toInvoiceCents,
        to_collect_cents: statement.toCollectCents,
      },
      events: events.map(({ at, name, email, ...event }) => {
        return { ...event, at: at.toISOString(), who: memberFirstName({ name, email }) };
      }),
    };
  }),
];
