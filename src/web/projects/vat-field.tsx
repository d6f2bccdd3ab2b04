import { basisPointsToPercent } from "#domain/shared/money.ts";
import type { ChosenVatReason } from "#domain/lines/vat-reasons.ts";
import { CHOSEN_VAT_REASONS, VAT_REASON_CHOICES, chosenReason } from "#domain/lines/vat-reasons.ts";
import { vatChoices } from "#domain/shared/vat-rates.ts";
import { SelectField } from "#web/ui/field.tsx";
import { inputText } from "#web/ui/number-field.tsx";

/** A VAT rate in basis points, and the reason of a rate of 0. A null rate follows the company's regime. */
export type TypedVat = { rate: number | null; reason: ChosenVatReason | null };

/**
 * The VAT rate of a project, and the reason when it is 0. `saved` is the stored rate. Under franchise nothing is asked:
 * the regime is the reason.
 */
export function VatField({
  vat,
  saved,
  isFranchise,
  error,
  onVat,
}: {
  vat: TypedVat;
  saved: number | null;
  isFranchise: boolean;
  error?: string | undefined;
  onVat: (vat: TypedVat) => void;
}) {
  return (
    <>
      <SelectField
        label="TVA"
        value={vat.rate ?? ""}
        onChange={(event) =>
          onVat({ rate: event.target.value === "" ? null : Number(event.target.value), reason: null })
        }
        hint={
          isFranchise
            ? "Tu es en franchise de TVA : aucune TVA n'est facturée."
            : "Le taux réduit demande une attestation du client, imprimée sur le devis."
        }
      >
        <option value="">Selon ton régime</option>
        <VatRateOptions saved={saved} />
      </SelectField>
      {vat.rate === 0 && !isFranchise && (
        <VatReasonField reason={vat.reason} error={error} onReason={(reason) => onVat({ ...vat, reason })} />
      )}
    </>
  );
}

/** The rates of a list, highest first, with the saved one. */
export function VatRateOptions({ saved }: { saved: number | null }) {
  return vatChoices(saved).map((rate) => (
    <option key={rate} value={rate}>
      {inputText(basisPointsToPercent(rate))} %
    </option>
  ));
}

/** Asks for the reason of a rate of 0, from a short list. */
export function VatReasonField({
  reason,
  error,
  onReason,
}: {
  reason: ChosenVatReason | null;
  error?: string | undefined;
  onReason: (reason: ChosenVatReason | null) => void;
}) {
  return (
    <SelectField
      label="Pourquoi 0 % ?"
      value={reason ?? ""}
      onChange={(event) => onReason(chosenReason(event.target.value))}
      error={error}
      hint="Ce motif est imprimé sur le devis et la facture."
    >
      <option value="">Choisis le motif</option>
      {CHOSEN_VAT_REASONS.map((reason) => (
        <option key={reason} value={reason}>
          {VAT_REASON_CHOICES[reason]}
        </option>
      ))}
    </SelectField>
  );
}
