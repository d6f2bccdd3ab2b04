import type { ProjectAnswer } from "#api/projects.ts";
import { getProjectDraft, toLine } from "#api/quotes.ts";
import { countedItems } from "#domain/lines/line.ts";
import { useAnswer } from "#web/client/answers.tsx";

/**
 * Whether a project has a draft of its quote, and whether anything can be drawn up from it: a line with a price, or the
 * estimation while there is no draft. Undefined while it is not known.
 */
export function useQuoteLines({ id, estimation_total }: Pick<ProjectAnswer, "id" | "estimation_total">) {
  const { data } = useAnswer(getProjectDraft, { params: { id } });
  if (!data) return undefined;
  const { draft } = data;
  if (draft === null) return { hasDraft: false, isPriced: estimation_total !== null };
  return { hasDraft: true, isPriced: countedItems(draft.lines.map(toLine)).length > 0 };
}
