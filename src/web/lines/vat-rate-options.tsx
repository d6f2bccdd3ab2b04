import { basisPointsToPercent } from "#domain/shared/money.ts";
import { vatChoices } from "#domain/shared/vat-rates.ts";
import { inputText } from "#web/ui/number-field.tsx";

/** The rates of a list, highest first, with the saved one. */
export function VatRateOptions({ saved }: { saved: number | null }) {
  return vatChoices(saved).map((rate) => (
    <option key={rate} value={rate}>
      {inputText(basisPointsToPercent(rate))} %
    </option>
  ));
}
