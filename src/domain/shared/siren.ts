/** The SIREN of the firm that a SIRET is of: its first nine digits (INSEE). Empty for an empty text. */
export function sirenOfSiret(siret: string): string {
  return siret.slice(0, 9);
}

/** True for the nine digits of a SIREN whose last digit is the one that the others decide. */
export function isSirenNumber(digits: string): boolean {
  return /^\d{9}$/.test(digits) && !/^0+$/.test(digits) && isLuhn(digits);
}

/** So many digits differ at most where a number was typed wrong. Two neighbours that change places are two digits. */
const MOST_SLIPS = 2;

/**
 * True when one SIREN is the other typed wrong: two digits differ at most. Its last digit is decided by the others, so
 * that one wrong digit alone is no SIREN and cannot have been saved.
 */
export function isSirenSlip(siren: string, otherSiren: string): boolean {
  if (siren.length !== otherSiren.length) return false;
  return [...siren].filter((digit, place) => digit !== otherSiren[place]).length <= MOST_SLIPS;
}

const LA_POSTE = "356000000";

/** True for the fourteen digits of a SIRET whose key is right. La Poste numbers its places by the sum of the digits. */
export function isSiretNumber(digits: string): boolean {
  if (!/^\d{14}$/.test(digits) || /^0+$/.test(digits)) return false;
  const sum = [...digits].reduce((total, digit) => total + Number(digit), 0);
  return isLuhn(digits) || (digits.startsWith(LA_POSTE) && sum % 5 === 0);
}

/** True for digits of which the last one is decided by the others, as in SIREN and SIRET (the formula of Luhn). */
export function isLuhn(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
