import type { Reply } from "#domain/assistant/tools/reply.ts";
import type { ToolName } from "#domain/assistant/tools/tool-names.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import type { Result } from "#domain/shared/refusal.ts";
import { ok, refused } from "#domain/shared/refusal.ts";
import type { Db } from "#server/db/database.ts";
import { withoutAmounts } from "#server/http/contract/without-amounts.ts";
import type { z } from "zod";

/** What whoever asks may do, and when they ask. `today` is the day in the company's time zone. */
export type ToolCaller = { may: (right: Tool["right"]) => boolean; now: Date; today: CalendarDate };

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
  return ok({ tool: name, answer: visible, reply: say(visible, caller) });
}
