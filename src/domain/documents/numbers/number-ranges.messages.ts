/** Numbers that follow each other, said by the first and the last of them. */
export function rangeOfNumbers(first: string, last: string): string {
  return `${first} à ${last}`;
}
