import { proposeTasks } from "#api/tasks.ts";
import { proposeFromTemplates } from "#domain/catalog/propose-tasks.ts";
import { tradeOfWorks } from "#domain/catalog/work-trade.ts";
import type { Masking } from "#domain/customers/masking/masking.ts";
import { openMasking } from "#domain/customers/masking/masking.ts";
import type { ProposedWorks } from "#domain/projects/asked-tasks.ts";
import { areAskedFor } from "#domain/projects/asked-tasks.ts";
import type { ProposedTask } from "#domain/projects/task.ts";
import { MAX_PROPOSED_TASKS, tidyTask } from "#domain/projects/task.ts";
import { e4ToHours } from "#domain/shared/money.ts";
import { findCompany, readHoursADayE4 } from "#server/company/company.repository.ts";
import { findAllowedModel } from "#server/company/model/allowed-model.ts";
import { learnNames } from "#server/customers/masked-values.ts";
import type { Deps } from "#server/deps.ts";
import { notFound } from "#server/http/api-error.ts";
import type { Route } from "#server/http/route.ts";
import { patientRoute } from "#server/http/route.ts";
import type { LanguageModel, TaskProposal } from "#server/llm/llm.ts";
import { LlmError } from "#server/llm/llm.ts";
import { modelFailure } from "./model-failure.ts";
import { toTaskAnswer } from "./project-answer.ts";
import { findProject, lockProject, saveProjectEstimation, saveProjectTrade } from "./projects.repository.ts";

/** Longest summary of a proposal that is stored (docs/specification.md#limits). */
const MAX_SUMMARY = 600;

/** Tasks proposed from a description, by the model when the company lets it and otherwise by the library of trades. */
export const estimateRoutes: Route[] = [
  patientRoute(proposeTasks, async (deps, { params, body, inCompany, signal }) => {
    const masking = openMasking();
    const { model, ...seller } = await inCompany(async (tx) => {
      const project = await findProject(tx, params.id);
      if (!project) throw notFound();
      await learnNames(tx, masking, body.description);
      const hoursADayE4 = project.estimation.day?.hoursE4 ?? (await readHoursADayE4(tx));
      const { trade } = await findCompany(tx);
      return { trade, hoursADay: e4ToHours(hoursADayE4), model: await findAllowedModel(deps, tx) };
    });
    const work = { description: body.description, ...seller, signal };
    const proposal = await propose(deps, model && maskedModel(model, masking), work);
    const isCertain = areAskedFor(proposal, body.description);
    const tasks = proposal.tasks.slice(0, MAX_PROPOSED_TASKS).map((raw, at) => {
      const answer = toTaskAnswer({ ...tidyTask(raw), id: deps.ids() });
      return { ...answer, is_certain: isCertain[at] === true };
    });
    const summary = proposal.summary.slice(0, MAX_SUMMARY);
    return inCompany(async (tx) => {
      const project = await lockProject(tx, params.id);
      if (!project) throw notFound();
      const proposedTasks = tasks.map(({ title, description, estimate_h, is_certain }): ProposedTask => ({
        title,
        description,
        estimate_h,
        is_certain,
      }));
      const ai = { summary, tasks: proposedTasks };
      const estimation = { ...project.estimation, description: body.description, ai };
      await saveProjectEstimation(tx, project.id, estimation, deps.clock());
      await saveProjectTrade(tx, project.id, tradeOf(proposal, work) ?? "");
      return { estimation: { summary, tasks } };
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

// A model names no works: the library reads them for it.
function tradeOf({ works }: ProposedWorks, { description, trade }: { description: string; trade: string }) {
  return tradeOfWorks(works ?? proposeFromTemplates(description, trade).works);
}

type Work = { description: string; trade: string; hoursADay: number; signal: AbortSignal };

async function propose(
  deps: Deps,
  model: Pick<LanguageModel, "proposeTasks"> | null,
  { description, trade, hoursADay, signal }: Work,
): Promise<TaskProposal & ProposedWorks> {
  if (!model) return proposeFromTemplates(description, trade, hoursADay);
  try {
    return { ...(await model.proposeTasks({ description, trade, signal })), works: null };
  } catch (error) {
    if (!(error instanceof LlmError)) throw error;
    deps.log.warn({ kind: error.kind }, "language model gave no tasks");
    // An unusable answer of the model must not stop the work. The library of trades answers instead.
    if (error.kind === "nonsense") return proposeFromTemplates(description, trade, hoursADay);
    throw modelFailure(error);
  }
}
