import { stdnum } from "stdnum";

const FRENCH = stdnum.FR!;

/** Nine digits with a valid Luhn key. */
export function isSiren(text: string): boolean {
  return FRENCH.siren!.validate(text).isValid;
}

/** Fourteen digits with a valid key (La Poste's exception included). */
export function isSiret(text: string): boolean {
  return FRENCH.siret!.validate(text).isValid;
}

/** A VAT number. French numbers are checked by their key, others only by their form. */
export function isVatNumber(text: string): boolean {
  return text.startsWith("FR") ? FRENCH.tva!.validate(text).isValid : /^[A-Z]{2}[0-9A-Z]{2,13}$/.test(text);
}
