import { Button } from "#web/ui/button.tsx";
import { useLocation } from "@tanstack/react-router";
import { SendHorizontal, TextQuote } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { onAssistantCall } from "./call-assistant.ts";
import { keepSelection, usePageSelection } from "./use-page-selection.ts";

const ADD_SELECTION = "Ajouter le texte sélectionné";

const MAX_HEIGHT_PX = 140;

type Props = {
  busy: boolean;
  send: (text: string, selection: string) => void;
  returned?: string;
  writeAtOnce?: boolean;
};

/**
 * The field of the conversation. Enter sends and Shift+Enter adds a line. A button adds the text selected on the page
 * at that moment, which then goes with the message. What is typed stays while the assistant is busy. `returned` is text
 * that comes back to be sent again.
 */
export function Composer({ busy, send, returned = "", writeAtOnce = false }: Props) {
  const [text, setText] = useState("");
  const box = useRef<HTMLTextAreaElement>(null);
  const { pathname } = useLocation();
  const selection = usePageSelection(box);
  const [quote, setQuote] = useState({ text: "", pathname });
  useEffect(() => {
    if (returned !== "") setText((typedSince) => `${returned}${typedSince === "" ? "" : "\n"}${typedSince}`);
  }, [returned]);
  useEffect(() => {
    if (writeAtOnce) box.current?.focus();
  }, [writeAtOnce]);
  useEffect(() => onAssistantCall(() => box.current?.focus()), []);
  useEffect(() => {
    const area = box.current;
    if (!area) return;
    area.style.height = "auto";
    area.style.height = `${Math.min(area.scrollHeight, MAX_HEIGHT_PX)}px`;
  }, [text]);
  const empty = text.trim() === "";
  const submit = () => {
    if (busy || empty) return;
    // What was added on another page, or was taken out of the text again, is no context.
    const isContext = quote.pathname === pathname && text.includes(quote.text);
    send(text, isContext ? quote.text : "");
    setText("");
    setQuote({ text: "", pathname });
  };
  const addSelection = () => {
    setText((typedText) => `${typedText}${typedText === "" ? "" : "\n"}« ${selection} » `);
    setQuote({ text: selection, pathname });
    box.current?.focus();
  };
  return (
    <form
      className="flex shrink-0 items-end gap-1 p-2"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Button
        look="quiet"
        aria-label={ADD_SELECTION}
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
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          submit();
        }}
        className="box max-h-[140px] min-w-0 flex-1 resize-none"
      />
      <Button type="submit" look="primary" aria-label="Envoyer" disabled={busy || empty}>
        <SendHorizontal aria-hidden className="size-5" />
      </Button>
    </form>
  );
}
