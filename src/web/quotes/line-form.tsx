import type { ItemLine, Line } from "#domain/lines/line.ts";
import { grossCents, netCents } from "#domain/lines/line.ts";
import type { LineProblems, TypedLine, TypedUnder } from "#domain/lines/typed-line.ts";
import { lineAsTyped, readTypedLine, toTypedLine, withGuess } from "#domain/lines/typed-line.ts";
import type { PriceOrigin } from "#domain/quotes/line-origins.ts";
import { lineOfSuggestion } from "#domain/quotes/line-suggestion.ts";
import { fieldMessages } from "#domain/shared/field.messages.ts";
import { formatMoney } from "#domain/shared/french-format.ts";
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
import { useOnPhone } from "#web/ui/on-phone.ts";
import { Plus } from "lucide-react";
import { useRef, useState } from "react";
import { LabelField } from "./suggestions/label-field.tsx";

/**
 * `isOnTop`: a new section stands over the first lines, not after the last one. `isNextAsked`: the form of another new
 * line opens in the place of this one. `origin`: what gave it its price, unless that was typed.
 */
export type SavedHow = { isOnTop?: boolean; isNextAsked?: boolean; origin?: PriceOrigin | null };

type FormProps = {
  line: Line;
  /** The line is not in the quote yet. */
  isNew: boolean;
  under: TypedUnder;
  /** How many lines a new section may stand over at the top of the quote: none for one that has its place. */
  linesBefore: number;
  /** Without any section yet, a title is most often that of the lines that are there. */
  isFirstSection: boolean;
  saveLine: (line: Line, how: SavedHow) => void;
};

/** The form of a line, of any kind; `saveLine` is given the line as it was typed. */
export function LineForm({ line, isNew, under, saveLine, ...heading }: FormProps) {
  if (line.kind === "item") return <ItemForm {...{ line, isNew, under, saveLine }} />;
  return <HeadingForm {...heading} {...{ line, saveLine }} />;
}

type HeadingProps = Omit<FormProps, "under" | "isNew">;

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
        saveLine(next.kind === "section" ? { ...next, level } : next, { isOnTop: asksPlace && isOnTop });
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

type ItemProps = Pick<FormProps, "isNew" | "under" | "saveLine"> & { line: ItemLine };

function ItemForm({ line, isNew, under, saveLine }: ItemProps) {
  const { asksVat, prices } = under;
  const [typedLine, setTyped] = useState(() => toTypedLine(line, prices));
  const [problems, setProblems] = useState<LineProblems>({});
  const [origin, setOrigin] = useState<PriceOrigin | null>(null);
  const form = useRef<HTMLFormElement>(null);
  useFocusOnFault(form, problems);
  const changeLine = (part: Partial<TypedLine>) => {
    setTyped({ ...typedLine, ...part });
    if (part.unitPrice !== undefined) setOrigin(null);
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
        if (nextLine !== null) saveLine(nextLine, { isNextAsked: isSubmittedBy(event.nativeEvent, NEXT), origin });
      }}
    >
      <LabelField
        label="Désignation"
        text={typedLine.label}
        error={problems.label}
        onText={(label) => changeLine(withGuess(typedLine, { ...typedLine, label }))}
        onChoose={(suggestion) => {
          changeLine(lineOfSuggestion(suggestion, typedLine, prices));
          setOrigin(suggestion.unitPriceE6 === null ? null : suggestion.origin);
        }}
      />
      <Measure line={typedLine} problems={problems} under={under} changeLine={changeLine} />
      {asksVat && <LineVat line={typedLine} problems={problems} changeLine={changeLine} />}
      <MoreOfLine line={typedLine} problems={problems} changeLine={changeLine} />
      <OptionTick isOption={typedLine.isOption} onOption={(isOption) => changeLine({ isOption })} />
      <AddToCatalog readLine={() => lineAsTyped(line, typedLine, under)} />
      <FormFoot line={lineAsTyped(line, typedLine, under)} {...{ isNew, under }} />
    </form>
  );
}

// In sight however long the form is: what the line comes to, what saves it and, of a new one, what goes on.
function FormFoot({ line, isNew, under }: Pick<ItemProps, "line" | "isNew" | "under">) {
  const isGross = under.prices === "gross";
  return (
    <div className="sticky -bottom-4 -mx-1 flex flex-col gap-2 bg-bench px-1 pt-2 pb-4 md:-bottom-6 md:pb-6">
      <p aria-live="polite" className="flex items-baseline justify-between gap-3">
        <span className="text-quiet">{isGross ? "Total TTC" : under.asksVat ? "Total hors taxes" : "Total"}</span>
        <span className="figures text-lead font-bold">{formatMoney(isGross ? grossCents(line) : netCents(line))}</span>
      </p>
      <div className="flex gap-2">
        <Button type="submit" look="primary" className="flex-1">
          Enregistrer
        </Button>
        {isNew && (
          <Button type="submit" name={NEXT} className="flex-1 max-md:px-2">
            <Plus aria-hidden className="size-4 shrink-0" />
            Et une autre
          </Button>
        )}
      </div>
    </div>
  );
}

const NEXT = "next";

// Enter submits by the first button, which saves this line alone.
function isSubmittedBy(event: Event, name: string): boolean {
  return event instanceof SubmitEvent && event.submitter instanceof HTMLButtonElement && event.submitter.name === name;
}

// What few lines have is folded on a phone, unless this one has it.
function MoreOfLine({ line, problems, changeLine }: PartProps) {
  const onPhone = useOnPhone();
  const [isOpen, setOpen] = useState(!onPhone || line.discount !== "" || line.details !== "");
  return (
    <details
      open={isOpen || problems.discount !== undefined}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group"
    >
      <summary className="flex min-h-11 cursor-pointer items-center font-[550] text-act">
        Remise, nature, détails
      </summary>
      <div className="flex flex-col gap-4 pt-2">
        <NumberField
          label="Remise sur la ligne"
          unit="%"
          text={line.discount}
          error={problems.discount}
          onText={(discount) => changeLine({ discount })}
        />
        <Choice
          label="Nature"
          options={[
            { value: "service", label: "Prestation" },
            { value: "goods", label: "Fourniture" },
          ]}
          value={line.nature}
          onChange={(nature) => changeLine({ nature })}
        />
        <TextAreaField
          label="Détails"
          rows={2}
          value={line.details}
          onChange={(event) => changeLine({ details: event.target.value })}
        />
      </div>
    </details>
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
