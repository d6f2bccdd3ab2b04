import type { Discount } from "#domain/lines/terms.ts";
import type { TypedUnder } from "#domain/lines/typed-line.ts";
import { fieldMessages } from "#domain/shared/field.messages.ts";
import { formatScaled } from "#domain/shared/french-format.ts";
import { eurosToCents, scaleDecimal } from "#domain/shared/money.ts";
import { MAX_DISCOUNT_EUROS, readTypedNumber } from "#domain/shared/typed-number.ts";
import { Button } from "#web/ui/button.tsx";
import { Choice } from "#web/ui/choice.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { useState } from "react";

/** The discount on the whole quote: a share or an amount, with VAT where prices are. */
export function DiscountForm({
  discount,
  under: { asksVat, prices },
  saveDiscount,
}: {
  discount: Discount | null;
  under: TypedUnder;
  saveDiscount: (discount: Discount | null) => void;
}) {
  const [kind, setKind] = useState(discount?.kind ?? "share");
  const [text, setText] = useState(discountText(discount));
  const [error, setError] = useState<string | undefined>();
  const submit = () => {
    if (text.trim() === "") return saveDiscount(null);
    const { value, problem } = readTypedNumber(text, MAX_DISCOUNT_EUROS);
    if (value === null) return setError(problem);
    if (kind === "share" && value > 100) return setError(fieldMessages.overHundred);
    if (value === 0) return saveDiscount(null);
    saveDiscount(
      kind === "share" ? { kind, basisPoints: scaleDecimal(value, 2) } : { kind: "amount", cents: eurosToCents(value) },
    );
  };
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Choice
        autoFocus
        label="Remise sur tout le devis"
        options={[
          { value: "share", label: "En pourcentage" },
          { value: "amount", label: "En euros" },
        ]}
        value={kind}
        onChange={setKind}
      />
      <NumberField
        label={kind === "share" || !asksVat ? "Remise" : prices === "gross" ? "Remise TTC" : "Remise hors taxes"}
        unit={kind === "share" ? "%" : "€"}
        text={text}
        error={error}
        onText={(next) => {
          setText(next);
          setError(undefined);
        }}
      />
      <Button type="submit" look="primary" isWide>
        Enregistrer
      </Button>
      {discount !== null && (
        <Button isWide onClick={() => saveDiscount(null)}>
          Retirer la remise
        </Button>
      )}
    </form>
  );
}

function discountText(discount: Discount | null): string {
  if (discount === null) return "";
  return formatScaled(discount.kind === "share" ? discount.basisPoints : discount.cents, 2, 0);
}
