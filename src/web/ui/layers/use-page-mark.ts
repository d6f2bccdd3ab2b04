import { useEffect } from "react";

const counts = new Map<string, number>();

/**
 * Marks the root of the page while a component that asks for it is shown, for the style of what stands elsewhere. A
 * style that looks for it with `:has()` would have the whole page restyled at each key.
 */
export function usePageMark(mark: "data-docked" | "data-beside-panel" | "data-only-questions", isOn = true): void {
  useEffect(() => {
    if (!isOn) return;
    const count = (change: 1 | -1) => {
      const next = (counts.get(mark) ?? 0) + change;
      counts.set(mark, next);
      document.documentElement.toggleAttribute(mark, next > 0);
    };
    count(1);
    return () => count(-1);
  }, [mark, isOn]);
}
