import { callAssistant } from "#web/assistant/call-assistant.ts";
import { Suspense, lazy, useEffect, useRef, useState } from "react";
import { onPaletteCall } from "./call-palette.ts";

const loadPalette = () => import("./command-palette.tsx");
const CommandPalette = lazy(loadPalette);
const ShortcutList = lazy(() => import("./shortcut-list.tsx"));

type Part = "palette" | "list" | null;

/** The keys of every signed-in page: Ctrl+K (⌘K) opens the palette, `?` the list of keys, `/` the assistant. */
export function Shortcuts() {
  const [part, setPart] = useState<Part>(null);
  // What was open once stays drawn, so that it can leave the screen.
  const [drawnParts, setDrawnParts] = useState<ReadonlySet<Part>>(new Set());
  // Letters typed after Ctrl+K, before the palette is there. Null while none are expected.
  const early = useRef<string | null>(null);
  useEffect(() => {
    const show = (newPart: Part) => {
      setPart(newPart);
      setDrawnParts((parts) => new Set([...parts, newPart]));
    };
    const showPalette = () => {
      early.current = "";
      loadPalette().catch(() => (early.current = null));
      show("palette");
    };
    const onKey = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      const isPalette = key === "k" && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (early.current !== null && event.key.length === 1 && !event.ctrlKey && !event.metaKey) {
        event.preventDefault();
        early.current += event.key;
        return;
      }
      const isFree = !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event) && !isCovered();
      if (!isPalette && !(isFree && (key === "?" || key === "/"))) return;
      event.preventDefault();
      if (isPalette) {
        if (!isCovered()) showPalette();
      } else if (key === "?") show("list");
      else callAssistant();
    };
    addEventListener("keydown", onKey);
    const stopListening = onPaletteCall(showPalette);
    return () => {
      removeEventListener("keydown", onKey);
      stopListening();
    };
  }, []);
  const close = () => setPart(null);
  return (
    <Suspense fallback={null}>
      {drawnParts.has("palette") && (
        <CommandPalette
          open={part === "palette"}
          onClose={close}
          takeEarlyText={() => {
            const text = early.current ?? "";
            early.current = null;
            return text;
          }}
          showKeys={() => {
            setDrawnParts((parts) => new Set([...parts, "list"]));
            setPart("list");
          }}
        />
      )}
      {drawnParts.has("list") && <ShortcutList open={part === "list"} onClose={close} />}
    </Suspense>
  );
}

function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null;
}

// A dialog keeps its keys to itself.
function isCovered(): boolean {
  return document.querySelector("dialog:modal") !== null;
}
