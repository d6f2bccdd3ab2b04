import { cardTerms, discountOf, lineOf, newRow } from "#domain/assistant/card/card-lines.ts";
import { grossNote, hasGrossPrices, pricedRows } from "#domain/assistant/card/price-with-vat.ts";
import type { CardProblems } from "#domain/assistant/card/read-card.ts";
import { readCard } from "#domain/assistant/card/read-card.ts";
import { cardRegime } from "#domain/assistant/card/total-words.ts";
import { cardMessages } from "#domain/assistant/conversation/card.messages.ts";
import type { CardRow, FormField } from "#domain/assistant/conversation/message.ts";
import { readTypedDate } from "#domain/assistant/slots/dates/typed-date.ts";
import { STANDARD_VAT_BASIS_POINTS } from "#domain/company/company.ts";
import { linesUnderRegime } from "#domain/lines/lines-under-regime.ts";
import { termsUnder } from "#domain/lines/terms.ts";
import { quoteLinesView } from "#domain/quotes/quote-view.ts";
import { fieldMessages } from "#domain/shared/field.messages.ts";
import { dayInFigures } from "#domain/shared/french-format.ts";
import { newId } from "#web/client/new-id.ts";
import { todayInFrance } from "#web/client/today.ts";
import { useCompany } from "#web/company/use-company.ts";
import { Button } from "#web/ui/button.tsx";
import { useFocusOnFault } from "#web/ui/focus-on-fault.ts";
import { useOnPhone } from "#web/ui/on-phone.ts";
import { cx } from "class-variance-authority";
import { Plus } from "lucide-react";
import type { RefObject } from "react";
import { useEffect, useRef, useState } from "react";
import { useChangedDocument, useLivingDocument } from "../living/living-document.ts";
import { summaryOf } from "../living/summary-of.ts";
import { isOfMadeQuote, questionsOf } from "../question/card-questions.ts";
import { goOnWithEnter } from "../question/go-on-with-enter.ts";
import type { CardEdits } from "./card-edits.ts";
import { cardEdits, changedRowIds, forgetEdits, keepEdits } from "./card-edits.ts";
import { ChoiceButtons } from "./choice.tsx";
import { dockedFoot, overDockedFoot } from "./docked-foot.ts";
import { QuoteCardFields } from "./quote-card-fields.tsx";
import type { RichProps } from "./rich-props.ts";
import { CardRows } from "./rows/quote-card-rows.tsx";

// The card may be confirmed without network: what writes it is loaded with it.
void import("./save-quote-lines.ts").catch(() => {});

const NO_PROBLEMS: CardProblems = { fields: {}, rows: {} };

/**
 * The card of a quote: customer, work and lines, each value changed in place, and one button. What is typed on it is
 * kept through a reload, and when an answer in words brings a newer card.
 */
export function QuoteCard({ message, isActive, give, takesFocus }: RichProps<"quote_card"> & { takesFocus: boolean }) {
  const [edits, setEdits] = useState(() => cardEdits(message));
  // Once a line is opened, the lines that a sentence changed were read.
  const [changedIds, setChangedIds] = useState(() => changedRowIds(message));
  const [problems, setProblems] = useState<CardProblems>(() => ({ ...NO_PROBLEMS, fields: errorsOf(message.fields) }));
  const form = useRef<HTMLFormElement>(null);
  const company = useCompany();
  useFocusOnFault(form, problems);
  useFocusOfNewCard(form, isActive && takesFocus);
  const { values } = edits;
  const savedRegime = company.data?.vat_regime ?? null;
  const regime = savedRegime ?? REGIMES.find((one) => one === values.vatRegime) ?? null;
  // A price that was said with VAT follows the regime and the rate that are chosen here.
  const rows = pricedRows(edits.rows, regime);
  const prices = hasGrossPrices(rows, regime) ? "gross" : "net";
  const view = isActive ? viewOf({ values, rows }, regime) : null;
  const change = (next: Partial<typeof edits>) => {
    setEdits({ ...edits, ...next });
    keepEdits(message, { ...edits, ...next });
  };
  useLivingDocument("Devis", view && summaryOf(view), form);
  // Once its quote is being brought up to date, the document above has a total that is no longer true.
  const place = useRef<HTMLElement>(null);
  useChangedDocument(!isActive && isOfMadeQuote(message), place);
  if (!isActive) return <span ref={place} hidden />;
  const changeDay = (startDate: string) => change({ values: { ...values, startDate } });
  const asksVat = mayChargeVat(regime, rows);
  const { otherOptions, ...foot } = questionsOf(message, rows, asksVat);
  const confirm = () => {
    const { problems: newProblems } = readCard(
      message,
      { values, rows },
      { today: todayInFrance(), regime: savedRegime },
    );
    setProblems(newProblems ?? NO_PROBLEMS);
    if (newProblems !== null) return;
    forgetEdits();
    void give({ kind: "form", values, rows }, message.submit);
  };
  const settleDay = () => setProblems(settledDay(values.startDate ?? "", { problems, form, change: changeDay }));
  return (
    <form
      ref={form}
      noValidate
      tabIndex={-1}
      aria-label="Carte du devis"
      className={cx(cardLook, foot.homeOptions.length > 0 && "[&_li_input]:scroll-mb-48")}
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={goOnWithEnter}
    >
      {otherOptions.length > 0 && <ChoiceButtons options={otherOptions} give={give} />}
      <QuoteCardFields
        fields={message.fields}
        values={values}
        problems={problems.fields}
        change={(name, value) => change({ values: { ...values, [name]: value } })}
        settleDay={settleDay}
      />
      <CardRows
        {...{ rows, asksVat, prices, problems }}
        sections={message.sections}
        hintOf={(row) => grossNote(row, cardRegime(message.fields, regime), prices === "net")}
        changedIds={changedIds}
        markRead={() => setChangedIds(new Set())}
        setRows={(nextRows) => change({ rows: nextRows })}
      />
      <Button look="quiet" onClick={() => change({ rows: [...rows, newRow(newId(), rows)] })}>
        <Plus aria-hidden className="size-4" />
        Ajouter une ligne
      </Button>
      <CardFoot totals={view?.totals ?? []} give={give} confirm={confirm} {...foot} />
    </form>
  );
}

const cardLook = cx("mt-2 flex flex-col gap-2 rounded-card border border-line bg-paper p-3", overDockedFoot);

// A rate that was not chosen is only shown once the seller says that they charge VAT.
function mayChargeVat(regime: (typeof REGIMES)[number] | null, rows: readonly CardRow[]): boolean {
  return regime === "standard" || (regime === null && rows.some(isRateChosen));
}

type FootProps = Pick<ReturnType<typeof viewOf>, "totals"> &
  Omit<ReturnType<typeof questionsOf>, "otherOptions"> & { give: RichProps<"quote_card">["give"]; confirm: () => void };

// Nobody confirms a total that they do not see: it stays beside the button, under the question about the home, whose
// answers weigh as much.
function CardFoot({ totals, submit, look, homeOptions, give, confirm }: FootProps) {
  const total = totals.find(({ strong }) => strong);
  // Where no VAT is charged the total is what is to be paid: it is said once.
  const discount = totals.find(({ label }) => label.startsWith("Remise"));
  const parts = totals.filter((row) => row !== total && row.value !== total?.value);
  return (
    <>
      <div className="flex flex-col gap-2">
        {parts.length > 0 && (
          <dl className="flex flex-col gap-1">
            {parts.map(({ label, value }) => (
              <div key={label} className="flex justify-between gap-3 text-quiet">
                <dt>{label}</dt>
                <dd className="figures">{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {homeOptions.length > 0 && <p className="text-fine text-quiet">{cardMessages.homeRateOpen}</p>}
      </div>
      <div className={dockedFoot} data-foot-in-sight>
        {homeOptions.length > 0 && <HomeQuestion options={homeOptions} give={give} />}
        {total && (
          <dl aria-label={cardMessages.total} className="flex flex-col leading-tight md:flex-1">
            <dt className="text-tiny text-quiet md:whitespace-nowrap">
              {discount ? `${total.label}, ${discount.label.toLowerCase()} déduite` : total.label}
            </dt>
            <dd className="figures text-title font-bold">{total.value}</dd>
          </dl>
        )}
        <Button
          data-creates
          look={look}
          className="min-w-0 flex-[1_1_11rem] leading-tight max-md:px-3 md:flex-[2_1_auto]"
          onClick={confirm}
        >
          {submit}
        </Button>
      </div>
    </>
  );
}

// Beside the button that makes the quote, which a long card would otherwise keep it away from.
function HomeQuestion({ options, give }: { options: FootProps["homeOptions"]; give: FootProps["give"] }) {
  return (
    <div role="group" aria-label={cardMessages.homeShort} className="flex w-full flex-col gap-1">
      <p className="font-[550]">{cardMessages.homeShort}</p>
      <div className="grid grid-cols-2 gap-2">
        {options.map(({ value, label }) => (
          <Button key={value} onClick={() => give({ kind: "choice", value }, label)}>
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}

type SettledWith = {
  problems: CardProblems;
  form: RefObject<HTMLFormElement | null>;
  change: (day: string) => void;
};

// « 7/12 » and Enter: the day that was understood is shown, and the button waits for another Enter.
function settledDay(text: string, { problems, form, change }: SettledWith): CardProblems {
  const { startDate: _earlier, ...fields } = problems.fields;
  if (text.trim() === "") return { ...problems, fields };
  const day = readTypedDate(text, todayInFrance());
  if (day === null) return { ...problems, fields: { ...fields, startDate: fieldMessages.date } };
  change(dayInFigures(day));
  form.current?.querySelector<HTMLElement>("[data-creates]")?.focus();
  return { ...problems, fields };
}

// Who types goes on at what is missing, or at the head of the card. On a phone, a focused field would open the keyboard
// over the card.
function useFocusOfNewCard(form: RefObject<HTMLFormElement | null>, takesFocus: boolean): void {
  const onPhone = useOnPhone();
  useEffect(() => {
    const conversation = form.current?.closest("section, [role=dialog]") ?? document.body;
    if (!takesFocus || onPhone || !conversation.contains(document.activeElement)) return;
    const fields = [...(form.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>(TO_FILL) ?? [])];
    (fields.find(({ value }) => value === "") ?? form.current)?.focus({ preventScroll: true });
  }, [form, takesFocus, onPhone]);
}

const TO_FILL = "input[required], select[required], li input";

const REGIMES = ["standard", "franchise"] as const;
const isRateChosen = ({ vatBasisPoints }: CardRow) => vatBasisPoints !== STANDARD_VAT_BASIS_POINTS;

function viewOf({ values, rows }: CardEdits, regime: "standard" | "franchise" | null) {
  const lines = linesUnderRegime(rows.map(lineOf), regime);
  const terms = termsUnder(regime, cardTerms(rows, discountOf(values.discount ?? "")));
  return quoteLinesView({ lines, terms }, regime);
}

function errorsOf(fields: readonly FormField[]): Record<string, string> {
  return Object.fromEntries(fields.flatMap(({ name, error }) => (error ? [[name, error]] : [])));
}
