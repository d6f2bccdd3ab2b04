/** The town of an address on one line: the words after its postal code, as in « 3 rue des Lilas, 69003 Lyon ». */
export function townOf(address: string): string {
  return /\b\d{5}\s+([^,]+)/.exec(address)?.[1]?.trim() ?? "";
}
