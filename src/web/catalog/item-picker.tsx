import type { ItemAnswer } from "#api/catalog/items.ts";
import { listItems } from "#api/catalog/items.ts";
import { NOTHING_FOUND } from "#domain/catalog/items/item.messages.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { useSettled } from "#web/client/use-settled.ts";
import { describeField, Field } from "#web/ui/field.tsx";
import { Autocomplete } from "@base-ui/react/autocomplete";
import { keepPreviousData } from "@tanstack/react-query";
import { useId, useState } from "react";
import { ITEM_POPUP, ItemOption } from "./item-option.tsx";

type Props = {
  label: string;
  error?: string | undefined;
  /** The IDs of items that are not offered. */
  leftOut: readonly string[];
  onChoose: (item: ItemAnswer) => void;
};

/** A field that finds an item of the catalogue as one types; one that is chosen leaves it empty for the next. */
export function ItemPicker({ label, error, leftOut, onChoose }: Props) {
  const id = useId();
  // The list is drawn in the dialog of the field: what is behind it answers no tap.
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [text, setText] = useState("");
  const q = useSettled(text.trim());
  const matches = useAnswer(
    listItems,
    { query: { q, limit: 8, components: "true" } },
    { placeholderData: keepPreviousData },
  );
  const isSettled = !matches.isPlaceholderData && text.trim() === q;
  const items = isSettled ? (matches.data?.items ?? []).filter((item) => !leftOut.includes(item.id)) : [];
  const problem = { label, error };
  return (
    <div ref={setBox}>
      <Autocomplete.Root
        items={items}
        mode="none"
        openOnInputClick
        autoHighlight
        itemToStringValue={(item) => item.label}
        value={text}
        onValueChange={(typedText, { reason }) => reason !== "item-press" && setText(typedText)}
      >
        <Field {...problem} id={id}>
          <Autocomplete.Input
            {...describeField(id, problem)}
            placeholder="Nom ou référence"
            className="box"
            onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
          />
        </Field>
        <Autocomplete.Portal container={box?.closest("dialog") ?? undefined}>
          <Autocomplete.Positioner sideOffset={4} className="z-50">
            <Autocomplete.Popup className={ITEM_POPUP}>
              <Autocomplete.Empty>
                <p className="p-3 text-quiet">{isSettled && !matches.isFetching && NOTHING_FOUND}</p>
              </Autocomplete.Empty>
              <Autocomplete.List aria-label="Articles trouvés">
                {(item: ItemAnswer) => (
                  <ItemOption
                    key={item.id}
                    item={item}
                    onChoose={() => {
                      onChoose(item);
                      setText("");
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
