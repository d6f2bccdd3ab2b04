import { TypingNote } from "#web/company/typing-note.tsx";
import { Button } from "#web/ui/button.tsx";
import { useLocation } from "@tanstack/react-router";
import { SendHorizontal, Square, TextQuote } from "lucide-react";
import type { RefObject } from "react";
import { useEffect, useState } from "react";
import { onAssistantCall } from "../call-assistant.ts";
import { DictationLine } from "../dictation/dictation-line.tsx";
import { MicrophoneButton } from "../dictation/microphone-button.tsx";
import { useFieldDictation } from "../dictation/use-field-dictation.ts";
import { useKeptMessage } from "./use-kept-message.ts";
import { keepSelection, usePageSelection } from "./use-page-selection.ts";

const ADD_SELECTION = "Ajouter le texte sélectionné";

const MAX_HEIGHT_PX = 140;

type Props = {
  /** The field itself, for the caller that gives it the focus. */
  field: RefObject<HTMLTextAreaElement | null>;
  isBusy: boolean;
  send: (text: string, selection: string) => void;
  /** Stops the answer that comes, when it can be stopped. */
  stop: (() => void) | null;
  returnedText: string;
  /** The returned text is in the field. */
  onReturned: () => void;
  writesAtOnce?: boolean;
};

/**
 * The field of the conversation. Enter sends and Shift+Enter adds a line. A button adds the text selected on the page
 * at that moment, which then goes with the message. Another takes a dictation, where the browser can: it is written
 * after what is typed, and sent by hand. What is typed stays while the assistant is busy, and through a reload until it
 * is sent. `returnedText` is text that comes back to be sent again. While an answer comes, the button that sends is the
 * one that stops it.
 */
export function Composer({ field: box, isBusy, send, stop, writesAtOnce = false, ...earlyMessage }: Props) {
  const { text, setText, typing } = useKeptMessage(earlyMessage);
  const { pathname } = useLocation();
  const selection = usePageSelection(box);
  const [quote, setQuote] = useState({ text: "", pathname });
  const dictation = useFieldDictation(box, text, setText);
  useFocusWhenCalled(box, writesAtOnce);
  useFittingHeight(box, text);
  const isEmpty = text.trim() === "";
  const submit = () => {
    if (isBusy || isEmpty) return;
    // What was added on another page, or was taken out of the text again, is no context.
    const isContext = quote.pathname === pathname && text.includes(quote.text);
    dictation.drop();
    send(text, isContext ? quote.text : "");
    setText("");
    setQuote({ text: "", pathname });
  };
  const addSelection = () => {
    setText(`${text}${text === "" ? "" : "\n"}« ${selection} » `);
    setQuote({ text: selection, pathname });
    box.current?.focus();
  };
  return (
    <>
      <DictationLine {...dictation.line} />
      {typing.earlier && (
        <div className="shrink-0 px-3 pt-1">
          <TypingNote typing={typing} onCleared={() => box.current?.focus()} />
        </div>
      )}
      <form
        className="flex shrink-0 items-end gap-1 p-2 @max-[17rem]:flex-wrap @max-[17rem]:justify-between"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Button
          look="quiet"
          aria-label={ADD_SELECTION}
          className="disabled:hidden"
          title={ADD_SELECTION}
          disabled={selection === ""}
          onMouseDown={keepSelection}
          onClick={addSelection}
        >
          <TextQuote aria-hidden className="size-5" />
        </Button>
        <textarea
          ref={box}
          rows={1}
          value={text}
          aria-label="Message à l'assistant"
          placeholder="Écris ici…"
          onChange={(event) => {
            dictation.drop();
            setText(event.target.value);
          }}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            submit();
          }}
          className="box max-h-[140px] min-w-0 flex-1 resize-none @max-[17rem]:order-first @max-[17rem]:basis-full"
        />
        {dictation.canDictate && <MicrophoneButton isListening={dictation.isListening} press={dictation.press} />}
        {stop ? (
          <Button key="stop" look="primary" aria-label="Arrêter" title="Arrêter" onClick={stop}>
            <Square aria-hidden className="size-5 fill-current" />
          </Button>
        ) : (
          <Button key="send" type="submit" look="primary" aria-label="Envoyer" disabled={isBusy || isEmpty}>
            <SendHorizontal aria-hidden className="size-5" />
          </Button>
        )}
      </form>
    </>
  );
}

function useFocusWhenCalled(box: RefObject<HTMLTextAreaElement | null>, writesAtOnce: boolean): void {
  useEffect(() => {
    if (writesAtOnce) box.current?.focus();
  }, [box, writesAtOnce]);
  useEffect(() => onAssistantCall(() => box.current?.focus()), [box]);
}

// The field grows with its text, up to a height.
function useFittingHeight(box: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useEffect(() => {
    const area = box.current;
    if (!area) return;
    area.style.height = "auto";
    area.style.height = `${Math.min(area.scrollHeight, MAX_HEIGHT_PX)}px`;
  }, [box, text]);
}
