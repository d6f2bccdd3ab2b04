/** What is said of the lots of a card. */
export const lotMessages = {
  noLine: (words: string) =>
    `Je ne trouve pas de ligne pour « ${words} » : redis-le avec le nom des lignes, par exemple « mets la pose et le ` +
    "receveur dans un lot Plomberie ».",
  rateUnsure: (rates: readonly string[]) =>
    `Je n'ai rien ajouté : tes lignes n'ont pas toutes le même taux. Redis la phrase avec ` +
    `${rates.map((rate) => `« TVA ${rate} »`).join(" ou ")} à la fin.`,
  lotsAre: (lots: readonly { label: string; lines: readonly string[] }[]) =>
    `C'est noté : ${lots.map(({ label, lines }) => `sous « ${label} », ${lines.join(", ")}`).join(" ; ")}.`,
};
