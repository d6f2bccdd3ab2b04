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
  "vat_invoiced",
  "best_customers",
  "payments_received",
  "payment_delay",
  "quotes_answered",
  "quote_conversion",
  "monthly_invoiced",
  "hours",
  "margin",
  "find_document",
  "list_documents",
  "project_tasks",
  "project_money",
  "planning",
  "whats_next",
  "work_to_invoice",
  "search",
  "legal_facts",
  "company_facts",
] as const;

/** The name of a tool, as models and outside programs call it. */
export type ToolName = (typeof TOOL_NAMES)[number];

/** A tool and its input, as its schema reads it. */
export type ToolCall = { tool: ToolName; input: Record<string, unknown> };
