import { previewQuote } from "#api/documents.ts";
import type { ProjectAnswer } from "#api/projects.ts";
import type { Prices } from "#domain/lines/terms.ts";
import { projectMessages } from "#domain/projects/project.messages.ts";
import { totalHours } from "#domain/projects/task.ts";
import { formatMoney } from "#domain/shared/french-format.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { TypingNote } from "#web/company/typing-note.tsx";
import { Button, buttonLook } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Choice } from "#web/ui/choice.tsx";
import { MoneyField, NumberField, inputText } from "#web/ui/number-field.tsx";
import { useOnPhone } from "#web/ui/on-phone.ts";
import { Link } from "@tanstack/react-router";
import { StepFoot } from "./head/step-foot.tsx";
import type { Price, PriceUnit } from "./use-price.ts";
import { daysOf } from "./use-price.ts";
import { VatField } from "./vat-field.tsx";

const UNITS: readonly { value: PriceUnit; label: string }[] = [
  { value: "hour", label: "À l'heure" },
  { value: "day", label: "Au jour" },
  { value: "flat", label: "Au forfait" },
];

const PRICES: readonly { value: Prices; label: string }[] = [
  { value: "net", label: "Hors taxes" },
  { value: "gross", label: "TTC" },
];

const TO_QUOTE = "Passer au devis";
const CHANGE_ON_QUOTE = "Changer sur le devis";
const FORM_ID = "prix-de-l-estimation";

/**
 * The price of an estimation: hours and an hourly rate, days and the price of a day, or one price for the whole. Its
 * total is live.
 */
export function PriceCard({ project, price }: { project: ProjectAnswer; price: Price }) {
  const { typing, flat, vat, save, submit, setPrices } = price;
  const { unit, prices } = typing.values;
  const onPhone = useOnPhone();
  if (ownsItsLines(project)) return onPhone ? null : <PriceOfLines project={project} price={price} />;
  return (
    <Card title="Le prix" className="lg:sticky lg:top-6">
      <form
        id={FORM_ID}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!save.isPending) submit();
        }}
      >
        <Choice
          label="Compter"
          hidesLabel
          options={UNITS}
          value={unit}
          onChange={(chosenUnit) => typing.type({ unit: chosenUnit })}
        />
        {setPrices && <Choice label="Prix" hidesLabel options={PRICES} value={prices} onChange={setPrices} />}
        {unit === "flat" ? (
          <MoneyField
            label={projectMessages.flatPriceLabel}
            text={flat.text}
            onText={flat.onText}
            error={flat.problem}
            hint={vat.isFranchise || setPrices ? undefined : "Hors taxes."}
          />
        ) : (
          <CountedPrice project={project} price={price} />
        )}
        <VatField {...vat} savedBasisPoints={project.estimation_vat_basis_points} />
        <TypingNote typing={typing} />
        {save.error && (
          <p role="alert" className="text-bad">
            {save.error.message}
          </p>
        )}
        {!onPhone && (
          <div className="flex flex-col gap-4 border-t border-line pt-3">
            <Total project={project} price={price} />
            <PriceAct project={project} price={price} />
          </div>
        )}
      </form>
    </Card>
  );
}

function ownsItsLines({ has_priced_lines }: ProjectAnswer): boolean {
  return has_priced_lines !== null;
}

// Hours and a rate say nothing of a quote that has its own lines.
function PriceOfLines({ project, price }: { project: ProjectAnswer; price: Price }) {
  return (
    <Card title="Le prix" className="lg:sticky lg:top-6">
      <div className="flex flex-col gap-4">
        <Total project={project} price={price} />
        <QuoteLink projectId={project.id} words={CHANGE_ON_QUOTE} />
      </div>
    </Card>
  );
}

// So many hours or days, each at its price.
function CountedPrice({ project, price }: { project: ProjectAnswer; price: Price }) {
  const { typing, hoursADay, quantity, rate, vat, setPrices } = price;
  const { unit } = typing.values;
  const isByDay = unit === "day";
  const hoursOfTasks = totalHours(project.tasks);
  const ofTasks = isByDay ? daysOf(hoursOfTasks, hoursADay) : hoursOfTasks;
  const tasksText = `${inputText(ofTasks)} ${isByDay ? "j" : "h"}`;
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2 lg:grid-cols-1">
        <NumberField
          key={`quantity-${unit}`}
          label={isByDay ? projectMessages.daysLabel : projectMessages.hoursLabel}
          unit={isByDay ? "j" : "h"}
          text={quantity.text}
          onText={quantity.onText}
          error={quantity.problem}
          hint={ofTasks > 0 ? `Tes tâches totalisent ${tasksText}.` : undefined}
        />
        <MoneyField
          key={`rate-${unit}`}
          label={isByDay ? projectMessages.dayRateLabel : projectMessages.rateLabel}
          text={rate.text}
          onText={rate.onText}
          error={rate.problem}
          hint={rateHint(isByDay ? hoursADay : null, vat.isFranchise || setPrices !== null)}
        />
      </div>
      {ofTasks > 0 && quantity.value !== ofTasks && (
        <Button look="quiet" onClick={() => quantity.onText(inputText(ofTasks))}>
          Reprendre les {tasksText} des tâches
        </Button>
      )}
    </>
  );
}

/** On a phone, the total and what comes next, in sight while tasks and price are typed. */
export function PriceFoot({ project, price }: { project: ProjectAnswer; price: Price }) {
  if (!useOnPhone()) return null;
  return (
    <StepFoot isStaying={project.tasks.length > 0 || price.totalCents !== null}>
      <Total project={project} price={price} />
      <span className="flex-1">
        <PriceAct project={project} price={price} />
      </span>
    </StepFoot>
  );
}

// A quote that has lines of its own is worth what they come to, whatever hours were estimated.
function Total({ project, price }: { project: ProjectAnswer; price: Price }) {
  const { typing, totalCents, vat } = price;
  const isPricedByLines = project.has_priced_lines === true;
  const preview = useAnswer(previewQuote, { params: { id: project.id } }, { enabled: isPricedByLines });
  if (ownsItsLines(project))
    return (
      <TotalRow
        label={vat.isFranchise ? "Total du devis" : "Total du devis TTC"}
        cents={preview.data?.view.amounts.grossCents ?? null}
      />
    );
  const taxedLabel = typing.values.prices === "gross" ? "Total TTC" : "Total hors taxes";
  return <TotalRow label={vat.isFranchise ? "Total" : taxedLabel} cents={totalCents} />;
}

function TotalRow({ label, cents }: { label: string; cents: number | null }) {
  return (
    <p className="flex flex-col md:flex-row md:items-baseline md:justify-between">
      <span className="text-tiny whitespace-nowrap text-quiet md:text-body">{label}</span>
      <strong className="figures text-title whitespace-nowrap">{cents === null ? "–" : formatMoney(cents)}</strong>
    </p>
  );
}

// What is saved is not saved again: the way to the quote takes the place of the button, and its focus.
function PriceAct({ project, price: { typing, totalCents, isSaved, save } }: { project: ProjectAnswer; price: Price }) {
  if (ownsItsLines(project)) return <QuoteLink projectId={project.id} words={CHANGE_ON_QUOTE} />;
  if (!isSaved)
    return (
      <Button
        type="submit"
        form={FORM_ID}
        look={totalCents === null ? "plain" : "primary"}
        isWide
        isBusy={save.isPending}
        busyLabel="Enregistrement…"
      >
        {typing.values.unit === "flat" ? TO_QUOTE : "Enregistrer le prix"}
      </Button>
    );
  return <QuoteLink projectId={project.id} words={TO_QUOTE} isJustSaved={save.isSuccess} />;
}

type LinkProps = { projectId: string; words: string; isJustSaved?: boolean };

function QuoteLink({ projectId, words, isJustSaved = false }: LinkProps) {
  return (
    <Link
      ref={(link) => {
        if (isJustSaved && document.activeElement === document.body) link?.focus();
      }}
      to="/etape/$id/$stepKey"
      params={{ id: projectId, stepKey: "quote" }}
      className={buttonLook({ look: "primary", isWide: true })}
    >
      {words}
    </Link>
  );
}

// A seller under franchise charges no tax: there is nothing to leave out. Where prices may have VAT, a choice says it.
function rateHint(hoursADay: number | null, isTaxSaid: boolean): string | undefined {
  if (hoursADay === null) return isTaxSaid ? undefined : "Hors taxes.";
  const day = `our ${inputText(hoursADay)} h. Les heures par jour sont dans Réglages.`;
  return isTaxSaid ? `P${day}` : `Hors taxes, p${day}`;
}
