import { LEGAL_FORMS, LEGAL_FORM_CODES } from "#domain/company/legal-forms.ts";
import { Options, SelectField } from "#web/ui/field.tsx";
import type { TypedInput } from "#web/ui/fill-form.tsx";
import { cx } from "class-variance-authority";
import { useId, useState } from "react";

/** What nearly every small business is, by the letters that people say. */
const COMMON = [
  { code: "EI", label: "Micro ou EI" },
  { code: "EURL", label: "EURL" },
  { code: "SARL", label: "SARL" },
  { code: "SASU", label: "SASU" },
  { code: "SAS", label: "SAS" },
] as const;

const OTHERS = LEGAL_FORM_CODES.filter((code) => COMMON.every((common) => common.code !== code));

const CHOICE = cx(
  "relative flex min-h-12 items-center justify-center rounded-card border border-line bg-paper px-1.5 text-center",
  "text-fine font-[550] hover:bg-sunk has-checked:border-act has-checked:bg-act-pale has-focus-visible:outline-3",
  "has-focus-visible:outline-act",
);

/** The legal form in one tap for most, and a list of the rare ones behind « Autre ». */
export function LegalFormChoice({ label, error, text, onText }: TypedInput) {
  const name = useId();
  const isRare = OTHERS.some((code) => code === text);
  const [isListOpen, setListOpen] = useState(isRare);
  return (
    <div className="flex flex-col gap-3">
      <fieldset className="min-w-0">
        <legend className="mb-1 text-fine font-[550]">{label}</legend>
        <div className="grid grid-cols-3 gap-2">
          {[...COMMON, { code: "other", label: "Autre" } as const].map((option) => {
            const isOther = option.code === "other";
            return (
              <label key={option.code} className={CHOICE}>
                <input
                  type="radio"
                  name={name}
                  checked={isOther ? isListOpen : !isListOpen && text === option.code}
                  onChange={() => {
                    setListOpen(isOther);
                    onText(isOther ? "" : option.code);
                  }}
                  className="sr-only"
                />
                {option.label}
              </label>
            );
          })}
        </div>
        {error && (
          <p role="alert" className="mt-1 text-fine text-bad">
            {error}
          </p>
        )}
      </fieldset>
      {isListOpen && (
        <SelectField label="Quelle forme ?" value={text} onChange={(event) => onText(event.target.value)}>
          <Options
            options={[
              { value: "", label: "À choisir" },
              ...OTHERS.map((code) => ({ value: code, label: LEGAL_FORMS[code].label })),
            ]}
          />
        </SelectField>
      )}
    </div>
  );
}
