import type { DepositKind } from "#domain/lines/deposit.ts";
import { depositMeaning } from "#domain/quotes/conditions/condition-sentences.ts";
import { fieldMessages } from "#domain/shared/field.messages.ts";
import { formatScaled } from "#domain/shared/french-format.ts";
import { eurosToCents, scaleDecimal } from "#domain/shared/money.ts";
import { MAX_DISCOUNT_EUROS, readTypedNumber } from "#domain/shared/typed-number.ts";
import { useCompany } from "#web/company/use-company.ts";
import { Choice } from "#web/ui/choice.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { useState } from "react";
import type { SubjectProps } from "./subject-form.tsx";
import { SubjectForm } from "./subject-form.tsx";

const USUAL_SHARE = "30";

/** The deposit asked at the order: none, « acompte » or « arrhes », as a share of the total or an amount. */
export function DepositForm(props: SubjectProps) {
  const { deposit } = props.answer.conditions;
  const [kind, setKind] = useState<DepositKind | "none">(deposit?.kind ?? "none");
  const [unit, setUnit] = useState(deposit?.size.unit ?? "share");
  // A share is no amount: each keeps what was typed of it.
  const [texts, setTexts] = useState({ share: USUAL_SHARE, amount: "", ...typedSize(deposit) });
  const text = texts[unit];
  const [error, setError] = useState<string | undefined>();
  const hasVat = useCompany().data?.vat_regime !== "franchise";
  const read = () => {
    if (kind === "none") return { deposit: null };
    const { value, problem } = readTypedNumber(text, MAX_DISCOUNT_EUROS);
    const wrong = problem ?? sizeProblem(unit, value);
    if (value === null || wrong !== null) {
      setError(wrong ?? undefined);
      return null;
    }
    const size =
      unit === "share"
        ? ({ unit, basis_points: scaleDecimal(value, 2) } as const)
        : ({ unit: "amount", deposit_cents: eurosToCents(value) } as const);
    return { deposit: { kind, size } };
  };
  return (
    <SubjectForm {...props} read={read}>
      <Choice<DepositKind | "none">
        label="Demander à la commande"
        options={[
          { value: "none", label: "Rien" },
          { value: "down_payment", label: "Un acompte" },
          { value: "earnest_money", label: "Des arrhes" },
        ]}
        value={kind}
        onChange={setKind}
      />
      {kind !== "none" && (
        <>
          <p className="text-fine text-quiet">{depositMeaning(kind, props.answer.is_consumer)}</p>
          <Choice
            label="Montant"
            options={[
              { value: "share", label: "En pourcentage" },
              { value: "amount", label: "En euros" },
            ]}
            value={unit}
            onChange={(next) => {
              setUnit(next);
              setError(undefined);
            }}
          />
          <NumberField
            label={unit === "share" ? "Part du total" : hasVat ? "Montant TTC" : "Montant"}
            unit={unit === "share" ? "%" : "€"}
            text={text}
            error={error}
            onText={(next) => {
              setTexts({ ...texts, [unit]: next });
              setError(undefined);
            }}
          />
        </>
      )}
    </SubjectForm>
  );
}

function sizeProblem(unit: "share" | "amount", value: number): string | null {
  if (value === 0) return fieldMessages.required;
  return unit === "share" && value > 100 ? fieldMessages.overHundred : null;
}

function typedSize(deposit: SubjectProps["answer"]["conditions"]["deposit"]): { share?: string; amount?: string } {
  if (deposit === null) return {};
  const { size } = deposit;
  return size.unit === "share"
    ? { share: formatScaled(size.basis_points, 2, 0) }
    : { amount: formatScaled(size.deposit_cents, 2, 0) };
}
