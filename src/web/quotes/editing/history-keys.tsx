import { Button } from "#web/ui/button.tsx";
import { Redo2, Undo2 } from "lucide-react";
import type { RefObject } from "react";
import { useEffect } from "react";

type Steps = { undo: () => void; redo: () => void; canUndo: boolean; canRedo: boolean };

/** The last change taken back or made again, for who has no keyboard. Nothing before the first change. */
export function HistoryButtons({ undo, redo, canUndo, canRedo }: Steps) {
  if (!canUndo && !canRedo) return null;
  return (
    <span className="-my-2 -mr-2 flex">
      <Button
        look="quiet"
        className="px-0"
        aria-label="Revenir en arrière"
        title="Revenir en arrière (Ctrl+Z)"
        disabled={!canUndo}
        onClick={undo}
      >
        <Undo2 aria-hidden className="size-5" />
      </Button>
      <Button
        look="quiet"
        className="px-0"
        aria-label="Rétablir"
        title="Rétablir (Ctrl+Maj+Z)"
        disabled={!canRedo}
        onClick={redo}
      >
        <Redo2 aria-hidden className="size-5" />
      </Button>
    </span>
  );
}

/** Ctrl+Z and Ctrl+Shift+Z (or Ctrl+Y) on the whole draft: in the editor, and where nothing has the focus. */
export function useHistoryKeys(
  editor: RefObject<HTMLElement | null>,
  { undo, redo }: Pick<Steps, "undo" | "redo">,
): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      const step = key === "y" || (key === "z" && event.shiftKey) ? redo : key === "z" ? undo : null;
      const isHere =
        event.target === document.body || (event.target instanceof Node && editor.current?.contains(event.target));
      if (step === null || !isHere) return;
      event.preventDefault();
      step();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });
}
