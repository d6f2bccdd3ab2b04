import type { ToolName } from "#domain/assistant/tools/tool-names.ts";
import { FIGURE_TOOLS } from "./figure.tools.ts";
import { MONEY_TOOLS } from "./money.tools.ts";
import { NEXT_TOOLS } from "./next.tools.ts";
import { PROJECT_TOOLS } from "./project.tools.ts";
import { RECORD_TOOLS } from "./record.tools.ts";
import type { Tool } from "./tool.ts";

/** Every tool, in the order in which models and outside programs list them. */
export const ALL_TOOLS: readonly Tool[] = [
  ...MONEY_TOOLS,
  ...FIGURE_TOOLS,
  ...PROJECT_TOOLS,
  ...RECORD_TOOLS,
  ...NEXT_TOOLS,
];

const TOOL_OF_NAME: ReadonlyMap<string, Tool> = new Map(ALL_TOOLS.map((one) => [one.name, one]));

/** The tool of that name. */
export function toolNamed(name: ToolName): Tool {
  return TOOL_OF_NAME.get(name)!;
}
