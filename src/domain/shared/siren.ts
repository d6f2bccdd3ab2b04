/** The SIREN of the firm that a SIRET is of: its first nine digits (INSEE). Empty for an empty text. */
export function sirenOfSiret(siret: string): string {
  return siret.slice(0, 9);
}

/** True for the nine digits of a SIREN whose last digit is the one that the others decide. */
export function isSirenNumber(digits: string): boolean {
  return /^\d{9}$/.test(digits) && !/^0+$/.test(digits) && isLuhn(digits);
}

/** True for digits of which the last one is decided by the others, as in SIREN and SIRET (the formula of Luhn). */
export function isLuhn(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
