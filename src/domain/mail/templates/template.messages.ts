/** What is said of templates of mails, in French. */
export const templateMessages = {
  noName: "Donne un nom à ce modèle.",
  sameName: "Un autre modèle porte déjà ce nom.",
  tooMany: "Cinquante modèles au plus : supprime ceux qui ne servent plus.",
};
