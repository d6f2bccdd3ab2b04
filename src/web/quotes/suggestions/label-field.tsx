import { lineSuggestionMessages } from "#domain/quotes/line-suggestion.messages.ts";
import type { LineSuggestion } from "#domain/quotes/line-suggestion.ts";
import { suggestionFacts } from "#domain/quotes/line-suggestion.ts";
import { ITEM_OPTION, ITEM_POPUP, OptionWords } from "#web/catalog/item-option.tsx";
import { describeField, Field } from "#web/ui/field.tsx";
import { Autocomplete } from "@base-ui/react/autocomplete";
import { useId, useState } from "react";
import { useLineSuggestions } from "./use-line-suggestions.ts";

type Props = {
  label: string;
  text: string;
  error: string | undefined;
  onText: (text: string) => void;
  onChoose: (suggestion: LineSuggestion) => void;
};

/** A field for any text, under which lines of the catalogue and of past quotes are offered as one types. */
export function LabelField({ label, text, error, onText, onChoose }: Props) {
  const id = useId();
  // The list is drawn in the dialog of the field: what is behind it answers no tap.
  const [box, setBox] = useState<HTMLElement | null>(null);
  // What stands in the field when it opens, or comes from a suggestion, is looked for no more.
  const [isTyped, setTyped] = useState(false);
  const suggestions = useLineSuggestions(isTyped ? text : "");
  const problem = { label, error };
  return (
    <div ref={setBox}>
      <Autocomplete.Root
        items={suggestions}
        mode="none"
        open={suggestions.length > 0}
        onOpenChange={(isOpen) => !isOpen && setTyped(false)}
        itemToStringValue={(suggestion) => suggestion.label}
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
              <Autocomplete.List aria-label={lineSuggestionMessages.list}>
                {(suggestion: LineSuggestion, place: number) => (
                  <Autocomplete.Item
                    key={place}
                    value={suggestion}
                    className={ITEM_OPTION}
                    onClick={() => {
                      setTyped(false);
                      onChoose(suggestion);
                    }}
                  >
                    <SuggestionWords suggestion={suggestion} />
                  </Autocomplete.Item>
                )}
              </Autocomplete.List>
            </Autocomplete.Popup>
          </Autocomplete.Positioner>
        </Autocomplete.Portal>
      </Autocomplete.Root>
    </div>
  );
}

/** What a suggestion is, where it comes from, and its price. */
export function SuggestionWords({ suggestion }: { suggestion: LineSuggestion }) {
  const { label, unitPriceE6, unit } = suggestion;
  return <OptionWords label={label} facts={suggestionFacts(suggestion)} priceE6={unitPriceE6} unit={unit} />;
}
