import type { Effect } from "#domain/assistant/conversation/effect.ts";
import { newId } from "#web/client/new-id.ts";

/** An effect of a turn, with its own idempotency key. */
export type AskedEffect = { readonly effect: Effect; readonly key: string };

/** How an effect ended, for its key. `unknown`: whether it was done is not known. */
export type EffectFate = "done" | "refused" | "unknown";

/** The idempotency keys of a conversation's effects. */
export type EffectKeys = {
  ask: (effects: readonly Effect[]) => AskedEffect[];
  end: (asked: AskedEffect, fate: EffectFate) => void;
};

/**
 * Gives each effect its own key. An identical effect asked for in a later turn is a retry only while it is unknown
 * whether the first was done: no network, no answer in time, or an answer that could not be followed. A retry keeps the
 * key.
 */
export function effectKeys(): EffectKeys {
  const unsettledEffects = new Map<string, { text: string; isRunning: boolean; isDoubtful: boolean }>();
  return {
    ask: (effects) =>
      effects.map((effect) => {
        const text = JSON.stringify(effect);
        const earlier = [...unsettledEffects].find(([, effect]) => effect.text === text && !effect.isRunning);
        const key = earlier?.[0] ?? newId();
        unsettledEffects.set(key, { text, isRunning: true, isDoubtful: earlier !== undefined });
        return { effect, key };
      }),
    end: ({ key }, fate) => {
      const effect = unsettledEffects.get(key);
      if (!effect) return;
      // A refused retry does not tell how the first try ended.
      if (fate === "done" || (fate === "refused" && !effect.isDoubtful)) unsettledEffects.delete(key);
      else unsettledEffects.set(key, { ...effect, isRunning: false, isDoubtful: true });
    },
  };
}
