/** Brings what was kept in one format to the next one; `steps[0]` leads from format 1 to format 2. */
export type UpcastStep = (json: Record<string, unknown>) => Record<string, unknown>;

/**
 * What was kept in `format`, brought to the latest format one step after the other. Throws on an unknown format: it
 * was written by a later version.
 */
export function upcast(json: unknown, format: number, steps: readonly UpcastStep[]): unknown {
  const latest = steps.length + 1;
  if (!Number.isInteger(format) || format < 1 || format > latest)
    throw new Error(`format ${format} of a document is not among 1 to ${latest}: a later version wrote it`);
  // Documents are kept as objects.
  return steps.slice(format - 1).reduce((value: unknown, step) => step(value as Record<string, unknown>), json);
}
