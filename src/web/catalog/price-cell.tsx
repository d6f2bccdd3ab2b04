import type { ItemAnswer } from "#api/catalog/items.ts";
import { saveItem } from "#api/catalog/items.ts";
import { NO_PRICE } from "#domain/catalog/items/item.messages.ts";
import { scaleDecimal } from "#domain/shared/money.ts";
import { MAX_UNIT_PRICE_EUROS, readTypedNumber } from "#domain/shared/typed-number.ts";
import { useSingleChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { cx } from "class-variance-authority";
import type { KeyboardEvent } from "react";
import { useState } from "react";

/** Whether the price of an item is typed in its row: it has none, and no rule gives it one. */
export function takesPrice({ kind, price_e6, coefficient_e4, is_archived }: ItemAnswer): boolean {
  return kind !== "assembly" && price_e6 === null && coefficient_e4 === null && !is_archived;
}

/** The price of an item that has none, typed in its row. Enter keeps it and goes on with the next one. */
export function PriceCell({ item }: { item: ItemAnswer }) {
  const [text, setText] = useState("");
  const price = text.trim() === "" ? null : readTypedNumber(text, MAX_UNIT_PRICE_EUROS);
  const save = useSingleChange(
    (priceE6: number) => {
      const { id, version, kind, label, details, reference, supplier, unit, vat_basis_points, vat_reason } = item;
      const body = { kind, label, details, reference, supplier, unit, vat_basis_points, vat_reason, components: [] };
      return call(saveItem, { params: { id }, body: { ...body, price_e6: priceE6, version } });
    },
    { onError: ({ message }) => showToast(message) },
  );
  const keep = () => {
    if (price !== null && price.problem === null && !save.isSuccess) save.mutate(scaleDecimal(price.value, 6));
  };
  return (
    // Over the button that covers the row.
    <span className="relative z-10 inline-flex items-center gap-1">
      <input
        data-price=""
        inputMode="decimal"
        autoComplete="off"
        aria-label={`Prix hors taxes – ${item.label}`}
        aria-invalid={price !== null && price.problem !== null}
        title={price?.problem ?? undefined}
        placeholder={NO_PRICE}
        value={text}
        disabled={save.isPending}
        onChange={({ target }) => setText(target.value)}
        onBlur={keep}
        onKeyDown={(event) => {
          if (event.key === "Enter") goOn(event);
        }}
        className={cx(
          "figures min-h-10 w-24 rounded-inner border bg-paper px-2 text-right placeholder:text-quiet",
          "focus:border-act",
          price !== null && price.problem !== null ? "border-bad" : "border-line hover:border-edge",
        )}
      />
      €
    </span>
  );
}

// Leaving the field keeps it.
function goOn(event: KeyboardEvent<HTMLInputElement>): void {
  event.preventDefault();
  const fields = [...document.querySelectorAll<HTMLInputElement>("[data-price]")];
  const next = fields[fields.indexOf(event.currentTarget) + 1];
  if (next) next.focus();
  else event.currentTarget.blur();
}
