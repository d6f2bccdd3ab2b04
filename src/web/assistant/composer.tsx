import { Button } from "#web/ui/button.tsx";
import { SendHorizontal, TextQuote } from "lucide-react";
import { useEffect, useRef, useState } from "react";

const ADD_SELECTION = "Ajouter le texte sélectionné";

const MAX_HEIGHT_PX = 140;

type Props = {
  busy: boolean;
  send: (text: string, selection: string) => void;
  returned?: string;
  writeAtOnce?: boolean;
};

/**
 * The field of the conversation. Enter sends and Shift+Enter adds a line. A button adds the text selected on the page.
 * What is typed stays while the assistant is busy. `returned` is text that comes back to be sent again.
 */
export function Composer({ busy, send, returned = "", writeAtOnce = false }: Props) {
  const [text, setText] = useState("");
  const selection = useRef("");
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const remember = () => {
      const pageSelection = document.getSelection();
      if (pageSelection && !pageSelection.isCollapsed && !box.current?.contains(pageSelection.anchorNode))
        selection.current = pageSelection.toString().slice(0, 4_000);
    };
    document.addEventListener("selectionchange", remember);
    return () => document.removeEventListener("selectionchange", remember);
  }, []);
  useEffect(() => {
    if (returned !== "") setText((typedSince) => `${returned}${typedSince === "" ? "" : "\n"}${typedSince}`);
  }, [returned]);
  useEffect(() => {
    if (writeAtOnce) box.current?.focus();
  }, [writeAtOnce]);
  useEffect(() => {
    const area = box.current;
    if (!area) return;
    area.style.height = "auto";
    area.style.height = `${Math.min(area.scrollHeight, MAX_HEIGHT_PX)}px`;
  }, [text]);
  const empty = text.trim() === "";
  const submit = () => {
    if (busy || empty) return;
    send(text, selection.current);
    setText("");
  };
  const addSelection = () => {
    if (selection.current !== "")
      setText((typedText) => `${typedText}${typedText === "" ? "" : "\n"}« ${selection.current.trim()} » `);
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
      <Button look="quiet" aria-label={ADD_SELECTION} title={ADD_SELECTION} onClick={addSelection}>
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
