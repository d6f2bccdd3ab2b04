import type { DataQuestion } from "./data-question.ts";
import type { ToolCall } from "./tool-names.ts";

const OF_SCOPE = ["money_due", "late_invoices", "hours", "margin"] as const;

/** Questions answered by where a project is. A sentence that is nothing but its name asks that too. */
const ABOUT_PROJECTS = new Set<DataQuestion["kind"]>(["status", "project", "projects", "tasks", "unknown"]);

/** Questions about the document whose number is in the sentence. */
const OF_A_DOCUMENT = new Set<DataQuestion["kind"]>(["document", "status", "invoiced", "unknown"]);

/**
 * The tool that answers a question, with its input, or null when none does. `pageProjectId`: the project of the page,
 * which « ce projet » means.
 */
export function toolCallOf(question: DataQuestion, pageProjectId: string | null): ToolCall | null {
  const { kind, names, period, isAboutPage } = question;
  const about = names.join(" ");
  const scope = names.length > 0 ? { about } : isAboutPage && pageProjectId ? { project_id: pageProjectId } : {};
  const isWhole = Object.keys(scope).length === 0;
  if (question.documentNumber !== null && OF_A_DOCUMENT.has(kind))
    return { tool: "find_document", input: { number: question.documentNumber } };
  const days = period ? { from: period.from, to: period.to } : {};
  for (const tool of OF_SCOPE) if (kind === tool) return { tool, input: scope };
  if (kind === "invoiced") {
    return period === null && isWhole ? { tool: "turnover", input: {} } : { tool: kind, input: { ...scope, ...days } };
  }
  if (kind === "collected") {
    if (period === null && isWhole) return { tool: "turnover", input: {} };
    return isWhole ? { tool: kind, input: days } : { tool: "payments_received", input: { ...scope, ...days } };
  }
  if (kind === "quotes_waiting") return { tool: kind, input: {} };
  if (kind === "signed") return { tool: "quotes_answered", input: days };
  if (kind === "best") return { tool: "best_customers", input: days };
  if (kind === "next") return { tool: "whats_next", input: {} };
  if (kind === "planning") return { tool: "planning", input: days };
  if (kind === "vat" && isWhole) return { tool: "vat_invoiced", input: days };
  if (kind === "legal")
    return question.legalTopic ? { tool: "legal_facts", input: { topic: question.legalTopic } } : null;
  if (kind === "tasks" && !isWhole) return { tool: "project_tasks", input: scope };
  if (kind === "tasks" && pageProjectId !== null)
    return { tool: "project_tasks", input: { project_id: pageProjectId } };
  if (kind === "projects" && names.length === 0 && !(isAboutPage && pageProjectId))
    return { tool: "list_projects", input: {} };
  if (kind === "customer" && names.length > 0) return { tool: "find_customer", input: { about } };
  if (!ABOUT_PROJECTS.has(kind)) return null;
  if (names.length > 0) return { tool: "project_status", input: { about } };
  return pageProjectId !== null && kind !== "unknown"
    ? { tool: "project_status", input: { project_id: pageProjectId } }
    : null;
}
