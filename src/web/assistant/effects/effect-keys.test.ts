import type { Effect } from "#domain/assistant/conversation/effect.ts";
import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import type { EffectFate, EffectKeys } from "./effect-keys.ts";
import { effectKeys } from "./effect-keys.ts";

const quote = (id: string): Effect => ({ name: "generateQuote", id });

let keys: EffectKeys;
beforeEach(() => void (keys = effectKeys()));

/** Asks for one effect in a turn, and ends it. */
function run(effect: Effect, fate: EffectFate): string {
  const [keyedEffect] = keys.ask([effect]);
  keys.end(keyedEffect!, fate);
  return keyedEffect!.key;
}

test("an effect that runs again after a success has another key", () => {
  expect(run(quote("a"), "done")).not.toBe(run(quote("a"), "done"));
});

test("an effect that runs again after a refusal has another key", () => {
  expect(run(quote("a"), "refused")).not.toBe(run(quote("a"), "refused"));
});

test("an effect that runs again after an unknown result keeps its key", () => {
  const first = run(quote("a"), "unknown");
  run({ name: "getProject", id: "a" }, "done");
  expect(run(quote("b"), "unknown")).not.toBe(first);
  expect(run(quote("a"), "refused")).toBe(first);
  expect(run(quote("a"), "done")).toBe(first);
  expect(run(quote("a"), "done")).not.toBe(first);
});

test("the same effect twice in one turn has two keys, kept on a retry", () => {
  const [first, second] = keys.ask([quote("a"), quote("a")]);
  expect(first!.key).not.toBe(second!.key);
  // Asked for again before the first two end, it is a third effect.
  expect([first!.key, second!.key]).not.toContain(run(quote("a"), "done"));
  for (const keyedEffect of [first!, second!]) keys.end(keyedEffect, "unknown");
  const again = keys.ask([quote("a"), quote("a")]).map(({ key }) => key);
  expect(again.toSorted()).toEqual([first!.key, second!.key].toSorted());
});

test("a key is used again only to retry the same effect after an unknown result", () => {
  const effect = fc.constantFrom<Effect>(
    quote("a"),
    quote("b"),
    { name: "generateInvoice", id: "a" },
    { name: "setTaskDone", id: "a", taskId: "t", done: true },
    { name: "setTaskDone", id: "a", taskId: "t", done: false },
  );
  const call = fc.record({ effect, fate: fc.constantFrom<EffectFate>("done", "refused", "unknown") });
  const turns = fc.array(fc.array(call, { minLength: 1, maxLength: 4 }), { maxLength: 12 });
  fc.assert(
    fc.property(turns, (allTurns) => {
      const store = effectKeys();
      const effectsByKey = new Map<string, { asked: string; isDoubtful: boolean }>();
      for (const turn of allTurns) {
        const effects = store.ask(turn.map((entry) => entry.effect));
        expect(new Set(effects.map(({ key }) => key)).size).toBe(turn.length);
        const inDoubt = [...effectsByKey.values()].filter(({ isDoubtful }) => isDoubtful).map((entry) => entry.asked);
        for (const [index, askedEffect] of effects.entries()) {
          const text = JSON.stringify(turn[index]!.effect);
          const before = effectsByKey.get(askedEffect.key);
          if (before) expect(before).toEqual({ asked: text, isDoubtful: true });
          // A retry takes the uncertain key. It never swaps it for a new key.
          const at = inDoubt.indexOf(text);
          expect(before !== undefined).toBe(at >= 0);
          if (at >= 0) inDoubt.splice(at, 1);
        }
        for (const [index, askedEffect] of effects.entries()) {
          const { fate } = turn[index]!;
          const wasInDoubt = effectsByKey.has(askedEffect.key);
          store.end(askedEffect, fate);
          const isDoubtful = fate === "unknown" || (fate === "refused" && wasInDoubt);
          effectsByKey.set(askedEffect.key, { asked: JSON.stringify(askedEffect.effect), isDoubtful });
        }
      }
    }),
  );
});
