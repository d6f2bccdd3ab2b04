import { Button } from "#web/ui/button.tsx";
import { Mic, Square } from "lucide-react";

/** The button that starts a dictation, and ends the one under way. */
export function MicrophoneButton({ isListening, press }: { isListening: boolean; press: () => void }) {
  const name = isListening ? "Finir la dictée" : "Dicter";
  return (
    <Button look="quiet" aria-label={name} title={name} aria-pressed={isListening} onClick={press}>
      {isListening ? (
        <Square aria-hidden className="size-5 fill-current text-bad" />
      ) : (
        <Mic aria-hidden className="size-5" />
      )}
    </Button>
  );
}
