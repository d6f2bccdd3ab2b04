/** The read-only tools that answer questions: the engine, a model and outside programs use the same ones. */
export const TOOL_NAMES = [
  "money_due",
  "late_invoices",
  "turnover",
  "invoiced",
  "collected",
  "quotes_waiting",
  "list_projects",
  "project_status",
  "find_customer",
] as const;

/** The name of a tool, as models and outside programs call it. */
export type ToolName = (typeof TOOL_NAMES)[number];

/** A tool and its input, as its schema reads it. */
export type ToolCall = { tool: ToolName; input: Record<string, unknown> };
