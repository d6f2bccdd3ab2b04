import { STANDARD_VAT_BASIS_POINTS } from "#domain/company/company.ts";
import { messages } from "#domain/assistant/assistant.messages.ts";
import type { CardProblems, RowProblems } from "#domain/assistant/card/read-card.ts";
import { discountOf, lineOf } from "#domain/assistant/card/card-lines.ts";
import { readCard } from "#domain/assistant/card/read-card.ts";
import type { CardRow, FormField } from "#domain/assistant/message.ts";
import { linesUnderRegime } from "#domain/lines/lines-under-regime.ts";
import { NO_TERMS } from "#domain/lines/terms.ts";
import { quoteLinesView } from "#domain/quotes/quote-view.ts";
import { newId } from "#web/client/new-id.ts";
import { todayInFrance } from "#web/client/today.ts";
import { useCompany } from "#web/company/use-company.ts";
import { Button } from "#web/ui/button.tsx";
import { SelectField, TextField } from "#web/ui/field.tsx";
import { Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { cardEdits, forgetEdits, keepEdits } from "./card-edits.ts";
import { QuoteCardRow } from "./quote-card-row.tsx";
import type { RichProps } from "./rich-props.ts";

// The card may be confirmed without network: what writes it is loaded with it.
void import("./save-quote-lines.ts").catch(() => {});

const NO_PROBLEMS: CardProblems = { fields: {}, rows: {} };

/**
 * The card of a quote: customer, work and lines, each value changed in place, and one button. What is typed on it is
 * kept through a reload, and when an answer in words brings a newer card.
 */
export function QuoteCard({ message, active, give }: RichProps<"quote">) {
  const [edits, setEdits] = useState(() => cardEdits(message));
  const [problems, setProblems] = useState<CardProblems>(() => ({ ...NO_PROBLEMS, fields: errorsOf(message.fields) }));
  const form = useRef<HTMLFormElement>(null);
  const regime = useCompany().data?.vat_regime ?? null;
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), [problems]);
  if (!active) return null;
  const { values, rows } = edits;
  const change = (next: Partial<typeof edits>) => {
    setEdits({ ...edits, ...next });
    keepEdits(message, { ...edits, ...next });
  };
  const missing = message.fields.filter(({ name, required }) => required && !values[name]?.trim());
  const asksVat = regime !== "franchise";
  const confirm = () => {
    // Under franchise no line is taxed, so none is asked why.
    const sent = asksVat ? rows : rows.map((row) => ({ ...row, vat: String(STANDARD_VAT_BASIS_POINTS) }));
    const { problems: newProblems } = readCard(message, values, sent, todayInFrance());
    setProblems(newProblems ?? NO_PROBLEMS);
    if (newProblems !== null) return;
    forgetEdits();
    give({ kind: "form", values, rows: sent }, message.submit);
  };
  return (
    <form
      ref={form}
      noValidate
      aria-label="Carte du devis"
      className="mt-2 flex flex-col gap-4 rounded-card border border-line bg-paper p-3"
      onSubmit={(event) => {
        event.preventDefault();
        confirm();
      }}
    >
      <div className="grid grid-cols-2 gap-x-3 gap-y-3">
        {message.fields.map((field) => (
          <CardField
            key={field.name}
            field={field}
            value={values[field.name] ?? ""}
            error={problems.fields[field.name]}
            change={(value) => change({ values: { ...values, [field.name]: value } })}
          />
        ))}
      </div>
      <ul aria-label="Lignes" className="flex flex-col divide-y divide-line border-y border-line">
        {rows.map((row) => (
          <QuoteCardRow
            key={row.id}
            row={row}
            asksVat={asksVat}
            problems={problems.rows[row.id] ?? NO_ROW_PROBLEMS}
            change={(next) => change({ rows: rows.map((one) => (one.id === row.id ? { ...one, ...next } : one)) })}
            remove={rows.length > 1 ? () => change({ rows: rows.filter(({ id }) => id !== row.id) }) : null}
          />
        ))}
      </ul>
      <Button onClick={() => change({ rows: [...rows, newRow(rows)] })}>
        <Plus aria-hidden className="size-4" />
        Ajouter une ligne
      </Button>
      <Totals rows={rows} discount={values.discount ?? ""} regime={regime} />
      {missing.length > 0 && (
        <p className="text-fine text-quiet">{messages.cardMissing(missing.map(({ label }) => label.toLowerCase()))}</p>
      )}
      <Button type="submit" look="primary">
        {message.submit}
      </Button>
    </form>
  );
}

const NO_ROW_PROBLEMS: RowProblems = {};
const WIDE = new Set(["projectName", "company", "email", "projectDescription"]);

function CardField({
  field,
  value,
  error,
  change,
}: {
  field: FormField;
  value: string;
  error: string | undefined;
  change: (value: string) => void;
}) {
  const place = WIDE.has(field.name) ? "col-span-2" : "";
  if (field.type === "select")
    return (
      <div className={place}>
        <SelectField label={field.label} value={value} error={error} onChange={(event) => change(event.target.value)}>
          {field.options?.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </SelectField>
      </div>
    );
  return (
    <div className={place}>
      <TextField
        label={field.label}
        value={value}
        error={error}
        autoComplete="off"
        inputMode={field.type === "email" ? "email" : field.type === "number" ? "decimal" : undefined}
        onChange={(event) => change(event.target.value)}
      />
    </div>
  );
}

function Totals({
  rows,
  discount,
  regime,
}: {
  rows: readonly CardRow[];
  discount: string;
  regime: "standard" | "franchise" | null;
}) {
  const lines = linesUnderRegime(rows.map(lineOf), regime);
  const { totals } = quoteLinesView({ lines, terms: { ...NO_TERMS, discount: discountOf(discount) } }, regime);
  return (
    <dl className="flex flex-col gap-1" aria-label={messages.cardTotal}>
      {totals.map((row) => (
        <div key={row.label} className={`flex justify-between gap-3 ${row.strong ? "font-[650]" : "text-quiet"}`}>
          <dt>{row.label}</dt>
          <dd className="figures">{row.value}</dd>
        </div>
      ))}
    </dl>
  );
}

function newRow(rows: readonly CardRow[]): CardRow {
  const vat = rows.at(-1)?.vat ?? String(STANDARD_VAT_BASIS_POINTS);
  return { id: newId(), label: "", quantity: "1", unit: "u", unitPrice: "", vat, vatReason: "" };
}

function errorsOf(fields: readonly FormField[]): Record<string, string> {
  return Object.fromEntries(fields.flatMap(({ name, error }) => (error ? [[name, error]] : [])));
}
