// The part of the browser's speech recognition that is used here (Web Speech API). Its names differ by browser, and no
// library of types has them all.

type HeardPart = { readonly isFinal: boolean; readonly 0: { readonly transcript: string } };

/** What the browser hears, from the start of a dictation on. */
export type SpeechResult = Event & { readonly results: ArrayLike<HeardPart> };

type SpeechEvents = { result: SpeechResult; error: Event & { readonly error: string }; end: Event };

/** A dictation of the browser. */
export type Speech = {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  start: () => void;
  stop: () => void;
  abort: () => void;
  addEventListener: <Name extends keyof SpeechEvents>(name: Name, hear: (event: SpeechEvents[Name]) => void) => void;
};

type SpeechWindow = Window & { SpeechRecognition?: new () => Speech; webkitSpeechRecognition?: new () => Speech };

/** A dictation in French, or null where the browser has none or gives no microphone (plain http from elsewhere). */
export function newSpeech(view: SpeechWindow = window): Speech | null {
  const Recognition = view.SpeechRecognition ?? view.webkitSpeechRecognition;
  if (!Recognition || !view.isSecureContext) return null;
  const speech = new Recognition();
  speech.lang = "fr-FR";
  speech.continuous = true;
  speech.interimResults = true;
  return speech;
}

/** All that was heard since the start, what may still change included. */
export function heardText({ results }: SpeechResult): string {
  return Array.from(results, (result) => result[0].transcript.trim())
    .filter((part) => part !== "")
    .join(" ");
}
