import type { clientInfo, clientInfoAnswer } from "#api/customers.ts";
import { mismatchedNumbers } from "#domain/company/company.ts";
import type { Customer, CustomerCard } from "#domain/customers/customer.ts";
import { personName } from "#domain/customers/customer.ts";
import { capitaliseName } from "#domain/customers/person-name.ts";
import { fieldMessages } from "#domain/shared/field.messages.ts";
import { sirenOfSiret } from "#domain/shared/siren.ts";
import { checkAll, refuseFields } from "#server/http/all-wrong-fields.ts";
import { isSiren, isSiret, isVatNumber, tidyNumbers, withoutSeparators } from "#server/shared/official-numbers.ts";
import { toWireAddress, withWireAddress } from "#server/shared/wire-address.ts";
import type { z } from "zod";

/** A customer as sent. Every field is optional. */
export type SentClientInfo = Partial<z.output<typeof clientInfo>>;

/** The customer, with the sent fields replaced. Official numbers are checked: 400 with the field's path. */
export function withClientInfo(customer: CustomerCard, sentInfo: SentClientInfo, path = ""): CustomerCard {
  const identifiers = checkAll({
    numbers: () => {
      const numbers = numbersOf(customer, sentInfo);
      checkNumbers(numbers, customer, sentInfo, path);
      return numbers;
    },
    address: () =>
      sentInfo.address === undefined
        ? customer.address
        : withWireAddress(customer.address, sentInfo.address, `${path}address.`),
  });
  const changedCustomer: CustomerCard = {
    ...customer,
    ...identifiers.numbers,
    companyName: sentInfo.company ?? customer.companyName,
    civility: sentInfo.civility ?? customer.civility,
    firstName: sentInfo.first_name === undefined ? customer.firstName : capitaliseName(sentInfo.first_name),
    lastName: sentInfo.last_name === undefined ? customer.lastName : capitaliseName(sentInfo.last_name),
    email: sentInfo.email ?? customer.email,
    phone: sentInfo.phone ?? customer.phone,
    address: identifiers.address,
  };
  return { ...changedCustomer, kind: sentInfo.kind ?? guessKind(customer, changedCustomer) };
}

/** A new customer without any data. */
export function newCustomer(id: string): CustomerCard {
  return {
    id,
    kind: "person",
    companyName: "",
    civility: "",
    firstName: "",
    lastName: "",
    email: "",
    phone: "",
    siren: "",
    siret: "",
    vatNumber: "",
    address: null,
  };
}

/** The customer in an answer, with the field names of the specification. */
export function toClientInfo(customer: CustomerCard): z.input<typeof clientInfoAnswer> {
  return {
    company: customer.companyName,
    civility: customer.civility,
    first_name: customer.firstName,
    last_name: customer.lastName,
    full_name: personName(customer),
    email: customer.email,
    phone: customer.phone,
    kind: customer.kind,
    siren: customer.siren,
    siret: customer.siret,
    vat_number: customer.vatNumber,
    address: toWireAddress(customer.address),
  };
}

// A new customer is a private person unless the call names a company. A company named later also makes it a business
// when the customer had no name yet.
function guessKind(storedCustomer: Customer, changedCustomer: Customer): Customer["kind"] {
  const hadName = storedCustomer.companyName !== "" || storedCustomer.lastName !== "";
  return !hadName && changedCustomer.companyName !== "" ? "company" : storedCustomer.kind;
}

// The SIREN is derived from the SIRET. A different SIREN removes the SIRET.
function numbersOf(customer: Customer, sentInfo: SentClientInfo): Pick<Customer, "siren" | "siret" | "vatNumber"> {
  const { siren = customer.siren, siret } = tidyNumbers(sentInfo);
  return {
    siren: siren === "" && siret ? sirenOfSiret(siret) : siren,
    siret: siret ?? (customer.siret.startsWith(siren) && siren !== "" ? customer.siret : ""),
    vatNumber:
      sentInfo.vat_number === undefined ? customer.vatNumber : withoutSeparators(sentInfo.vat_number).toUpperCase(),
  };
}

function checkNumbers(
  { siren, siret, vatNumber }: Pick<Customer, "siren" | "siret" | "vatNumber">,
  storedCustomer: Customer,
  sentInfo: SentClientInfo,
  path: string,
): void {
  if (siren === storedCustomer.siren && siret === storedCustomer.siret && vatNumber === storedCustomer.vatNumber)
    return;
  // A SIREN derived from a wrong SIRET was not typed. Only the SIRET is wrong.
  const isSirenDerived = !sentInfo.siren && siret.startsWith(siren) && !isSiret(siret);
  const wrong = {
    ...mismatchedNumbers({ siren, siret, vatNumber }),
    ...(siren !== "" && !isSirenDerived && !isSiren(siren) && { siren: fieldMessages.siren }),
    ...(siret !== "" && !isSiret(siret) && { siret: fieldMessages.siret }),
    ...(vatNumber !== "" && !isVatNumber(vatNumber) && { vat_number: fieldMessages.vatNumber }),
  };
  refuseFields(Object.fromEntries(Object.entries(wrong).map(([field, sentence]) => [`${path}${field}`, sentence])));
}
