import { lineOf } from "#domain/assistant/card/card-lines.ts";
import { cardMessages } from "#domain/assistant/conversation/card.messages.ts";
import type { CardRow } from "#domain/assistant/conversation/message.ts";
import { grossCents, netCents, unitWord } from "#domain/lines/line.ts";
import type { Prices } from "#domain/lines/terms.ts";
import type { LineProblems } from "#domain/lines/typed-line.ts";
import { formatMoney, formatPercent, formatScaled } from "#domain/shared/french-format.ts";
import { scaleDecimal } from "#domain/shared/money.ts";
import { MAX_UNIT_PRICE_EUROS, readTypedNumber } from "#domain/shared/typed-number.ts";
import { OptionTick } from "#web/lines/option-tick.tsx";
import { UnitField } from "#web/lines/unit-field.tsx";
import { VatRateOptions } from "#web/lines/vat-rate-options.tsx";
import { VatReasonField } from "#web/lines/vat-reason-field.tsx";
import { Button } from "#web/ui/button.tsx";
import { SelectField, TextField } from "#web/ui/field.tsx";
import { MoneyField, NumberField } from "#web/ui/number-field.tsx";
import { Trash2 } from "lucide-react";
import type { Ref } from "react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { foldLook, useFirstField } from "./folded-line.ts";

const PRICE_LABELS: Readonly<Record<Prices, string>> = { net: "Prix unitaire HT", gross: "Prix unitaire TTC" };

// A seller may type prices with VAT elsewhere: a price on the card says which it is.
const TAX_WORDS: Readonly<Record<Prices, string>> = { net: "\u00a0HT", gross: "\u00a0TTC" };

type Props = {
  row: CardRow;
  asksVat: boolean;
  /** Whether its price is typed with VAT, as all those of the card. */
  prices: Prices;
  /** What became of a price that was said with VAT. */
  hint: string;
  problems: LineProblems;
  /** Whether the last sentence changed it. */
  isChanged: boolean;
  change: (part: Partial<CardRow>) => void;
  remove: (() => void) | null;
};

/**
 * One line of the card: what it says and what it comes to. A tap opens its label, quantity, unit, unit price and VAT,
 * which are open from the first while one of them is missing or wrong.
 */
export function QuoteCardRow(props: Props) {
  const { row, asksVat, prices, isChanged, problems } = props;
  const [isOpen, setOpen] = useState(() => row.label === "" || row.unitPrice === "");
  // The button that closed the line disappears: the line takes the focus.
  const foldedLine = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(() => setOpen(false));
    foldedLine.current?.focus();
  };
  const place = useFirstField<HTMLLIElement>();
  const isWrong = Object.keys(problems).length > 0;
  if (isOpen || isWrong) return <RowFields {...props} place={place.ref} close={isWrong ? null : close} />;
  const count = `${row.quantity} ${unitWord(row.unit, lineOf(row).quantityE4)}`;
  const price = `${count} × ${unitPriceWords(row, prices)}${asksVat ? TAX_WORDS[prices] : ""}`;
  const vat = asksVat ? ` · TVA ${formatPercent(row.vatBasisPoints)}` : "";
  const discount = row.discount ? ` · ${cardMessages.lineDiscount(row.discount)}` : "";
  const option = row.isOption ? ` · ${cardMessages.option}` : "";
  return (
    <li {...(isChanged && changedLook)}>
      <button
        ref={foldedLine}
        type="button"
        aria-expanded={false}
        className={foldLook}
        onClick={({ detail }) => {
          // A finger does not want the keyboard of its screen yet. Enter goes on in what opens.
          if (detail === 0) place.focusNext();
          setOpen(true);
        }}
      >
        <span className="min-w-0 flex-1 break-words">
          <span className="block font-[550]">{row.label}</span>
          <span className="figures block text-fine whitespace-normal text-quiet">
            {`${price}${discount}${vat}${option}`}
          </span>
        </span>
        <span className={`figures shrink-0 ${row.isOption ? "text-quiet" : ""}`}>{lineTotal(row, prices)}</span>
      </button>
    </li>
  );
}

// What was just changed is told from the rest, and is never hidden by the foot of the card.
const changedLook = { "data-change-in-sight": true, className: "-mx-3 bg-act-pale px-3" };

// As it was typed when it is no price: the row then says what is wrong.
function unitPriceWords(row: CardRow, prices: Prices): string {
  const unitPrice = priceText(row, prices);
  const euros = readTypedNumber(unitPrice, MAX_UNIT_PRICE_EUROS).value;
  const decimals = Number.isInteger(euros) ? 0 : 2;
  const price = euros === null ? unitPrice : formatScaled(scaleDecimal(euros, 6), 6, decimals);
  return `${price}\u00a0€`;
}

function priceText({ unitPrice, grossPrice = "" }: CardRow, prices: Prices): string {
  return prices === "gross" ? grossPrice : unitPrice;
}

function lineTotal(row: CardRow, prices: Prices): string {
  const line = lineOf(row);
  return formatMoney(prices === "gross" ? grossCents(line) : netCents(line));
}

function RowFields({
  row,
  asksVat,
  prices,
  hint,
  problems,
  change,
  isChanged,
  remove,
  place,
  close,
}: Props & { place: Ref<HTMLLIElement>; close: (() => void) | null }) {
  const words = row.label === "" ? "la ligne" : `« ${row.label} »`;
  return (
    <li ref={place} data-change-in-sight={isChanged || undefined} className="@container flex flex-col gap-2 py-3">
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <TextField
            label="Désignation"
            value={row.label}
            error={problems.label}
            onChange={(event) => change({ label: event.target.value })}
          />
        </div>
        {remove && (
          <Button look="quiet" aria-label={`Retirer ${words}`} onClick={remove}>
            <Trash2 aria-hidden className="size-5" />
          </Button>
        )}
      </div>
      <div className="grid grid-cols-[4.5rem_1fr_1.4fr] items-end gap-2 @md:grid-cols-[4.5rem_6rem_1fr_6rem_6rem]">
        <TextField
          label="Quantité"
          inputMode="decimal"
          autoComplete="off"
          className="figures"
          value={row.quantity}
          error={problems.quantity}
          onChange={(event) => change({ quantity: event.target.value })}
        />
        <UnitField unit={row.unit} onUnit={(unit) => change({ unit })} />
        <MoneyField
          label={asksVat ? PRICE_LABELS[prices] : "Prix unitaire"}
          text={priceText(row, prices)}
          error={problems.unitPrice}
          onText={(text) => change(prices === "gross" ? { grossPrice: text } : { unitPrice: text })}
        />
        {asksVat && (
          <div className="col-span-2 w-28 @md:col-span-1 @md:w-auto">
            <SelectField
              label="TVA"
              value={row.vatBasisPoints}
              onChange={(event) => change({ vatBasisPoints: Number(event.target.value), vatReason: null })}
            >
              <VatRateOptions savedBasisPoints={row.vatBasisPoints} />
            </SelectField>
          </div>
        )}
        <p className="figures -col-end-1 py-2.5 text-right">{lineTotal(row, prices)}</p>
      </div>
      <FieldsBelow {...{ row, asksVat, hint, problems, change }} />
      {close !== null && (
        <Button data-closes className="self-end" onClick={close}>
          OK
        </Button>
      )}
    </li>
  );
}

type BelowProps = Pick<Props, "row" | "asksVat" | "hint" | "problems" | "change">;

// What only some lines have: a discount, an option, what became of a price, and why no VAT is charged.
function FieldsBelow({ row, asksVat, hint, problems, change }: BelowProps) {
  return (
    <>
      {row.discount !== undefined && (
        <div className="w-40">
          <NumberField
            label="Remise sur la ligne"
            unit="%"
            text={row.discount}
            error={problems.discount}
            onText={(discount) => change({ discount })}
          />
        </div>
      )}
      <OptionTick
        isOption={row.isOption === true}
        onOption={(isOption) => change({ isOption: isOption ? true : undefined })}
      />
      {hint !== "" && <p className="text-fine text-quiet">{hint}</p>}
      {asksVat && row.vatBasisPoints === 0 && (
        <VatReasonField
          reason={row.vatReason}
          error={problems.vatReason}
          onReason={(vatReason) => change({ vatReason })}
        />
      )}
    </>
  );
}
