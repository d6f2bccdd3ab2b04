import { DURATION_WORDS } from "#domain/quotes/conditions/conditions.messages.ts";
import { DURATION_UNITS } from "#domain/quotes/conditions/quote-conditions.ts";
import { fieldMessages } from "#domain/shared/field.messages.ts";
import { withCapital } from "#domain/shared/french-format.ts";
import { useTradeWords } from "#web/company/words/use-trade-words.ts";
import { Choice } from "#web/ui/choice.tsx";
import { TextField } from "#web/ui/field.tsx";
import { useState } from "react";
import type { SubjectProps } from "./subject-form.tsx";
import { SubjectForm } from "./subject-form.tsx";

/** How long the work lasts, about. */
export function DurationForm(props: SubjectProps) {
  const { duration } = props.answer.conditions;
  const words = useTradeWords();
  const [text, setText] = useState(duration ? String(duration.count) : "");
  const [unit, setUnit] = useState(duration?.unit ?? "day");
  const [error, setError] = useState<string | undefined>();
  const read = () => {
    if (text.trim() === "") return { duration: null };
    const count = Number(text.trim());
    if (Number.isInteger(count) && count > 0 && count < 1000) return { duration: { count, unit } };
    setError(fieldMessages.notAnInteger);
    return null;
  };
  return (
    <SubjectForm {...props} read={read} isOfThisQuote>
      <TextField
        label={words.howLong}
        hint="Vide : le devis ne la dit pas."
        error={error}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setError(undefined);
        }}
      />
      <Choice
        label="Unité"
        hidesLabel
        options={DURATION_UNITS.map((value) => ({ value, label: withCapital(DURATION_WORDS[value].many) }))}
        value={unit}
        onChange={setUnit}
      />
    </SubjectForm>
  );
}
