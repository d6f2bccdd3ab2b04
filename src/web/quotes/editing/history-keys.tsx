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

/**
 * Ctrl+Z and Ctrl+Shift+Z (or Ctrl+Y) on the whole draft: in the editor, and where nothing is typed. Elsewhere the
 * browser would change a cell by itself. The focus stays on the row, or goes to the one in its place.
 */
export function useHistoryKeys(
  editor: RefObject<HTMLElement | null>,
  { undo, redo }: Pick<Steps, "undo" | "redo">,
): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      const step = key === "y" || (key === "z" && event.shiftKey) ? redo : key === "z" ? undo : null;
      if (step === null || !(event.target instanceof Element)) return;
      const isInEditor = editor.current?.contains(event.target) === true;
      if (!isInEditor && event.target.closest(TYPED_IN) !== null) return;
      event.preventDefault();
      const place = isInEditor ? placeOfRow(editor.current, event.target) : -1;
      step();
      if (place !== -1) requestAnimationFrame(() => focusRow(editor.current, place));
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });
}

// What has an undo of its own, and what lies over the page.
const TYPED_IN = "input, textarea, select, [contenteditable], [role=dialog]";

function labelCells(editor: HTMLElement | null): HTMLElement[] {
  return [...(editor?.querySelectorAll<HTMLElement>("[data-cell=label]") ?? [])];
}

function placeOfRow(editor: HTMLElement | null, target: Element): number {
  return labelCells(editor).findIndex((cell) => cell.closest("li") === target.closest("li"));
}

function focusRow(editor: HTMLElement | null, place: number): void {
  if (editor?.contains(document.activeElement)) return;
  const cells = labelCells(editor);
  cells[Math.min(place, cells.length - 1)]?.focus();
}
