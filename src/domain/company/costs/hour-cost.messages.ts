/** Refusals of what an hour costs. */
export const hourCostMessages = {
  wrong: "Indique un coût entre 0 et 1 000 € de l'heure.",
  noMember: "Cette personne ne fait plus partie de l'équipe.",
};
