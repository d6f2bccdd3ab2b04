import { basisPointsToPercent } from "#domain/shared/money.ts";
import { territoryOf } from "#domain/shared/territory.ts";
import { vatChoices } from "#domain/shared/vat-rates.ts";
import { useCompany } from "#web/company/use-company.ts";
import { inputText } from "#web/ui/number-field.tsx";

/** The rates of a list, highest first: those of where the seller is, and the saved one. */
export function VatRateOptions({ savedBasisPoints }: { savedBasisPoints: number | null }) {
  const address = useCompany().data?.address;
  const territory = address ? territoryOf({ country: address.country, postalCode: address.postal_code }) : null;
  return vatChoices(savedBasisPoints, territory).map((rate) => (
    <option key={rate} value={rate}>
      {inputText(basisPointsToPercent(rate))} %
    </option>
  ));
}
