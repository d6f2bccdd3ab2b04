import type { ChosenVatReason } from "#domain/lines/vat-reasons.ts";
import { CHOSEN_VAT_REASONS, VAT_REASON_CHOICES, chosenReason } from "#domain/lines/vat-reasons.ts";
import { SelectField } from "#web/ui/field.tsx";

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
