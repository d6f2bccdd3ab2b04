import type { Effect } from "#domain/assistant/effect.ts";
import { newId } from "#web/client/new-id.ts";

/** An effect that a turn asked, with the idempotency key that is its own. */
export type AskedEffect = { readonly effect: Effect; readonly key: string };

/** How an effect ended for its key; `unknown`: nobody can say whether it was done. */
export type EffectFate = "done" | "refused" | "unknown";

/** The idempotency keys of a conversation's effects. */
export type EffectKeys = {
  ask: (effects: readonly Effect[]) => AskedEffect[];
  end: (asked: AskedEffect, fate: EffectFate) => void;
};

/**
 * Gives each effect asked a key of its own. The very same effect asked again in a later turn is a retry, and keeps its
 * key, only while nobody knows whether the first was done (no network, no answer in time, an answer that could not be
 * followed).
 */
export function effectKeys(): EffectKeys {
  const unsettledEffects = new Map<string, { asked: string; isRunning: boolean; isDoubtful: boolean }>();
  return {
    ask: (effects) =>
      effects.map((effect) => {
        const text = JSON.stringify(effect);
        const earlier = [...unsettledEffects].find(([, one]) => one.asked === text && !one.isRunning);
        const key = earlier?.[0] ?? newId();
        unsettledEffects.set(key, { asked: text, isRunning: true, isDoubtful: earlier !== undefined });
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
