import { useEffect, useState } from "react";
import { useSettled } from "./use-settled.ts";

/**
 * The text of a search box whose words are kept in the address: `addressWords`. `write` changes them once nothing is
 * typed any more; a way back of the browser changes the box.
 */
export function useTypedWords(addressWords: string, write: (text: string) => void) {
  const [text, setText] = useState(addressWords);
  // The words that the box wrote last, and those of the address when it looked last.
  const [ownWords, setOwnWords] = useState(addressWords);
  const [lastWords, setLastWords] = useState(addressWords);
  if (addressWords !== lastWords) {
    setLastWords(addressWords);
    if (addressWords !== ownWords) {
      setText(addressWords);
      setOwnWords(addressWords);
    }
  }
  const words = useSettled(text.trim());
  useEffect(() => {
    if (words === ownWords || words !== text.trim()) return;
    setOwnWords(words);
    write(words);
  }, [words, ownWords, text, write]);
  return [text, setText] as const;
}
