import type { ChosenVatReason } from "#domain/lines/vat-reasons.ts";
import { certificateHint } from "#web/lines/certificate-hint.ts";
import { VatRateOptions } from "#web/lines/vat-rate-options.tsx";
import { VatReasonField } from "#web/lines/vat-reason-field.tsx";
import { SelectField } from "#web/ui/field.tsx";

/** A VAT rate in basis points, and the reason of a rate of 0. A null rate follows the company's regime. */
export type TypedVat = { rate: number | null; reason: ChosenVatReason | null };

/**
 * The VAT rate of a project, and the reason when it is 0. `savedBasisPoints` is the stored rate. Under franchise
 * nothing is asked: the regime is the reason.
 */
export function VatField({
  vat,
  savedBasisPoints,
  isFranchise,
  error,
  onVat,
}: {
  vat: TypedVat;
  savedBasisPoints: number | null;
  isFranchise: boolean;
  error?: string | undefined;
  onVat: (vat: TypedVat) => void;
}) {
  if (isFranchise)
    return <p className="text-fine text-quiet">Tu es en franchise de TVA : aucune TVA n'est facturée.</p>;
  return (
    <>
      <SelectField
        label="TVA"
        value={vat.rate ?? ""}
        onChange={(event) =>
          onVat({ rate: event.target.value === "" ? null : Number(event.target.value), reason: null })
        }
        hint={certificateHint(vat.rate)}
      >
        <option value="">Selon ton régime</option>
        <VatRateOptions savedBasisPoints={savedBasisPoints} />
      </SelectField>
      {vat.rate === 0 && (
        <VatReasonField reason={vat.reason} error={error} onReason={(reason) => onVat({ ...vat, reason })} />
      )}
    </>
  );
}
