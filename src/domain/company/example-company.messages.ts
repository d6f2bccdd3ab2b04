/** Sentences about the company of example data. */
export const exampleMessages = {
  what: "Essayer avec des données d'exemple",
  why: "Une entreprise à part, que tu effaces d'un geste. Ni tes chiffres ni tes numéros n'y touchent",
  open: "Essayer",
  filling: "Je prépare l'exemple…",
  banner: "Données d'exemple",
  erase: "Effacer l'exemple",
  cut: (reason: string) =>
    `L'exemple n'est pas complet : ${reason} Regarde-le tel quel, ou efface-le et essaie encore.`,
  identityFixed:
    "C'est une entreprise d'exemple : son identité ne change pas. La tienne s'indique dans ton entreprise.",
  notAnExample: "Cette entreprise n'est pas un exemple : elle ne s'efface pas ainsi.",
};
