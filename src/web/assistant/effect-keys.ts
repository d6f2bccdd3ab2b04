import type { Effect } from "#domain/assistant/effect.ts";
import { newId } from "#web/client/new-id.ts";

/** The idempotency keys of a conversation's effects. */
export type EffectKeys = { keyOf: (effect: Effect) => string; settle: (effect: Effect) => void };

/**
 * Gives each effect a key: a new one each time it is asked, unless the very same was asked before and nobody knows yet
 * whether it was done (no network, no answer in time, an answer that could not be followed). `settle` says that it was
 * done.
 */
export function effectKeys(): EffectKeys {
  const unsettled = new Map<Effect["name"], { asked: string; key: string }>();
  return {
    keyOf: (effect) => {
      const asked = JSON.stringify(effect);
      const before = unsettled.get(effect.name);
      if (before?.asked === asked) return before.key;
      const key = newId();
      unsettled.set(effect.name, { asked, key });
      return key;
    },
    settle: ({ name }) => void unsettled.delete(name),
  };
}
