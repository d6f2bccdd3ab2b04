import { MAX_WORK_DESCRIPTION } from "#domain/lines/line.ts";
import type { LineSuggestion } from "#domain/quotes/line-suggestion.ts";
import { onDemand } from "#web/ui/loading/on-demand.tsx";
import type { KeyboardEvent, TextareaHTMLAttributes } from "react";
import { useId, useRef, useState } from "react";
import type { ListState } from "./cell-suggestions.tsx";

// Most rows never show it.
const CellSuggestions = onDemand(
  async () => (await import("./cell-suggestions.tsx")).CellSuggestions,
  () => null,
);

const CLOSED: ListState = { isOpen: false, activeId: undefined };

type Props = TextareaHTMLAttributes<HTMLTextAreaElement> & {
  value: string;
  take: (suggestion: LineSuggestion) => void;
};

/** The cell of a label, under which lines of the catalogue and of past quotes are offered while it is typed. */
export function LabelCell({ take, onChange, ...props }: Props) {
  const listId = useId();
  const cell = useRef<HTMLTextAreaElement>(null);
  const keys = useRef<((event: KeyboardEvent) => boolean) | null>(null);
  // What stood there before, or comes from a suggestion, is looked for no more.
  const [isTyped, setTyped] = useState(false);
  const [list, tellCell] = useState(CLOSED);
  const close = () => {
    setTyped(false);
    tellCell(CLOSED);
  };
  return (
    <div className="relative col-span-full -ml-1.75 flex min-w-0 roomy-lines:col-span-1 roomy-lines:mr-1">
      <textarea
        {...props}
        ref={cell}
        rows={1}
        maxLength={MAX_WORK_DESCRIPTION}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={list.isOpen ? listId : undefined}
        aria-activedescendant={list.activeId}
        onChange={(event) => {
          setTyped(true);
          onChange?.(event);
        }}
        onBlur={close}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing || keys.current?.(event) !== true) return;
          event.preventDefault();
          event.stopPropagation();
        }}
      />
      {isTyped && (
        <CellSuggestions
          text={props.value}
          listId={listId}
          cell={cell}
          keys={keys}
          tellCell={tellCell}
          close={close}
          take={(suggestion) => {
            close();
            take(suggestion);
          }}
        />
      )}
    </div>
  );
}
