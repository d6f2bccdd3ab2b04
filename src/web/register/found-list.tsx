import { Autocomplete } from "@base-ui/react/autocomplete";
import { cx } from "class-variance-authority";
import { useState } from "react";

type Props<Row> = {
  /** Names the list for screen readers. */
  label: string;
  keyOf: (row: Row) => string;
  what: (row: Row) => string;
  who: (row: Row) => string;
  onChoose: (row: Row) => void;
};

/** What a field found while one types: two lines a row. Over a dialog, it is drawn in the dialog. */
export function FoundList<Row>({ label, keyOf, what, who, onChoose }: Props<Row>) {
  // What is behind an open dialog answers no tap.
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <>
      <span ref={setPlace} hidden />
      <Autocomplete.Portal container={place?.closest("dialog") ?? undefined}>
        <Autocomplete.Positioner sideOffset={4} className="z-50">
          <Autocomplete.Popup
            className={cx(
              "max-h-(--available-height) w-(--anchor-width) overflow-y-auto rounded-card border border-line",
              "bg-paper p-1 shadow-float data-empty:hidden",
            )}
          >
            <Autocomplete.List aria-label={label}>
              {(row: Row) => (
                <Autocomplete.Item
                  key={keyOf(row)}
                  value={row}
                  onClick={() => onChoose(row)}
                  className={cx(
                    "flex min-h-11 cursor-pointer flex-col justify-center rounded-inner px-3 py-1",
                    "data-highlighted:bg-act-pale",
                  )}
                >
                  <span className="min-w-0 truncate font-[550]">{what(row)}</span>
                  <span className="min-w-0 truncate text-fine text-quiet">{who(row)}</span>
                </Autocomplete.Item>
              )}
            </Autocomplete.List>
          </Autocomplete.Popup>
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
    </>
  );
}
