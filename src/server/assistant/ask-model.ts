import { modelMessages } from "#domain/assistant/model/model.messages.ts";
import { openGate } from "#domain/assistant/model/sentence-gate.ts";
import type { ModelPrompt, PromptTurn } from "#domain/assistant/prompt.messages.ts";
import { questionMessages } from "#domain/assistant/question.messages.ts";
import type { Reply } from "#domain/assistant/tools/reply.ts";
import { TOOL_WORDS } from "#domain/assistant/tools/tool.messages.ts";
import { amountsSaidIn, areAmountsAmong, centsIn } from "#domain/assistant/words/said-amounts.ts";
import type { Masking } from "#domain/customers/masking/masking.ts";
import { learnNames, withTexts } from "#server/customers/masked-values.ts";
import type { Db } from "#server/db/database.ts";
import type { LanguageModel, ModelTool } from "#server/llm/llm.ts";
import { LlmError } from "#server/llm/llm.ts";
import type { PageRecord } from "./model/page-record.ts";
import { ALL_TOOLS } from "./tools/all-tools.ts";
import type { ToolCaller } from "./tools/tool.ts";
import { runTool } from "./tools/tool.ts";

/**
 * A question for a model. `page` and `selection` are data. `facts`: what the tools answered without a model. Its
 * amounts and those of the page may be said.
 */
export type ModelQuestion = {
  message: string;
  history: readonly PromptTurn[];
  page: PageRecord;
  selection: string;
  facts: Reply | null;
};

/**
 * Who asks. Each call of a tool has its own transaction. `isAllowed` looks again whether the company's texts may
 * still go to the model.
 */
export type ModelCaller = {
  caller: ToolCaller;
  inCompany: <T>(work: (tx: Db) => Promise<T>) => Promise<T>;
  isAllowed: (tx: Db) => Promise<boolean>;
  /** Knows the customers whom the question names. */
  masking: Masking;
  /** Hears the answer while it comes, when it is streamed. Its signal stops the model. */
  listener?: AnswerListener;
};

/** Hears the words of an answer that may be shown already, and what is being looked up. */
export type AnswerListener = {
  onWords: (words: string) => void;
  onStatus: (words: string) => void;
  signal: AbortSignal;
};

/**
 * Lets a model answer with the same tools, each in its own transaction: waiting for the model holds no connection.
 * The model reads placeholders instead of personal data. Every amount that it says must be in what the tools gave, and
 * every placeholder must have been given to it. Otherwise the answer of the last tool is given, in our words.
 */
export async function askModel(
  llm: LanguageModel,
  { message, history, page, selection, facts }: ModelQuestion,
  { caller, inCompany, isAllowed, masking, listener }: ModelCaller,
): Promise<Reply> {
  // Aborted when the consent is taken back meanwhile: the model is then told nothing more.
  const withdrawal = new AbortController();
  const replies: Reply[] = facts ? [facts] : [];
  const cents = new Set([...(facts ? amountsSaidIn(facts.text) : []), ...page.cents]);
  const prompt = maskPrompt({ message, history, page: page.text, selection, facts: facts?.text ?? "" }, masking);
  const checkWords = (words: string) => {
    const text = masking.unmask(words);
    return text !== null && areAmountsAmong(text, cents) ? text : null;
  };
  const replyOf = (text: string | null): Reply => {
    if (text !== null) return { text, followUps: replies.at(-1)?.followUps ?? [] };
    return replies.at(-1) ?? { text: questionMessages.uncheckedAmount, followUps: [] };
  };
  const request = { ...prompt, tools: toolsOf(), signal: withdrawal.signal };
  try {
    return listener
      ? await tellAnswer(llm, request, { listener, checkWords, replyOf, message })
      : replyOf(checkWords(await llm.answer(request)));
  } catch (error) {
    // It looked things up and said nothing usable.
    if (error instanceof LlmError && error.kind === "nonsense" && replies.length > 0) return replies.at(-1)!;
    throw error;
  }

  // Its amounts and its reply are kept, to check the answer and to stand for it.
  function toolsOf(): ModelTool[] {
    return ALL_TOOLS.map((tool) => ({
      name: tool.name,
      description: TOOL_WORDS[tool.name].description,
      input: tool.input,
      run: async (input) => {
        const toolInput = withTexts(input, (words) => masking.unmask(words) ?? UNKNOWN_NAME);
        const result = await inCompany(async (tx) => {
          if (!(await isAllowed(tx))) {
            withdrawal.abort();
            throw new LlmError("not allowed");
          }
          const facts = await runTool(tx, caller, tool, toolInput);
          if (facts.ok) await learnNames(tx, masking, facts.value);
          return facts;
        });
        if (!result.ok) return { refused: result.refusal.code };
        const { answer, reply } = result.value;
        for (const amount of [...centsIn(answer), ...amountsSaidIn(reply.text)]) cents.add(amount);
        replies.push(reply);
        return withTexts({ answer, text: reply.text }, masking.mask);
      },
    }));
  }
}

type Checks = {
  listener: AnswerListener;
  checkWords: (words: string) => string | null;
  replyOf: (text: string | null) => Reply;
  message: string;
};

// The words are told as they come, once they are checked. What came before the line was cut, or before the person
// stopped it, stays.
async function tellAnswer(
  llm: LanguageModel,
  request: Parameters<LanguageModel["answer"]>[0],
  { listener, checkWords, replyOf, message }: Checks,
): Promise<Reply> {
  const gate = openGate(checkWords);
  let shownText = "";
  const show = (words: string) => {
    shownText += words;
    if (words !== "") listener.onWords(words);
  };
  try {
    const words = await llm.answer({
      ...request,
      signal: AbortSignal.any([request.signal, listener.signal]),
      hear: {
        onWords: (more) => show(gate.add(more)),
        onTool: (name) => listener.onStatus(modelMessages.lookingUp(name)),
      },
    });
    const text = checkWords(words);
    if (text !== null) show(gate.close());
    return replyOf(text);
  } catch (error) {
    if (shownText.trim() === "" && !listener.signal.aborted) throw error;
    const retry = { label: modelMessages.retry, ask: message };
    if (listener.signal.aborted) return { text: shownText.trim() || modelMessages.stopped, followUps: [retry] };
    return { text: `${shownText.trim()}\n\n${modelMessages.cut}`, followUps: [retry] };
  }
}

/** What a tool is asked instead of a placeholder that the model invented: no customer has this name. */
const UNKNOWN_NAME = "\u2014";

/** A question as it leaves: without personal data. */
export function maskPrompt(prompt: ModelPrompt, { mask }: Masking): ModelPrompt {
  return {
    message: mask(prompt.message),
    history: prompt.history.map(({ role, content }) => ({ role, content: mask(content) })),
    page: mask(prompt.page),
    selection: mask(prompt.selection),
    facts: mask(prompt.facts),
  };
}
