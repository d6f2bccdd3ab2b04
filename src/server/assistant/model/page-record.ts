import type { ToolName } from "#domain/assistant/tools/tool-names.ts";
import { centsIn } from "#domain/assistant/words/said-amounts.ts";
import type { Db } from "#server/db/database.ts";
import { z } from "zod";
import { pageProject } from "../answer-from-data.ts";
import { toolNamed } from "../tools/all-tools.ts";
import type { ToolCaller } from "../tools/tool.ts";
import { runTool } from "../tools/tool.ts";

/** What is said of the record on screen, and the amounts of its rows, in cents. */
export type PageRecord = { text: string; cents: readonly number[] };

/** A page that shows no record. */
export const NO_RECORD: PageRecord = { text: "", cents: [] };

/** Beyond this the text is cut. Names have their own limits. */
const LONGEST_TEXT = 1_200;

const NUMBERS = z.object({
  projects: z.array(z.object({ quote_number: z.string().nullable(), invoice_number: z.string().nullable() })),
});

/**
 * Reads the record on screen from its ID in the path: the project, and its quote or invoice on their pages. Nothing
 * that the browser wrote is in it. The amounts are those of the rows, so that a name cannot bring another.
 */
export async function readPageRecord(tx: Db, caller: ToolCaller, path: string): Promise<PageRecord> {
  const project_id = pageProject(path);
  if (project_id === null) return NO_RECORD;
  const project = await ask("project_status", { project_id });
  if (!project) return NO_RECORD;
  const [numbers] = NUMBERS.parse(project.answer).projects;
  const number = { quote: numbers?.quote_number, invoice: numbers?.invoice_number, none: null }[stepOf(path)];
  const results = [
    project,
    await ask("project_money", { project_id }),
    number == null ? null : await ask("find_document", { number }),
  ].filter((result) => result !== null);
  return {
    text: results
      .map(({ reply }) => reply.text)
      .join("\n")
      .slice(0, LONGEST_TEXT),
    cents: results.flatMap(({ answer }) => centsIn(answer)),
  };

  async function ask(tool: ToolName, input: object) {
    const result = await runTool(tx, caller, toolNamed(tool), input);
    return result.ok ? result.value : null;
  }
}

function stepOf(path: string): "quote" | "invoice" | "none" {
  const step = /^\/etape\/[^/]+\/(quote|client-validation|invoice)(?![\w-])/.exec(path)?.[1];
  return step === undefined ? "none" : step === "invoice" ? "invoice" : "quote";
}
