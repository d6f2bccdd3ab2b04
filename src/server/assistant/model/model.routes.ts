import type { HistoryMessage } from "#api/assistant/assistant.ts";
import * as api from "#api/assistant/model.ts";
import { recalledTurns } from "#domain/assistant/conversation/recalled-turns.ts";
import { modelMessages } from "#domain/assistant/model/model.messages.ts";
import { answerPrompt } from "#domain/assistant/prompt.messages.ts";
import { TOOL_WORDS } from "#domain/assistant/tools/tool.messages.ts";
import { modelRecipient } from "#domain/company/model-recipient.ts";
import { openMasking } from "#domain/customers/masking/masking.ts";
import { findOfferedModel } from "#server/company/model/allowed-model.ts";
import {
  findModelConsent,
  lockModelChoice,
  revokeModelConsent,
  saveModelConsent,
} from "#server/company/model/model-consent.repository.ts";
import { learnNames } from "#server/customers/masked-values.ts";
import { ApiError } from "#server/http/api-error.ts";
import type { Route } from "#server/http/route.ts";
import { route } from "#server/http/route.ts";
import type { ModelConsent } from "#server/llm/llm.ts";
import { answerFromData } from "../answer-from-data.ts";
import { maskPrompt } from "../ask-model.ts";
import { readToolCaller } from "../prepare-question.ts";
import { findLastSession } from "../sessions.repository.ts";

/** The language model of a company: who receives its texts, and whether the owner agreed. */
export const modelRoutes: Route[] = [
  route(api.getModel, async (deps, { tx, caller }) => {
    const model = await findOfferedModel(deps, tx);
    const { history } = (await findLastSession(tx, caller)) ?? { history: [] };
    const { message, earlierMessages } = lastQuestion(history);
    const place = { caller: await readToolCaller(tx, caller, deps.clock()), notice: null, path: "", selection: "" };
    const dataAnswer = await answerFromData(tx, message, place);
    const facts = dataAnswer.isUnderstood ? dataAnswer.text : "";
    const masking = openMasking();
    await learnNames(tx, masking, [message, earlierMessages, facts]);
    return {
      recipient: model && { ...modelRecipient(model.host), model: model.name },
      consent: consentAnswer(model && (await findModelConsent(tx, model.host))),
      example: {
        ...answerPrompt(maskPrompt({ message, history: earlierMessages, page: "", selection: "", facts }, masking)),
        tools: Object.values(TOOL_WORDS).map(({ description }) => description),
      },
    };
  }),

  route(api.saveModelConsent, async (deps, { tx, caller, body }) => {
    if (!body.is_given) {
      await revokeModelConsent(tx, caller, deps.clock());
      return { consent: null };
    }
    await lockModelChoice(tx);
    const model = await findOfferedModel(deps, tx);
    if (!model) throw new ApiError(422, "no_model", modelMessages.noModelHere);
    if (body.host !== model.host) throw new ApiError(409, "other_host", modelMessages.otherHost);
    await saveModelConsent(tx, caller, model.host, deps.ids(), deps.clock());
    return { consent: consentAnswer(await findModelConsent(tx, model.host)) };
  }),
];

function consentAnswer(consent: ModelConsent | null) {
  return consent && { given_at: consent.givenAt.toISOString(), given_by: consent.givenByEmail };
}

// The question that the caller typed last, as the panel would send it. Without one, an example of ours.
function lastQuestion(history: readonly HistoryMessage[]) {
  const turns = history.filter(({ origin }) => origin !== "workflow");
  const index = turns.findLastIndex(({ role }) => role === "user");
  return {
    message: turns[index]?.content ?? modelMessages.example,
    earlierMessages: recalledTurns(turns.slice(0, Math.max(0, index))),
  };
}
