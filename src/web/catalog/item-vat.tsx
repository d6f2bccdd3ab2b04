import type { TypedItem } from "#domain/catalog/items/typed-item.ts";
import { useCompany } from "#web/company/use-company.ts";
import { VatRateOptions } from "#web/lines/vat-rate-options.tsx";
import { VatReasonField } from "#web/lines/vat-reason-field.tsx";
import { SelectField } from "#web/ui/field.tsx";

type Props = { typedItem: TypedItem; error: string | undefined; change: (part: Partial<TypedItem>) => void };

/** Asks for the VAT that a line of the item has. Nothing under franchise. */
export function ItemVat({ typedItem: { vatBasisPoints, vatReason }, error, change }: Props) {
  const regime = useCompany().data?.vat_regime ?? null;
  if (regime === "franchise") return null;
  return (
    <>
      <SelectField
        label="TVA"
        value={vatBasisPoints ?? ""}
        onChange={({ target: { value } }) =>
          change({ vatBasisPoints: value === "" ? null : Number(value), vatReason: null })
        }
        hint="Le taux proposé sur une ligne ; il dépend souvent du chantier."
      >
        <option value="">Comme les autres lignes du devis</option>
        <VatRateOptions savedBasisPoints={vatBasisPoints} />
      </SelectField>
      {vatBasisPoints === 0 && (
        <VatReasonField reason={vatReason} error={error} onReason={(reason) => change({ vatReason: reason })} />
      )}
    </>
  );
}
