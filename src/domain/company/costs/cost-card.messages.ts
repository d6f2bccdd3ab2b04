import { formatMoney } from "../../shared/french-format.ts";

/** Sentences of the fields of what an hour costs. */
export const costCardMessages = {
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
};
