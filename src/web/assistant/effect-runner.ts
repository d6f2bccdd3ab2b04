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
};

/** An effect is not refused without network: it waits, then is tried again with its key, so that it is done once. */
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
      // When a try is under way, it is the last one.
      isGivenUp = how === "cancel";
      wait?.end(how);
    },
  };
}
