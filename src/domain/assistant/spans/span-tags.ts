// The parts of a message that are named by a span: who, which project, which work.

/** What a span of words says. */
export const SPAN_KINDS = ["company", "projectName", "work", "firstName", "lastName"] as const;

/** One of them. */
export type SpanKind = (typeof SPAN_KINDS)[number];

/** How many tags a word may bear: outside of any span, then the first word of each kind, then its other words. */
export const TAG_COUNT = 1 + 2 * SPAN_KINDS.length;

/** The tag of the first word of a span, or of its other words. */
export function tagOf(kind: SpanKind, isFirst: boolean): number {
  return 1 + 2 * SPAN_KINDS.indexOf(kind) + (isFirst ? 0 : 1);
}

/** True when a word with the tag `next` may follow one with the tag `previous`. */
export function mayFollow(previous: number, next: number): boolean {
  const isInside = next > 0 && next % 2 === 0;
  return !isInside || previous === next || previous === next - 1;
}

/** The kind that a tag says, or null outside of any span. */
export function kindOfTag(tag: number): SpanKind | null {
  return tag === 0 ? null : (SPAN_KINDS[(tag - 1) >> 1] ?? null);
}
