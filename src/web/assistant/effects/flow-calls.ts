import { createQuote } from "#api/documents.ts";
import { createInvoice } from "#api/invoices.ts";
import { createProject, getProject, project, saveEstimation, saveProjectCore } from "#api/projects.ts";
import { z } from "zod";

/**
 * The calls of the flows whose answer may lack what the flow looks for. The server has done its work, so an answer
 * without project or link is no failure: the step says it in its own words (docs/specification.md#failures).
 */
export const FLOW_CALLS = {
  getProject: { ...getProject, answer: acceptedAnswer({ project: project.nullish() }) },
  createProject: {
    ...createProject,
    answer: acceptedAnswer({
      project: project.nullish().catch(null),
      is_known_customer: z.boolean().optional().catch(undefined),
    }),
  },
  saveCore: { ...saveProjectCore, answer: acceptedAnswer({ project: project.nullish().catch(null) }) },
  saveEstimation: { ...saveEstimation, answer: acceptedAnswer({}) },
  createQuote: { ...createQuote, answer: acceptedAnswer(link()) },
  createInvoice: { ...createInvoice, answer: acceptedAnswer(link()) },
};

// An answer that has an error is a refusal, whatever its status.
function acceptedAnswer<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.looseObject(shape).refine((answer) => !("error" in answer));
}

function link() {
  const optionalText = z.string().optional().catch(undefined);
  return { url: z.string().catch(""), page_url: optionalText, number: optionalText };
}
