import type { ItemLine, Line, Unit } from "#domain/lines/line.ts";
import { UNIT_CODES } from "#domain/lines/line.ts";
import { fieldMessages } from "#domain/shared/field.messages.ts";
import { basisPointsToPercent } from "#domain/shared/money.ts";
import { vatChoices } from "#domain/shared/vat-rates.ts";
import { VatReasonField } from "#web/lines/vat-reason-field.tsx";
import { Button } from "#web/ui/button.tsx";
import { Choice } from "#web/ui/choice.tsx";
import { SelectField, TextAreaField, TextField } from "#web/ui/field.tsx";
import { MoneyField, NumberField, typedNumber } from "#web/ui/number-field.tsx";
import { useState } from "react";
import type { ItemProblems, TypedItem } from "./typed-line.ts";
import { readItem, typedItem } from "./typed-line.ts";

const UNITS = Object.keys(UNIT_CODES) as Unit[];

/** The form of a line, of any kind; `keep` is given the line as it was typed. */
export function LineForm(props: { line: Line; showsVat: boolean; keep: (line: Line) => void }) {
  return props.line.kind === "item" ? <ItemForm {...props} line={props.line} /> : <HeadingForm {...props} />;
}

function HeadingForm({ line, keep }: { line: Line; keep: (line: Line) => void }) {
  const [label, setLabel] = useState(line.label);
  const [level, setLevel] = useState(line.kind === "section" ? line.level : 1);
  const [isRefused, setRefused] = useState(false);
  const error = isRefused && label.trim() === "" ? fieldMessages.lineLabel : undefined;
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setRefused(true);
        if (label.trim() === "") return;
        keep(line.kind === "section" ? { ...line, label: label.trim(), level } : { ...line, label: label.trim() });
      }}
    >
      {line.kind === "section" ? (
        <>
          <TextField
            autoFocus
            label="Titre de la section"
            value={label}
            maxLength={500}
            error={error}
            onChange={(event) => setLabel(event.target.value)}
          />
          <Choice
            label="Niveau"
            options={[
              { value: "1", label: "Section" },
              { value: "2", label: "Sous-section" },
            ]}
            value={level === 1 ? "1" : "2"}
            onChange={(value) => setLevel(value === "1" ? 1 : 2)}
          />
        </>
      ) : (
        <TextAreaField
          autoFocus
          label="Texte"
          value={label}
          maxLength={5_000}
          error={error}
          onChange={(event) => setLabel(event.target.value)}
        />
      )}
      <Button type="submit" look="primary" wide>
        Enregistrer
      </Button>
    </form>
  );
}

function ItemForm({ line, showsVat, keep }: { line: ItemLine; showsVat: boolean; keep: (line: Line) => void }) {
  const [typed, setTyped] = useState(() => typedItem(line));
  const [problems, setProblems] = useState<ItemProblems>({});
  const change = (part: Partial<TypedItem>) => {
    setTyped({ ...typed, ...part });
    setProblems({});
  };
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const { line: read, problems: wrong } = readItem(line, typed, showsVat);
        setProblems(wrong ?? {});
        if (read !== null) keep(read);
      }}
    >
      <TextField
        autoFocus
        label="Désignation"
        value={typed.label}
        error={problems.label}
        onChange={(event) => change({ label: event.target.value })}
      />
      <Measure typed={typed} problems={problems} change={change} />
      {showsVat && <LineVat typed={typed} problems={problems} change={change} />}
      <NumberField
        label="Remise sur la ligne"
        unit="%"
        text={typed.discount}
        error={problems.discount}
        onText={(discount) => change({ discount })}
      />
      <Choice
        label="Nature"
        options={[
          { value: "service", label: "Prestation" },
          { value: "goods", label: "Fourniture" },
        ]}
        value={typed.nature}
        onChange={(nature) => change({ nature })}
      />
      <TextAreaField
        label="Détails"
        rows={2}
        value={typed.details}
        onChange={(event) => change({ details: event.target.value })}
      />
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5 accent-(--act)"
          checked={typed.isOption}
          onChange={(event) => change({ isOption: event.target.checked })}
        />
        En option, hors du total
      </label>
      <Button type="submit" look="primary" wide>
        Enregistrer
      </Button>
    </form>
  );
}

type PartProps = { typed: TypedItem; problems: ItemProblems; change: (part: Partial<TypedItem>) => void };

function Measure({ typed, problems, change }: PartProps) {
  return (
    <div className="grid grid-cols-2 gap-3">
      <TextField
        label="Quantité"
        inputMode="decimal"
        autoComplete="off"
        className="figures"
        value={typed.quantity}
        error={problems.quantity}
        onChange={(event) => change({ quantity: event.target.value })}
      />
      <SelectField
        label="Unité"
        value={typed.unit}
        onChange={(event) => change({ unit: UNITS.find((unit) => unit === event.target.value) ?? "u" })}
      >
        {UNITS.map((unit) => (
          <option key={unit}>{unit}</option>
        ))}
      </SelectField>
      <div className="col-span-2">
        <MoneyField
          label="Prix unitaire hors taxes"
          text={typed.unitPrice}
          error={problems.unitPrice}
          onText={(unitPrice) => change({ unitPrice })}
        />
      </div>
    </div>
  );
}

function LineVat({ typed, problems, change }: PartProps) {
  return (
    <>
      <SelectField
        label="TVA"
        value={typed.vatRate}
        onChange={(event) => change({ vatRate: Number(event.target.value), vatReason: null })}
      >
        {vatChoices(typed.vatRate).map((rate) => (
          <option key={rate} value={rate}>
            {typedNumber(basisPointsToPercent(rate))} %
          </option>
        ))}
      </SelectField>
      {typed.vatRate === 0 && (
        <VatReasonField
          reason={typed.vatReason}
          error={problems.vatReason}
          onReason={(vatReason) => change({ vatReason })}
        />
      )}
    </>
  );
}
