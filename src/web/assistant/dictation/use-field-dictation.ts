import type { RefObject } from "react";
import { useRef, useState } from "react";
import { isToldOfSound, keepToldOfSound } from "./dictation-notice.ts";
import { newSpeech } from "./speech.ts";
import { useDictation } from "./use-dictation.ts";

/**
 * Dictation into a field: what is heard is written after what is typed. The first one waits until the person was told
 * where the sound goes. `canDictate` is false where the browser cannot.
 */
export function useFieldDictation(field: RefObject<HTMLElement | null>, text: string, setText: (text: string) => void) {
  const [canDictate] = useState(() => newSpeech() !== null);
  const [isNoticeShown, showNotice] = useState(false);
  const typedText = useRef("");
  const dictation = useDictation((speechText) => setText(joinText(typedText.current, speechText)));
  const accept = () => {
    keepToldOfSound();
    showNotice(false);
    typedText.current = text;
    dictation.start();
    field.current?.focus();
  };
  const press = () => {
    if (dictation.isListening) dictation.stop();
    else if (isToldOfSound()) accept();
    else showNotice(true);
  };
  const { isListening, problem, drop } = dictation;
  const line = { isNoticeShown, problem, isListening, accept, refuse: () => showNotice(false) };
  return { canDictate, isListening, line, press, drop };
}

function joinText(typedText: string, speechText: string): string {
  return typedText.trim() === "" ? speechText : `${typedText.trimEnd()} ${speechText}`;
}
