/** What a conversation says when a call fails, in French. The last three are logged. */
export const conversationMessages = {
  away: "Pas de réseau : je n'ai rien commencé. Ta phrase reste dans le champ, renvoie-la quand il revient.",
  returned: "Ton message n'est pas parti : relis ce qui est demandé, puis renvoie-le.",
  unsavedAway: "Pas encore enregistré : pas de réseau",
  unsavedRefused: "Pas encore enregistré : je réessaie",
  timeout: "délai dépassé",
  fault: "erreur inattendue",
  failure: (reason: string) => `Erreur: ${reason}`,
  unreadableAnswer: "Réponse serveur invalide",
  unnamedFailure: "Erreur Assistant",
  notOpened: "Session introuvable",
  stepBroken: "Étape interrompue",
  notSaved: "Conversation non enregistrée",
};
