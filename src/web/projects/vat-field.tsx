import { basisPointsToPercent } from "#domain/shared/money.ts";
import { vatChoices } from "#domain/shared/vat-rates.ts";
import { SelectField } from "#web/ui/field.tsx";
import { typedNumber } from "#web/ui/number-field.tsx";

/** The VAT rate of a project, in basis points; null follows the company's regime. `saved`: the rate it has already. */
export function VatField({
  rate,
  saved,
  onRate,
}: {
  rate: number | null;
  saved: number | null;
  onRate: (rate: number | null) => void;
}) {
  return (
    <SelectField
      label="TVA"
      value={rate ?? ""}
      onChange={(event) => onRate(event.target.value === "" ? null : Number(event.target.value))}
      hint="Le taux réduit demande une attestation du client, imprimée sur le devis."
    >
      <option value="">Selon ton régime</option>
      {vatChoices(saved).map((choice) => (
        <option key={choice} value={choice}>
          {typedNumber(basisPointsToPercent(choice))} %
        </option>
      ))}
    </SelectField>
  );
}
