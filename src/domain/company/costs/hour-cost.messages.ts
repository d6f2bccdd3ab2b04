import { formatMoney } from "../../shared/french-format.ts";
/** Sentences about what an hour costs. */
export const hourCostMessages = {
  title: "Ce que coûte une heure",
  why:
    "Salaire, charges et frais d'une heure travaillée, hors taxes. Sert à calculer ta marge. Seul un propriétaire " +
    "le voit.",
  everybody: "Coût par défaut, de l'heure",
  elsewhere: "Quelqu'un coûte plus ou moins ? Touche son nom.",
  ofMember: "Ce que coûte son heure",
  /** What an empty field of a member stands for: the cost of everybody, null for none. */
  usual: (cents: number | null): string =>
    cents === null ? "Vide : pas de coût." : `Vide : le coût par défaut, ${formatMoney(cents)}.`,
  wrong: "Indique un coût entre 0 et 1 000 € de l'heure.",
  noMember: "Cette personne ne fait plus partie de l'équipe.",
};
