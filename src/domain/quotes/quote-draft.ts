import type { Line } from "../lines/line.ts";
import type { Terms } from "../lines/terms.ts";
import { canonicalJson } from "../shared/canonical-json.ts";
import type { LineOrigins } from "./line-origins.ts";

/** The lines of a project's quote while the seller works on them. `version` grows with each save. */
export type QuoteDraft = {
  id: string;
  projectId: string;
  version: number;
  lines: Line[];
  terms: Terms;
  /** The lines that the estimation gave when it was last looked at: when it gives others, the seller is asked. */
  seed: Line[];
  /** Where prices of its lines come from. */
  origins: LineOrigins;
};

/** Most lines a draft holds. */
export const MAX_DRAFT_LINES = 500;

/** The first draft of a project: the lines of its estimation, none while there is no estimation. */
export function draftFromEstimate(
  { id, projectId, terms }: Pick<QuoteDraft, "id" | "projectId" | "terms">,
  lines: readonly Line[],
): QuoteDraft {
  return { id, projectId, version: 1, lines: [...lines], terms, seed: [...lines], origins: {} };
}

/** The lines that the estimation gives now, or null while they are those already seen. */
export function changedEstimate({ seed }: Pick<QuoteDraft, "seed">, estimate: readonly Line[]): Line[] | null {
  // JSON of the database gives keys in its own order.
  return canonicalJson(seed) === canonicalJson(estimate) ? null : [...estimate];
}

/** The lines of an estimation that a draft has not. */
export function linesToAdd(lines: readonly Line[], estimate: readonly Line[]): Line[] {
  const ids = new Set(lines.map((line) => line.id));
  return estimate.filter((line) => !ids.has(line.id));
}
