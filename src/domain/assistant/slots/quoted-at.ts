import type { Span, Token } from "../words/tokens.ts";

const MOST_QUOTED = 60;

/** What stands between quotation marks at a token. */
export function quotedAt(tokens: readonly Token[], index: number): Span | null {
  if (tokens[index]?.text !== '"') return null;
  const length = tokens.slice(index + 1, index + MOST_QUOTED).findIndex(({ text }) => text === '"');
  return length > 0 ? { from: index + 1, to: index + 1 + length } : null;
}
