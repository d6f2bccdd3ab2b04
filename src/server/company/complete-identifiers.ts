import type { Company } from "#domain/company/company.ts";
import { frenchVatNumber, mismatchedNumbers } from "#domain/company/company.ts";
import { sirenOfSiret } from "#domain/shared/siren.ts";
import { refuseFields } from "#server/http/all-wrong-fields.ts";

/**
 * A company with the numbers that follow from those that were sent. A SIRET begins with the SIREN, and the VAT number
 * of a French company follows from the SIREN. A number that is not sent is derived from another one, once: who does
 * only exempt operations has no VAT number (CGI 286 ter) and takes it away, or sends none. Throws 400 for numbers of
 * different SIREN.
 */
export function completeIdentifiers(company: Company, storedCompany: Company, isNumberSent: boolean): Company {
  const siren = company.siren === "" ? sirenOfSiret(company.siret) : company.siren;
  const isOutdated =
    company.vatNumber === storedCompany.vatNumber &&
    storedCompany.siren !== "" &&
    company.vatNumber === frenchVatNumber(storedCompany.siren);
  const isNew = siren !== storedCompany.siren || company.vatRegime !== storedCompany.vatRegime;
  const isMissing = !isNumberSent && isNew && company.vatNumber === "" && company.vatRegime === "standard";
  const companyWithPlaces = {
    ...company,
    siren,
    vatNumber: siren !== "" && (isOutdated || isMissing) ? frenchVatNumber(siren) : company.vatNumber,
  };
  const hasChanged = (["siren", "siret", "vatNumber"] as const).some(
    (field) => companyWithPlaces[field] !== storedCompany[field],
  );
  if (hasChanged) refuseFields(mismatchedNumbers(companyWithPlaces));
  return companyWithPlaces;
}
