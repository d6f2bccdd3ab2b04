import { useEffect, useRef, useState } from "react";
import { dictationProblem } from "./dictation.messages.ts";
import type { Speech } from "./speech.ts";
import { heardText, newSpeech } from "./speech.ts";

/** A dictation under way or not, and why the last one ended badly. */
export type Dictation = {
  isListening: boolean;
  problem: string | null;
  start: () => void;
  /** Ends it. What was just said is still written. */
  stop: () => void;
  /** Ends it at once. Nothing more is written. */
  drop: () => void;
};

/**
 * Dictation by the browser. `write` receives all that was heard since the start, each time more is. Nothing is sent nor
 * stored by it: the text goes to the field, where it can be corrected.
 */
export function useDictation(write: (heard: string) => void): Dictation {
  const [isListening, setListening] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const current = useRef<Speech | null>(null);
  const writer = useRef(write);
  useEffect(() => {
    writer.current = write;
  });
  useEffect(() => () => current.current?.abort(), []);
  const start = () => {
    const speech = newSpeech();
    if (!speech || current.current) return;
    current.current = speech;
    setProblem(null);
    speech.addEventListener("result", (event) => {
      if (current.current === speech) writer.current(heardText(event));
    });
    speech.addEventListener("error", ({ error }) => setProblem(dictationProblem(error)));
    speech.addEventListener("end", () => {
      if (current.current !== speech) return;
      current.current = null;
      setListening(false);
    });
    speech.start();
    setListening(true);
  };
  const drop = () => {
    current.current?.abort();
    current.current = null;
    setListening(false);
  };
  return { isListening, problem, start, stop: () => current.current?.stop(), drop };
}
