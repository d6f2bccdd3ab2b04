import { searchText } from "#domain/shared/search-text.ts";
import type { AskedEffect } from "./effect-keys.ts";
import type { WaitEnd } from "./network-wait.ts";
import { waitForNetwork } from "./network-wait.ts";
import type { EffectRun } from "./run-effect.ts";
import { runEffect } from "./run-effect.ts";

/** Runs effects one at a time. Each waits for the network when there is none. */
export type EffectRunner = {
  /** Runs an effect. `onWait` is called once when it starts to wait. Null when the user gives it up. */
  run: (asked: AskedEffect, onWait: () => void) => Promise<EffectRun | null>;
  /** Tries at once what waits for the network, or gives it up. */
  endWait: (how: WaitEnd) => void;
  /** Lets nothing leave while it is asked whether to give up, network or not. Answers a function that ends that. */
  holdBack: () => () => void;
  /** Forgets what was read for a flow that has ended. */
  endFlow: () => void;
};

/** An effect is not refused without network: it waits, then is tried again with its key, so that it is done once. */
export function effectRunner(): EffectRunner {
  let isGivenUp = false;
  let wait: ReturnType<typeof waitForNetwork> | null = null;
  let question: PromiseWithResolvers<void> | null = null;
  // Projects are searched once in a flow (docs/specification.md#calls), also when a creation is tried again.
  const searches = new Map<string, EffectRun>();
  return {
    run: async (keyedEffect, onWait) => {
      const search = keyedEffect.effect.name === "searchProjects" ? searchText(keyedEffect.effect.search) : null;
      const earlierRun = search === null ? undefined : searches.get(search);
      if (earlierRun) return earlierRun;
      isGivenUp = false;
      for (let failures = 0; ; failures++) {
        const run = await runEffect(keyedEffect);
        const { outcome } = run.effectEnd;
        if (outcome.ok && search !== null) searches.set(search, run);
        if (outcome.ok || outcome.code !== "network") return run;
        if (failures === 0) onWait();
        wait = waitForNetwork(failures);
        const how = isGivenUp ? "cancel" : await wait.outcome;
        wait.end(how);
        wait = null;
        await question?.promise;
        if (how === "cancel" || isGivenUp) return null;
      }
    },
    endWait: (how) => {
      // When a try is under way, it is the last one.
      isGivenUp = how === "cancel";
      wait?.end(how);
    },
    holdBack: () => {
      const newQuestion = Promise.withResolvers<void>();
      question = newQuestion;
      return () => {
        newQuestion.resolve();
        if (question === newQuestion) question = null;
      };
    },
    endFlow: () => searches.clear(),
  };
}
