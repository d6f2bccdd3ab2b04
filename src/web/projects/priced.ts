import type { ProjectAnswer } from "#api/projects.ts";

/** Whether a project has a price: by the lines of its quote, or by its estimation while the quote has none. */
export function isPriced(project: Pick<ProjectAnswer, "has_priced_lines" | "estimation_total">): boolean {
  return project.has_priced_lines ?? project.estimation_total !== null;
}
