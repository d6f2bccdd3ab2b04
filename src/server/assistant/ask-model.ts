import { amountsSaidIn, areAmountsAmong, centsIn } from "#domain/assistant/said-amounts.ts";
import type { Reply } from "#domain/assistant/tools/reply.ts";
import { TOOL_WORDS } from "#domain/assistant/tools/tool.messages.ts";
import { questionMessages } from "#domain/assistant/question.messages.ts";
import type { LanguageModel, ModelTool, Turn } from "#server/llm/llm.ts";
import type { Db } from "#server/db/database.ts";
import { ALL_TOOLS } from "./tools/all-tools.ts";
import type { ToolCaller } from "./tools/tool.ts";
import { runTool } from "./tools/tool.ts";

/** A question for a model. `page` and what it selects are data. `facts`: what the tools answered without a model. */
export type ModelQuestion = { message: string; history: readonly Turn[]; page: string; facts: Reply | null };

/**
 * Lets a model answer with the same tools, each in a transaction of its own: waiting for the model holds no connection.
 * Every amount that the model says must be in what the tools gave. Otherwise the answer of the last tool is given
 * instead, in our words.
 */
export async function askModel(
  llm: LanguageModel,
  { message, history, page, facts }: ModelQuestion,
  caller: ToolCaller,
  inCompany: <T>(work: (tx: Db) => Promise<T>) => Promise<T>,
): Promise<Reply> {
  const replies: Reply[] = facts ? [facts] : [];
  const cents = new Set(facts ? amountsSaidIn(facts.text) : []);
  const tools = ALL_TOOLS.map((tool): ModelTool => {
    return {
      name: tool.name,
      description: TOOL_WORDS[tool.name].description,
      input: tool.input,
      run: async (input) => {
        const result = await inCompany((tx) => runTool(tx, caller, tool, input));
        if (!result.ok) return { refused: result.refusal.code };
        const { answer, reply } = result.value;
        for (const amount of [...centsIn(answer), ...amountsSaidIn(reply.text)]) cents.add(amount);
        replies.push(reply);
        return { answer, text: reply.text };
      },
    };
  });
  const text = await llm.answer({ message, history, page, facts: facts?.text ?? "", tools });
  const last = replies.at(-1);
  if (areAmountsAmong(text, cents)) return { text, followUps: last?.followUps ?? [] };
  return last ?? { text: questionMessages.uncheckedAmount, followUps: [] };
}
