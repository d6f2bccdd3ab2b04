import type { ItemLine, Line } from "#domain/lines/line.ts";
import type { LineProblems, TypedLine, TypedUnder } from "#domain/lines/typed-line.ts";
import { lineAsTyped, readTypedLine, toTypedLine, withGuess } from "#domain/lines/typed-line.ts";
import { lineOfSuggestion } from "#domain/quotes/line-suggestion.ts";
import { fieldMessages } from "#domain/shared/field.messages.ts";
import { AddToCatalog } from "#web/catalog/add-to-catalog.tsx";
import { certificateHint } from "#web/lines/certificate-hint.ts";
import { OptionTick } from "#web/lines/option-tick.tsx";
import { UnitField } from "#web/lines/unit-field.tsx";
import { VatRateOptions } from "#web/lines/vat-rate-options.tsx";
import { VatReasonField } from "#web/lines/vat-reason-field.tsx";
import { Button } from "#web/ui/button.tsx";
import { Choice } from "#web/ui/choice.tsx";
import { SelectField, TextAreaField, TextField } from "#web/ui/field.tsx";
import { useFocusOnFault } from "#web/ui/focus-on-fault.ts";
import { MoneyField, NumberField } from "#web/ui/number-field.tsx";
import { useRef, useState } from "react";
import { LabelField } from "./suggestions/label-field.tsx";

type FormProps = {
  line: Line;
  under: TypedUnder;
  /** How many lines a new section may stand over at the top of the quote: none for one that has its place. */
  linesBefore: number;
  /** Without any section yet, a title is most often that of the lines that are there. */
  isFirstSection: boolean;
  /** `isOnTop`: a new section stands over the first lines, not after the last one. */
  saveLine: (line: Line, isOnTop: boolean) => void;
};

/** The form of a line, of any kind; `saveLine` is given the line as it was typed. */
export function LineForm({ line, under, saveLine, ...heading }: FormProps) {
  if (line.kind === "item") return <ItemForm {...{ line, under }} saveLine={(next) => saveLine(next, false)} />;
  return <HeadingForm {...heading} {...{ line, saveLine }} />;
}

type HeadingProps = Omit<FormProps, "under">;

function HeadingForm({ line, linesBefore, isFirstSection, saveLine }: HeadingProps) {
  const [label, setLabel] = useState(line.label);
  const [level, setLevel] = useState(line.kind === "section" ? line.level : 1);
  const asksPlace = line.kind === "section" && line.label === "" && linesBefore > 0;
  const [isOnTop, setOnTop] = useState(isFirstSection);
  const [isRefused, setRefused] = useState(false);
  const error = isRefused && label.trim() === "" ? fieldMessages.lineLabel : undefined;
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setRefused(true);
        if (label.trim() === "") return;
        const next = { ...line, label: label.trim() };
        saveLine(next.kind === "section" ? { ...next, level } : next, asksPlace && isOnTop);
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
          {asksPlace && (
            <Choice
              label="Où la mettre"
              options={[
                {
                  value: "top",
                  label: linesBefore === 1 ? "Au-dessus de la ligne" : `Au-dessus des ${linesBefore} lignes`,
                },
                { value: "end", label: "À la fin, pour la suite" },
              ]}
              value={isOnTop ? "top" : "end"}
              onChange={(value) => setOnTop(value === "top")}
            />
          )}
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
      <Button type="submit" look="primary" isWide>
        Enregistrer
      </Button>
    </form>
  );
}

function ItemForm({ line, under, saveLine }: { line: ItemLine; under: TypedUnder; saveLine: (line: Line) => void }) {
  const { asksVat, prices } = under;
  const [typedLine, setTyped] = useState(() => toTypedLine(line, prices));
  const [problems, setProblems] = useState<LineProblems>({});
  const form = useRef<HTMLFormElement>(null);
  useFocusOnFault(form, problems);
  const changeLine = (part: Partial<TypedLine>) => {
    setTyped({ ...typedLine, ...part });
    setProblems({});
  };
  return (
    <form
      ref={form}
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const { line: nextLine, problems: nextProblems } = readTypedLine(line, typedLine, under);
        setProblems(nextProblems ?? {});
        if (nextLine !== null) saveLine(nextLine);
      }}
    >
      <LabelField
        label="Désignation"
        text={typedLine.label}
        error={problems.label}
        onText={(label) => changeLine(withGuess(typedLine, { ...typedLine, label }))}
        onChoose={(suggestion) => changeLine(lineOfSuggestion(suggestion, typedLine, prices))}
      />
      <Measure line={typedLine} problems={problems} under={under} changeLine={changeLine} />
      {asksVat && <LineVat line={typedLine} problems={problems} changeLine={changeLine} />}
      <NumberField
        label="Remise sur la ligne"
        unit="%"
        text={typedLine.discount}
        error={problems.discount}
        onText={(discount) => changeLine({ discount })}
      />
      <Choice
        label="Nature"
        options={[
          { value: "service", label: "Prestation" },
          { value: "goods", label: "Fourniture" },
        ]}
        value={typedLine.nature}
        onChange={(nature) => changeLine({ nature })}
      />
      <TextAreaField
        label="Détails"
        rows={2}
        value={typedLine.details}
        onChange={(event) => changeLine({ details: event.target.value })}
      />
      <OptionTick isOption={typedLine.isOption} onOption={(isOption) => changeLine({ isOption })} />
      <AddToCatalog readLine={() => lineAsTyped(line, typedLine, under)} />
      {/* In sight however long the form is. */}
      <div className="sticky -bottom-4 -mx-1 bg-bench px-1 pt-1 pb-4 md:-bottom-6 md:pb-6">
        <Button type="submit" look="primary" isWide>
          Enregistrer
        </Button>
      </div>
    </form>
  );
}

type PartProps = { line: TypedLine; problems: LineProblems; changeLine: (part: Partial<TypedLine>) => void };

function Measure({ line, problems, under: { asksVat, prices }, changeLine }: PartProps & { under: TypedUnder }) {
  return (
    <div className="grid grid-cols-2 gap-3">
      <TextField
        label="Quantité"
        inputMode="decimal"
        autoComplete="off"
        className="figures"
        value={line.quantity}
        error={problems.quantity}
        onChange={(event) => changeLine({ quantity: event.target.value })}
      />
      <UnitField unit={line.unit} onUnit={(unit) => changeLine({ unit })} />
      <div className="col-span-2">
        <MoneyField
          label={prices === "gross" ? "Prix unitaire TTC" : asksVat ? "Prix unitaire hors taxes" : "Prix unitaire"}
          text={line.unitPrice}
          error={problems.unitPrice}
          onText={(unitPrice) => changeLine({ unitPrice })}
        />
      </div>
    </div>
  );
}

function LineVat({ line, problems, changeLine }: PartProps) {
  return (
    <>
      <SelectField
        label="TVA"
        value={line.vatBasisPoints}
        onChange={(event) => changeLine({ vatBasisPoints: Number(event.target.value), vatReason: null })}
        hint={certificateHint(line.vatBasisPoints)}
      >
        <VatRateOptions savedBasisPoints={line.vatBasisPoints} />
      </SelectField>
      {line.vatBasisPoints === 0 && (
        <VatReasonField
          reason={line.vatReason}
          error={problems.vatReason}
          onReason={(vatReason) => changeLine({ vatReason })}
        />
      )}
    </>
  );
}
