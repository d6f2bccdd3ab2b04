import type { ConditionsAnswer } from "#api/quotes/quote-conditions.ts";
import {
  getQuoteConditions,
  saveQuoteConditions as saveQuoteConditionsEndpoint,
  toWireConditions,
  withSentConditions,
} from "#api/quotes/quote-conditions.ts";
import { plannedEnd } from "#domain/documents/printed-facts.ts";
import { addUp } from "#domain/lines/totals.ts";
import { askedSubjects, dueSubjects, isBuildingWorks } from "#domain/quotes/conditions/building-works.ts";
import { conditionProblems } from "#domain/quotes/conditions/condition-problems.ts";
import { CONDITION_SUBJECTS } from "#domain/quotes/conditions/quote-conditions.ts";
import { addressLines } from "#domain/shared/address.ts";
import { canonicalJson } from "#domain/shared/canonical-json.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { notFound } from "#server/http/api-error.ts";
import type { Route } from "#server/http/route.ts";
import { route } from "#server/http/route.ts";
import { loadParties } from "#server/projects/load-estimate.ts";
import type { StoredProject } from "#server/projects/projects.repository.ts";
import { findProject, lockProject } from "#server/projects/projects.repository.ts";
import { loadPricing } from "../load-pricing.ts";
import {
  findUsualConditions,
  findQuoteConditions,
  saveUsualConditions,
  saveQuoteConditions,
} from "./quote-conditions.repository.ts";

/** What a quote says and asks beside its lines. */
export const quoteConditionRoutes: Route[] = [
  route(getQuoteConditions, async (deps, { tx, params }) => {
    const project = await findProject(tx, params.id);
    if (!project) throw notFound();
    return readConditions(deps, tx, project);
  }),

  route(saveQuoteConditionsEndpoint, async (deps, { tx, params, body: { is_for_next, ...subjects } }) => {
    const project = await lockProject(tx, params.id);
    if (!project) throw notFound();
    await saveQuoteConditions(tx, project.id, withSentConditions(await findQuoteConditions(tx, project.id), subjects));
    if (is_for_next) await saveUsualConditions(tx, withSentConditions(await findUsualConditions(tx), subjects));
    return readConditions(deps, tx, project);
  }),
];

// What a quote does not sell yet owes nothing more: without lines, only what was said is answered.
async function readConditions(deps: Deps, tx: Db, project: StoredProject): Promise<ConditionsAnswer> {
  const [conditions, usualConditions, pricing] = await Promise.all([
    findQuoteConditions(tx, project.id),
    findUsualConditions(tx),
    loadPricing(deps, tx, project),
  ]);
  const { seller, buyer, today } = pricing.ok ? pricing.value : (await loadParties(deps, tx, project)).parties;
  const isConsumer = buyer.kind === "person";
  const hasEnd = plannedEnd({ project, date: today }) !== "";
  const lines = pricing.ok ? pricing.value.lines : [];
  return {
    conditions: toWireConditions(conditions),
    place: project.siteAddress,
    customer_address: buyer.address ? addressLines(buyer.address).join(", ") : "",
    usual: toWireConditions(usualConditions),
    is_building: isBuildingWorks({ seller, lines, conditions }),
    asked: askedSubjects(seller),
    due: dueSubjects({ seller, lines, conditions, isConsumer, hasEnd }),
    // What is not priced yet has no total to go beyond.
    problems: pricing.ok ? conditionProblems({ conditions, totals: addUp(lines, pricing.value.terms) }) : [],
    proposed: CONDITION_SUBJECTS.filter(
      (subject) =>
        usualConditions[subject] !== undefined &&
        canonicalJson(conditions[subject] ?? null) === canonicalJson(usualConditions[subject]),
    ),
    is_consumer: isConsumer,
  };
}
