import type { AskedEffect } from "./effect-keys.ts";
import type { WaitEnd } from "./network-wait.ts";
import { waitForNetwork } from "./network-wait.ts";
import type { EffectRun } from "./run-effect.ts";
import { runEffect } from "./run-effect.ts";

/** Runs effects one at a time, each until there is a network for it. */
export type EffectRunner = {
  /** Runs an effect; `onWait` is told once that it waits. Null when the person gives it up. */
  run: (asked: AskedEffect, onWait: () => void) => Promise<EffectRun | null>;
  /** Tries at once what waits for the network, or gives it up. */
  endWait: (how: WaitEnd) => void;
};

/**
 * Without network nothing is refused: an effect waits for it and is tried again with its key, so that it is done once.
 */
export function effectRunner(): EffectRunner {
  let isGivenUp = false;
  let wait: ReturnType<typeof waitForNetwork> | null = null;
  return {
    run: async (keyedEffect, onWait) => {
      isGivenUp = false;
      for (let failures = 0; ; failures++) {
        const run = await runEffect(keyedEffect);
        const { outcome } = run.ended;
        if (outcome.ok || outcome.code !== "network") return run;
        if (failures === 0) onWait();
        wait = waitForNetwork(failures);
        const how = isGivenUp ? "cancel" : await wait.ended;
        wait.end(how);
        wait = null;
        if (how === "cancel") return null;
      }
    },
    endWait: (how) => {
      // A try may be under way: it is then the last one.
      isGivenUp = how === "cancel";
      wait?.end(how);
    },
  };
}
