import type { ItemAnswer } from "#api/catalog/items.ts";
import { listItems } from "#api/catalog/items.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { useSettled } from "#web/client/use-settled.ts";
import { describeField, Field } from "#web/ui/field.tsx";
import { Autocomplete } from "@base-ui/react/autocomplete";
import { useId, useState } from "react";
import { ITEM_POPUP, ItemOption } from "./item-option.tsx";

type Props = {
  label: string;
  text: string;
  error: string | undefined;
  onText: (text: string) => void;
  onChoose: (item: ItemAnswer) => void;
};

/** Fewer letters are in too many items. */
const SHORTEST = 2;

/** A field for any text, under which the items of the catalogue that answer it are offered as one types. */
export function LabelField({ label, text, error, onText, onChoose }: Props) {
  const id = useId();
  // The list is drawn in the dialog of the field: what is behind it answers no tap.
  const [box, setBox] = useState<HTMLElement | null>(null);
  // What stands in the field when it opens, or comes from an item, is looked for no more.
  const [isTyped, setTyped] = useState(false);
  const q = useSettled(isTyped ? text.trim() : "");
  const isWanted = q.length >= SHORTEST;
  const matches = useAnswer(listItems, { query: { q, limit: 6 } }, { enabled: isWanted });
  const items = isWanted && isTyped && q === text.trim() ? (matches.data?.items ?? []) : [];
  const problem = { label, error };
  return (
    <div ref={setBox}>
      <Autocomplete.Root
        items={items}
        mode="none"
        open={items.length > 0}
        onOpenChange={(isOpen) => !isOpen && setTyped(false)}
        itemToStringValue={(item) => item.label}
        value={text}
        onValueChange={(typedText, { reason }) => {
          if (reason === "item-press") return;
          setTyped(true);
          onText(typedText);
        }}
      >
        <Field {...problem} id={id}>
          {/* While its list is open, the label beside it is hidden from screen readers. */}
          <Autocomplete.Input
            {...describeField(id, problem)}
            aria-label={label}
            autoFocus
            className="box"
            // An answer that comes once another field is typed in opens no list over it.
            onBlur={() => setTyped(false)}
          />
        </Field>
        <Autocomplete.Portal container={box?.closest("dialog") ?? undefined}>
          <Autocomplete.Positioner sideOffset={4} className="z-50">
            <Autocomplete.Popup className={ITEM_POPUP}>
              <Autocomplete.List aria-label="Dans ton catalogue">
                {(item: ItemAnswer) => (
                  <ItemOption
                    key={item.id}
                    item={item}
                    onChoose={() => {
                      setTyped(false);
                      onChoose(item);
                    }}
                  />
                )}
              </Autocomplete.List>
            </Autocomplete.Popup>
          </Autocomplete.Positioner>
        </Autocomplete.Portal>
      </Autocomplete.Root>
    </div>
  );
}
