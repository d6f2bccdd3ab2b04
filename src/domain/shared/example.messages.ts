/** What an example company is refused: nothing of it may look real, nor reach anybody. */
export const NOT_IN_EXAMPLE =
  "C'est une entreprise d'exemple : ni logo, ni équipe, ni boîte mail, ni archive. Fais-le dans ton entreprise.";
