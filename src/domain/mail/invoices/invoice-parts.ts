/** A party as an invoice writes it. `legalNumber`: of its register, in France a SIREN or a SIRET. */
export type WrittenParty = { name: string; legalNumber: string; vatNumber: string };

/**
 * What an invoice says, as it is written, whatever its syntax. Amounts are cents, null when they are missing or are no
 * amounts. `isRepeated`: something that stands once in an invoice stands there twice. `linesCents`: the sum of its
 * lines, which `linesTotalCents` says. `vatPartsCents`: the sum of its VAT rates.
 */
export type InvoiceParts = {
  isRepeated: boolean;
  number: string;
  /** Of UNTDID 1001. */
  typeCode: string;
  issuedOn: string;
  dueOn: string;
  supplier: WrittenParty;
  buyer: WrittenParty;
  currency: string;
  netCents: number | null;
  vatCents: number | null;
  grossCents: number | null;
  linesCents: number | null;
  linesTotalCents: number | null;
  allowancesCents: number;
  chargesCents: number;
  vatPartsCents: number | null;
};
