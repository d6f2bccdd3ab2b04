import { lineSuggestionMessages } from "#domain/quotes/line-suggestion.messages.ts";
import type { LineSuggestion } from "#domain/quotes/line-suggestion.ts";
import { ITEM_OPTION } from "#web/catalog/item-option.tsx";
import { cx } from "class-variance-authority";
import type { KeyboardEvent, RefObject } from "react";
import { useEffect, useLayoutEffect, useState } from "react";
import { SuggestionWords } from "./label-field.tsx";
import { useLineSuggestions } from "./use-line-suggestions.ts";

/** What a cell and the list under it tell each other. */
export type ListState = { isOpen: boolean; activeId: string | undefined };

type Props = {
  text: string;
  listId: string;
  cell: RefObject<HTMLElement | null>;
  /** Is given what a key does in the list: true when the key was for it. */
  keys: RefObject<((event: KeyboardEvent) => boolean) | null>;
  tellCell: (state: ListState) => void;
  take: (suggestion: LineSuggestion) => void;
  close: () => void;
};

const NONE = -1;

/**
 * The lines offered under a cell while its label is typed. The focus stays in the cell. Enter takes a line once an
 * arrow has lit it: until then it belongs to the cell.
 */
export function CellSuggestions({ text, listId, cell, keys, tellCell, take, close }: Props) {
  const suggestions = useLineSuggestions(text);
  const [lit, setLit] = useState({ suggestions, place: NONE });
  const place = lit.suggestions === suggestions ? lit.place : NONE;
  const isOpen = suggestions.length > 0;
  const activeId = place === NONE ? undefined : `${listId}-${place}`;
  const [isAbove, setAbove] = useState(false);
  useEffect(() => tellCell({ isOpen, activeId }), [tellCell, isOpen, activeId]);
  useLayoutEffect(() => {
    if (isOpen && cell.current) setAbove(hasRoomAbove(cell.current));
  }, [isOpen, cell]);
  useEffect(() => {
    keys.current = (event) => {
      if (!isOpen || event.altKey || event.ctrlKey || event.metaKey) return false;
      const light = (next: number) => {
        setLit({ suggestions, place: next });
        document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: "nearest" });
        return true;
      };
      if (event.key === "ArrowDown") return light(Math.min(place + 1, suggestions.length - 1));
      if (event.key === "ArrowUp" && place !== NONE) return light(place - 1);
      const litSuggestion = suggestions[place];
      if (event.key === "Enter" && litSuggestion) {
        take(litSuggestion);
        return true;
      }
      if (event.key !== "Escape") return false;
      close();
      return true;
    };
    return () => void (keys.current = null);
  });
  return (
    <>
      <p role="status" className="sr-only">
        {lineSuggestionMessages.count(suggestions.length)}
      </p>
      {isOpen && (
        <ul
          id={listId}
          role="listbox"
          aria-label={lineSuggestionMessages.list}
          // The cell keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          className={cx(
            "absolute left-0 z-50 max-h-80 w-full min-w-72 overflow-y-auto rounded-card border border-line",
            "bg-paper p-1 shadow-float",
            isAbove ? "bottom-full mb-1" : "top-full mt-1",
          )}
        >
          {suggestions.map((suggestion, at) => (
            <li
              key={at}
              id={`${listId}-${at}`}
              role="option"
              aria-selected={at === place}
              {...(at === place && { "data-highlighted": "" })}
              className={cx(ITEM_OPTION, "hover:bg-sunk")}
              onClick={() => take(suggestion)}
            >
              <SuggestionWords suggestion={suggestion} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const LIST_PX = 280;

function hasRoomAbove(cell: HTMLElement): boolean {
  const { top, bottom } = cell.getBoundingClientRect();
  return innerHeight - bottom < LIST_PX && top > innerHeight - bottom;
}
