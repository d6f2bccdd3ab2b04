import { sirenOfSiret } from "#domain/shared/siren.ts";
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

/** A typed number without the spaces, dots and hyphens that part its digits. */
export function withoutSeparators(number: string): string {
  return number.replace(/[\s.\u00A0\u202F-]/g, "");
}

type TypedNumbers = { siren?: string | undefined; siret?: string | undefined };

/**
 * The SIREN and the SIRET that were typed, without separators. A SIRET typed where the SIREN is asked gives both: it is
 * newer than the one beside it, which a form sends again. An impossible one stays where it was typed, so that it is
 * refused beside that field.
 */
export function tidyNumbers({ siren, siret }: TypedNumbers): { siren?: string; siret?: string } {
  const bareSiren = withoutSeparators(siren ?? "");
  if (isSiret(bareSiren)) return { siren: sirenOfSiret(bareSiren), siret: bareSiren };
  return {
    ...(siren !== undefined && { siren: bareSiren }),
    ...(siret !== undefined && { siret: withoutSeparators(siret) }),
  };
}

/**
 * A VAT number. French numbers are checked by their key, those of the other states of the Union by the form that their
 * state gives (directive 2006/112/CE art. 215; the forms of VIES), others only as a country and its signs.
 */
export function isVatNumber(text: string): boolean {
  if (text.startsWith("FR")) return FRENCH.tva!.validate(text).isValid;
  const form = VAT_NUMBER_FORMS[text.slice(0, 2)];
  return form ? form.test(text.slice(2)) : /^[A-Z]{2}[0-9A-Z]{2,13}$/.test(text);
}

/** What follows the code of the state, of its own VAT numbers. Northern Ireland writes XI. */
const VAT_NUMBER_FORMS: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^[1-9]\d{8}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[0-9A-Z]\d{7}[0-9A-Z]$/,
  FI: /^\d{8}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[0-9A-Z+*]\d{5}[A-Z]{1,2}$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
};
