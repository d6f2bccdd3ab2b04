/** The most turns before a question that go with it to a model (docs/specification.md#limits). */
const MOST_TURNS = 10;

/** The most characters of them all: about 8,000 tokens, so that a small model still has room for its answer. */
const MOST_CHARACTERS = 24_000;

/** The last turns that go with a question. A turn that no longer fits is left out, with those before it. */
export function recalledTurns<Turn extends { content: string }>(turns: readonly Turn[]): Turn[] {
  let length = 0;
  return turns
    .slice(-MOST_TURNS)
    .reverse()
    .filter(({ content }) => (length += content.length) <= MOST_CHARACTERS)
    .reverse();
}
