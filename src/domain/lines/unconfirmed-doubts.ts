/** The doubts of a sale that the seller has not confirmed, in their order. Each of them is still to be asked. */
export function unconfirmedDoubts<Doubt extends string>(
  doubts: readonly Doubt[],
  confirmedDoubts: readonly string[],
): Doubt[] {
  return doubts.filter((doubt) => !confirmedDoubts.includes(doubt));
}
