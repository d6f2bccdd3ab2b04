/** Sentences about what an hour costs. */
export const hourCostMessages = {
  title: "Ce que coûte une heure",
  why:
    "Salaire, charges et frais d'une heure travaillée, hors taxes. Sert à calculer ta marge. Seul un propriétaire " +
    "le voit.",
  everybody: "Coût par défaut, de l'heure",
  byPerson: "Un coût par personne",
  ownCosts: "Vide : le coût par défaut.",
  wrong: "Indique un coût entre 0 et 1 000 € de l'heure.",
  noMember: "Cette personne ne fait plus partie de l'équipe.",
};
