import { getVatAdvice, saveVatAnswers as saveVatAnswersEndpoint, withSentAnswers } from "#api/quotes/vat-advice.ts";
import { notFound } from "#server/http/api-error.ts";
import type { Route } from "#server/http/route.ts";
import { route } from "#server/http/route.ts";
import { findProject, lockProject } from "#server/projects/projects.repository.ts";
import { readVatAdvice } from "./vat-advice.ts";
import { findVatAnswers, saveVatAnswers } from "./vat-answers.repository.ts";

/** The questions that decide the VAT of a quote, and what they give. */
export const vatAdviceRoutes: Route[] = [
  route(getVatAdvice, async (deps, { tx, params }) => {
    const [project, { answers }] = await Promise.all([findProject(tx, params.id), findVatAnswers(tx, params.id)]);
    if (!project) throw notFound();
    return readVatAdvice(deps, tx, project, answers);
  }),

  route(saveVatAnswersEndpoint, async (deps, { tx, params, body }) => {
    const project = await lockProject(tx, params.id);
    if (!project) throw notFound();
    const answers = withSentAnswers((await findVatAnswers(tx, project.id)).answers, body);
    await saveVatAnswers(tx, project.id, answers);
    return readVatAdvice(deps, tx, project, answers);
  }),
];
