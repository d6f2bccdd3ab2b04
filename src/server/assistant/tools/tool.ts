import type { Reply } from "#domain/assistant/tools/reply.ts";
import type { ToolName } from "#domain/assistant/tools/tool-names.ts";
import { withoutTaxWords } from "#domain/assistant/tools/words-under-franchise.ts";
import { toVerifySentence } from "#domain/documents/document.messages.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import type { Result } from "#domain/shared/refusal.ts";
import { ok, refused } from "#domain/shared/refusal.ts";
import type { ActionReader } from "#server/assistant/actions/proposed-actions.repository.ts";
import { findCompany } from "#server/company/company.repository.ts";
import type { Db } from "#server/db/database.ts";
import { countAlteredDocuments } from "#server/documents/document-alterations.repository.ts";
import { listKnownMissingNumbers } from "#server/documents/seals/missing-numbers.repository.ts";
import { withoutAmounts } from "#server/http/contract/without-amounts.ts";
import type { z } from "zod";

/**
 * Who asks, what they may do, and when they ask. `reader` reads the actions that wait for them. `today` is the day in
 * the company's time zone.
 */
export type ToolCaller = {
  reader: ActionReader;
  may: (right: Tool["right"]) => boolean;
  now: Date;
  today: CalendarDate;
};

/**
 * A read-only question with a typed answer. `right`: who may ask it. `run` gives null for an ID that the company does
 * not have. `say` words the answer, after the amounts that the caller may not see are blanked. It never writes.
 */
export type Tool<Input extends z.ZodObject = z.ZodObject, Answer extends z.ZodObject = z.ZodObject> = {
  name: ToolName;
  right: "read" | "amounts";
  input: Input;
  answer: Answer;
  run: (tx: Db, caller: ToolCaller, input: z.output<Input>) => Promise<z.input<Answer> | null>;
  say: (answer: z.output<Answer>, caller: ToolCaller) => Reply;
};

/** What a tool gives: typed facts, and the same facts in French. */
export type ToolResult = { tool: ToolName; answer: Record<string, unknown>; reply: Reply };

/** Declares a tool. Its exact types are checked here and erased in the list of all tools. */
export function tool<Input extends z.ZodObject, Answer extends z.ZodObject>(definition: Tool<Input, Answer>): Tool {
  return definition;
}

/**
 * Asks a tool. `tx` sees one company alone. Refuses « not_allowed » without the tool's right, and « unknown_record »
 * for an ID that this company does not have. Throws a ZodError for an input that the tool cannot read.
 */
export async function runTool(
  tx: Db,
  caller: ToolCaller,
  { name, right, input, answer, run, say }: Tool,
  sentInput: unknown,
): Promise<Result<ToolResult, "not_allowed" | "unknown_record">> {
  if (!caller.may(right)) return refused("not_allowed");
  const facts = await run(tx, caller, input.parse(sentInput));
  if (facts === null) return refused("unknown_record");
  const visible = answer.parse(caller.may("amounts") ? facts : withoutAmounts(answer, facts));
  const reply = await sayUnderRegime(tx, name, say(visible, caller));
  return ok({ tool: name, answer: visible, reply: right === "amounts" ? await sayDoubts(tx, reply) : reply });
}

// Amounts of documents that were found altered may be false: no answer gives them as true.
async function sayDoubts(tx: Db, reply: Reply): Promise<Reply> {
  const documents = await countAlteredDocuments(tx);
  const missingNumbers = (await listKnownMissingNumbers(tx)).length;
  const sentence = toVerifySentence({ documents, missingNumbers });
  return sentence === "" ? reply : { ...reply, text: `${reply.text}\n\n${sentence}` };
}

// A rule of law keeps its words. The seller's regime is read only for an answer that speaks of taxes.
async function sayUnderRegime(tx: Db, name: ToolName, reply: Reply): Promise<Reply> {
  const text = withoutTaxWords(reply.text);
  if (name === "legal_facts" || text === reply.text) return reply;
  const { vatRegime } = await findCompany(tx);
  return vatRegime === "franchise" ? { ...reply, text } : reply;
}
