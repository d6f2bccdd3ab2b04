import type { clientInfo } from "#api/projects.ts";
import type { clientInfoAnswer } from "#api/projects.ts";
import type { Customer } from "#domain/customers/customer.ts";
import { isSiren, isVatNumber } from "#server/company/identifiers.ts";
import { ApiError } from "#server/http/api-error.ts";
import type { z } from "zod";
import { toWireAddress, withWireAddress } from "./wire-address.ts";

/** A customer as sent, every field optional. */
export type SentClientInfo = Partial<z.output<typeof clientInfo>>;

/** The customer with the fields sent laid over it. Official numbers are checked: 400 with the field's path. */
export function withClientInfo(customer: Customer, sent: SentClientInfo, path = ""): Customer {
  const siren = sent.siren?.replace(/[\s.-]/g, "").slice(0, 14);
  const vatNumber = sent.vat_number?.replace(/[\s.-]/g, "").toUpperCase();
  const changed: Customer = {
    ...customer,
    companyName: sent.company ?? customer.companyName,
    firstName: sent.first_name ?? customer.firstName,
    lastName: sent.last_name ?? customer.lastName,
    email: sent.email ?? customer.email,
    phone: sent.phone ?? customer.phone,
    siren: siren === undefined ? customer.siren : siren.slice(0, 9),
    vatNumber: vatNumber ?? customer.vatNumber,
    address: sent.address === undefined ? customer.address : withWireAddress(customer.address, sent.address),
  };
  checkNumbers(changed, path);
  return { ...changed, kind: sent.kind ?? guessKind(customer, changed) };
}

/** A new customer with nothing known yet. */
export function newCustomer(id: string): Customer {
  return { id, kind: "person", companyName: "", firstName: "", lastName: "", email: "", phone: "", siren: "", vatNumber: "", address: null };
}

/** The customer on the wire, under the names of the specification. */
export function toClientInfo(customer: Customer): z.input<typeof clientInfoAnswer> {
  return {
    company: customer.companyName,
    first_name: customer.firstName,
    last_name: customer.lastName,
    full_name: `${customer.firstName} ${customer.lastName}`.trim(),
    email: customer.email,
    phone: customer.phone,
    kind: customer.kind,
    siren: customer.siren,
    vat_number: customer.vatNumber,
    address: toWireAddress(customer.address),
  };
}

// A new customer is a private person unless a firm is named; a firm named later says so of a customer who had no name yet.
function guessKind(before: Customer, after: Customer): Customer["kind"] {
  const hadName = before.companyName !== "" || before.lastName !== "";
  return !hadName && after.companyName !== "" ? "company" : before.kind;
}

function checkNumbers(customer: Customer, path: string): void {
  const wrong: Record<string, string> = {};
  if (customer.siren !== "" && !isSiren(customer.siren)) wrong[`${path}siren`] = "Ce SIREN n'existe pas : neuf chiffres.";
  if (customer.vatNumber !== "" && !isVatNumber(customer.vatNumber)) wrong[`${path}vat_number`] = "Ce numéro de TVA n'existe pas.";
  const first = Object.values(wrong)[0];
  if (first) throw new ApiError(400, "bad_input", first, wrong);
}
