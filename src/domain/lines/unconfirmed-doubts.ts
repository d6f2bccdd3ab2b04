/** The doubts of a sale that the seller has not confirmed, in their order. Each of them is still to be asked. */
export function unconfirmedDoubts<Doubt>(doubts: readonly Doubt[], confirmedDoubts: readonly Doubt[]): Doubt[] {
  return doubts.filter((doubt) => !confirmedDoubts.includes(doubt));
}
