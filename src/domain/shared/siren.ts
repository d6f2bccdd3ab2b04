/** The SIREN of the firm that a SIRET is of: its first nine digits (INSEE). Empty for an empty text. */
export function sirenOfSiret(siret: string): string {
  return siret.slice(0, 9);
}
