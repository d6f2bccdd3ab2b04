import type { ComponentType, ReactNode } from "react";
import { useEffect, useState } from "react";
import { Failure, Waiting } from "../states.tsx";
import { lateCode } from "./late-code.ts";

const NOT_LOADED = new Error("Cette partie de la page n'a pas pu se charger. Vérifie ta connexion, puis réessaie.");

/**
 * A part of a screen whose code is loaded apart: as soon as the browser is idle, so that no user waits for it, and at
 * the latest when it is first shown. Until then it says that it loads. When it cannot, it says so and can be tried
 * again. `placeWords` draws these words where the part would be, and is told whether they say that it cannot. A part
 * that most visits never show is loaded « when shown » only.
 */
export function onDemand<Props extends object>(
  read: () => Promise<ComponentType<Props>>,
  placeWords: (words: ReactNode, props: Props, hasFailed: boolean) => ReactNode = (words) => words,
  loads: "when idle" | "when shown" = "when idle",
): ComponentType<Props> {
  const code = lateCode(read);
  if (loads === "when idle") whenIdle(() => void code.load().catch(() => {}));
  return function OnDemand(props: Props) {
    const [Part, setPart] = useState(code.codeOrNull);
    const [hasFailed, setFailed] = useState(false);
    const isLoading = Part === null && !hasFailed;
    useEffect(() => {
      if (!isLoading) return;
      code.load().then(
        (component) => setPart(() => component),
        () => setFailed(true),
      );
    }, [isLoading]);
    if (Part !== null) return <Part {...props} />;
    const words = hasFailed ? <Failure error={NOT_LOADED} retry={() => setFailed(false)} /> : <Waiting />;
    return placeWords(words, props, hasFailed);
  };
}

/** A page that is busy for longer loads them all the same: the network may be gone later. */
const LONGEST_BUSY_MS = 3_000;

// Safari has no `requestIdleCallback`, and tests without a browser have no window.
function whenIdle(act: () => void): void {
  if (typeof window === "undefined") return;
  if ("requestIdleCallback" in window) requestIdleCallback(act, { timeout: LONGEST_BUSY_MS });
  else setTimeout(act, 1_000);
}
