import { useSyncExternalStore } from "react";
import type { ComingAnswer } from "../question/coming-answer.ts";
import { TextWithLinks } from "./text-with-links.tsx";

/**
 * The answer that comes: its words, then what is being looked up. Screen readers are not told its words one by one:
 * they read the whole message that replaces it.
 */
export function ComingMessage({ coming }: { coming: ComingAnswer }) {
  const text = useSyncExternalStore(coming.subscribe, coming.current);
  const words = withoutUnfinishedLink(text?.words ?? "").trim();
  const status = text?.status ?? (words === "" ? "L'assistant écrit…" : null);
  return (
    <>
      {words !== "" && (
        <div aria-live="off" className="max-w-full min-w-0">
          <TextWithLinks text={words} />
        </div>
      )}
      {status !== null && (
        <p role="status" className="text-quiet">
          {status}
        </p>
      )}
    </>
  );
}

// A link is shown once it is whole, so that its path never flashes by as text.
function withoutUnfinishedLink(words: string): string {
  return words.replace(/\[[^[\]\n]{0,200}(\](\((\/[\w/#-]*)?)?)?$/, "");
}
