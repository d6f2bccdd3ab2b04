/** The town of an address on one line, the words after its postal code: « 8 allée des Tilleuls, 69100 Villeurbanne ». */
export function townOf(address: string): string {
  return /\b\d{5}\s+([^,]+)/.exec(address)?.[1]?.trim() ?? "";
}
