import type { DataQuestion } from "../data-question.ts";
import type { ToolCall } from "./tool-names.ts";

const MONEY = ["money_due", "late_invoices"] as const;

/** Questions answered by where a project is. A sentence that is nothing but its name asks that too. */
const ABOUT_PROJECTS = new Set<DataQuestion["kind"]>(["status", "project", "projects", "tasks", "unknown"]);

/**
 * The tool that answers a question, with its input, or null when none does. `pageProjectId`: the project of the page,
 * which « ce projet » means.
 */
export function toolCallOf(question: DataQuestion, pageProjectId: string | null): ToolCall | null {
  const { kind, names, period, isAboutPage } = question;
  const about = names.join(" ");
  const scope = names.length > 0 ? { about } : isAboutPage && pageProjectId ? { project_id: pageProjectId } : {};
  const isWhole = Object.keys(scope).length === 0;
  for (const tool of MONEY) if (kind === tool) return { tool, input: scope };
  if (kind === "invoiced" || kind === "collected") {
    if (period === null && isWhole) return { tool: "turnover", input: {} };
    const days = period ? { from: period.from, to: period.to } : {};
    return kind === "invoiced" ? { tool: kind, input: { ...scope, ...days } } : { tool: kind, input: days };
  }
  if (kind === "quotes_waiting") return { tool: kind, input: {} };
  if (kind === "projects" && names.length === 0 && !(isAboutPage && pageProjectId))
    return { tool: "list_projects", input: {} };
  if (kind === "customer" && names.length > 0) return { tool: "find_customer", input: { about } };
  if (!ABOUT_PROJECTS.has(kind)) return null;
  if (names.length > 0) return { tool: "project_status", input: { about } };
  return pageProjectId !== null && kind !== "unknown"
    ? { tool: "project_status", input: { project_id: pageProjectId } }
    : null;
}
