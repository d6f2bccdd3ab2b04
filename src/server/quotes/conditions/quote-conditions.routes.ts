import type { ConditionsAnswer } from "#api/quotes/quote-conditions.ts";
import {
  getQuoteConditions,
  saveQuoteConditions as saveQuoteConditionsEndpoint,
  toWireConditions,
  withSentConditions,
} from "#api/quotes/quote-conditions.ts";
import { CONDITION_SUBJECTS } from "#domain/quotes/conditions/quote-conditions.ts";
import { canonicalJson } from "#domain/shared/canonical-json.ts";
import { findCustomer } from "#server/customers/customers.repository.ts";
import type { Db } from "#server/db/database.ts";
import { notFound } from "#server/http/api-error.ts";
import type { Route } from "#server/http/route.ts";
import { route } from "#server/http/route.ts";
import type { StoredProject } from "#server/projects/projects.repository.ts";
import { findProject, lockProject } from "#server/projects/projects.repository.ts";
import {
  findProposedConditions,
  findQuoteConditions,
  saveProposedConditions,
  saveQuoteConditions,
} from "./quote-conditions.repository.ts";

/** What a quote says and asks beside its lines. */
export const quoteConditionRoutes: Route[] = [
  route(getQuoteConditions, async (_deps, { tx, params }) => {
    const project = await findProject(tx, params.id);
    if (!project) throw notFound();
    return readConditions(tx, project);
  }),

  route(saveQuoteConditionsEndpoint, async (_deps, { tx, params, body: { is_for_next, ...sent } }) => {
    const project = await lockProject(tx, params.id);
    if (!project) throw notFound();
    await saveQuoteConditions(tx, project.id, withSentConditions(await findQuoteConditions(tx, project.id), sent));
    if (is_for_next) await saveProposedConditions(tx, withSentConditions(await findProposedConditions(tx), sent));
    return readConditions(tx, project);
  }),
];

async function readConditions(tx: Db, project: StoredProject): Promise<ConditionsAnswer> {
  const [conditions, proposedConditions, buyer] = await Promise.all([
    findQuoteConditions(tx, project.id),
    findProposedConditions(tx),
    findCustomer(tx, project.customerId),
  ]);
  const isSame = (subject: (typeof CONDITION_SUBJECTS)[number]) =>
    canonicalJson(conditions[subject] ?? null) === canonicalJson(proposedConditions[subject] ?? null);
  return {
    conditions: toWireConditions(conditions),
    proposed: CONDITION_SUBJECTS.filter(isSame),
    is_consumer: buyer?.kind === "person",
  };
}
