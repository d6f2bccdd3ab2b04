/** What a call says when it gets no answer that can be read, in French. */
export const callMessages = {
  unreadable: "Réponse du serveur illisible. Recharge la page et réessaie.",
  noNetwork: "Pas de réseau, ou le serveur ne répond pas. Rien n'est perdu : réessaie dans un instant.",
};
