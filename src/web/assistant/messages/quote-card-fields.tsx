import { titledPerson } from "#domain/assistant/card/card-person.ts";
import { isToFill } from "#domain/assistant/card/quote-card.ts";
import { messages } from "#domain/assistant/conversation/assistant.messages.ts";
import { cardMessages } from "#domain/assistant/conversation/card.messages.ts";
import type { FormField } from "#domain/assistant/conversation/message.ts";
import { Options, SelectField, TextField } from "#web/ui/field.tsx";
import { useState } from "react";
import { foldLook, useFirstField } from "./folded-line.ts";

type Props = {
  fields: readonly FormField[];
  values: Record<string, string>;
  problems: Record<string, string>;
  change: (name: string, value: string) => void;
  /** The day is typed: Enter says which one was understood, and creates nothing. */
  settleDay: () => void;
};

// A line that hides so few fields would save nothing.
const WORTH_FOLDING = 3;

/**
 * The customer and the project of a card. What is missing is shown first; what was said is one line that opens, so that
 * a phone shows the whole card.
 */
export function QuoteCardFields({ fields, values, problems, change, settleDay }: Props) {
  const [isOpen, setOpen] = useState(false);
  const place = useFirstField<HTMLDivElement>();
  const foldedFields = fields.filter((field) => !isToFill(field) && problems[field.name] === undefined);
  const isFolded = !isOpen && foldedFields.length >= WORTH_FOLDING;
  const shownFields = isFolded ? fields.filter((field) => !foldedFields.includes(field)) : fields;
  return (
    <>
      {isFolded && (
        <button
          type="button"
          aria-expanded={false}
          className={foldLook}
          onClick={() => {
            place.focusNext();
            setOpen(true);
          }}
        >
          <span className="min-w-0 flex-1 text-left break-words">
            <span className="block font-[550]">{values.projectName}</span>{" "}
            <span className="block text-fine text-quiet">{summaryOf(values)}</span>
          </span>
          <span className="shrink-0 font-[550] text-act">{messages.change}</span>
        </button>
      )}
      {shownFields.length > 0 && (
        <div ref={place.ref} className="grid grid-cols-2 gap-x-3 gap-y-3">
          {shownFields.map((field) => (
            <CardField
              key={field.name}
              field={field}
              isWide={isWide(field, shownFields)}
              value={values[field.name] ?? ""}
              error={problems[field.name]}
              change={(value) => change(field.name, value)}
              enter={field.name === "startDate" ? settleDay : undefined}
            />
          ))}
        </div>
      )}
    </>
  );
}

function summaryOf(values: Record<string, string>): string {
  const { company, siren, street, postalCode, city, startDate, deposit = "" } = values;
  const town = [postalCode, city].filter(Boolean).join(" ");
  const start = cardMessages.startsOn(startDate ?? "");
  return [company, siren, titledPerson(values), street, town, start, cardMessages.shortDeposit(deposit)]
    .filter(Boolean)
    .join(" · ");
}

// A town stands beside its postal code.
function isWide({ name }: FormField, fields: readonly FormField[]): boolean {
  if (name === "city" && fields.some((field) => field.name === "postalCode")) return false;
  return WIDE.has(name) || fields.length === 1;
}

const WIDE = new Set([
  "projectName",
  "company",
  "siren",
  "street",
  "city",
  "email",
  "projectDescription",
  "vatRegime",
  "sellerName",
]);

function CardField({
  field,
  isWide,
  value,
  error,
  change,
  enter,
}: {
  field: FormField;
  isWide: boolean;
  value: string;
  error: string | undefined;
  change: (value: string) => void;
  enter: (() => void) | undefined;
}) {
  const place = isWide ? "col-span-2" : "";
  if (field.type === "select")
    return (
      <div className={place}>
        <SelectField
          label={field.label}
          value={value}
          required={field.required}
          error={error}
          onChange={(event) => change(event.target.value)}
        >
          {value === "" && field.required && <option value="">À choisir</option>}
          <Options options={field.options} />
        </SelectField>
      </div>
    );
  return (
    <div className={place}>
      <TextField
        label={field.label}
        value={value}
        required={field.required}
        error={error}
        autoComplete="off"
        inputMode={field.type === "email" ? "email" : field.type === "number" ? "decimal" : undefined}
        onChange={(event) => change(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || !enter) return;
          event.preventDefault();
          enter();
        }}
      />
    </div>
  );
}
