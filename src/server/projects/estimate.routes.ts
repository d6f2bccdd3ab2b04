import { proposeTasks } from "#api/projects.ts";
import { proposeFromTemplates } from "#domain/catalog/propose-tasks.ts";
import type { Masking } from "#domain/customers/masking/masking.ts";
import { openMasking } from "#domain/customers/masking/masking.ts";
import { MAX_PROPOSED_TASKS, tidyTask } from "#domain/projects/task.ts";
import { e4ToHours } from "#domain/shared/money.ts";
import { findCompany } from "#server/company/company.repository.ts";
import { findAllowedModel } from "#server/company/model/allowed-model.ts";
import { learnNames } from "#server/customers/masked-values.ts";
import type { Deps } from "#server/deps.ts";
import { notFound } from "#server/http/api-error.ts";
import type { Route } from "#server/http/route.ts";
import { patientRoute } from "#server/http/route.ts";
import type { LanguageModel, Proposal } from "#server/llm/llm.ts";
import { LlmError } from "#server/llm/llm.ts";
import { modelFailure } from "./model-failure.ts";
import { toTaskAnswer } from "./project-answer.ts";
import { findProject, lockProject, saveProjectEstimation } from "./projects.repository.ts";
import { addTasks, dropUntouchedTasks, listTasksOf } from "./tasks.repository.ts";

/** Longest summary of a proposal that is stored (docs/specification.md#limits). */
const MAX_SUMMARY = 600;

/** Tasks proposed from a description, by the model when the company lets it and otherwise by the library of trades. */
export const estimateRoutes: Route[] = [
  patientRoute(proposeTasks, async (deps, { caller, params, body, inCompany, signal }) => {
    const masking = openMasking();
    const { trade, model } = await inCompany(async (tx) => {
      if (!(await findProject(tx, params.id))) throw notFound();
      await learnNames(tx, masking, body.description);
      return { trade: (await findCompany(tx)).trade, model: await findAllowedModel(deps, tx) };
    });
    const work = { description: body.description, trade, signal };
    const proposal = await propose(deps, model && maskedModel(model, masking), work);
    const tasks = proposal.tasks.slice(0, MAX_PROPOSED_TASKS).map((raw) => ({ ...tidyTask(raw), id: deps.ids() }));
    const summary = proposal.summary.slice(0, MAX_SUMMARY);
    return inCompany(async (tx) => {
      const project = await lockProject(tx, params.id);
      if (!project) throw notFound();
      const ai = {
        summary,
        tasks: tasks.map(({ title, description, estimateHoursE4 }) => ({
          title,
          description,
          estimate_h: e4ToHours(estimateHoursE4),
        })),
      };
      await saveProjectEstimation(
        tx,
        project.id,
        { ...project.estimation, description: body.description, ai },
        deps.clock(),
      );
      // A description that says no work replaces nothing.
      if (tasks.length > 0) await dropUntouchedTasks(tx, project.id);
      await addTasks(tx, caller.companyId, project.id, tasks, false, deps.clock());
      return { estimation: { summary, tasks: (await listTasksOf(tx, project.id)).map(toTaskAnswer) } };
    });
  }),
];

// Reads placeholders instead of personal data. A task that names an unknown person is left out.
function maskedModel(model: LanguageModel, { mask, unmask }: Masking): Pick<LanguageModel, "proposeTasks"> {
  return {
    proposeTasks: async ({ description, ...work }) => {
      const { summary, tasks } = await model.proposeTasks({ description: mask(description), ...work });
      return {
        summary: unmask(summary) ?? "",
        tasks: tasks.flatMap((task) => {
          const [title, words] = [unmask(task.title), unmask(task.description)];
          return title === null || words === null ? [] : [{ ...task, title, description: words }];
        }),
      };
    },
  };
}

async function propose(
  deps: Deps,
  model: Pick<LanguageModel, "proposeTasks"> | null,
  { description, trade, signal }: { description: string; trade: string; signal: AbortSignal },
): Promise<Proposal> {
  if (!model) return proposeFromTemplates(description, trade);
  try {
    return await model.proposeTasks({ description, trade, signal });
  } catch (error) {
    if (!(error instanceof LlmError)) throw error;
    deps.log.warn({ kind: error.kind }, "language model gave no tasks");
    // An unusable answer of the model must not stop the work. The library of trades answers instead.
    if (error.kind === "nonsense") return proposeFromTemplates(description, trade);
    throw modelFailure(error);
  }
}
