/** Sentences of the API's refusals that are about no noun. */
export const answerMessages = {
  notFound: "Introuvable. Cet élément n'existe pas ou n'existe plus.",
  unknownCompany: "Tu ne fais pas, ou plus, partie de cette entreprise.",
  serverBusy: "Beaucoup de monde en même temps. Patiente un instant puis réessaie.",
  signedOut: "Ta session n'est plus valable. Reconnecte-toi pour continuer.",
  secondFactorNeeded: "Il manque la deuxième étape de ta connexion. Donne ton code pour continuer.",
  notAllowed: "Ton rôle dans l'entreprise ne permet pas cette action.",
  fieldNotAllowed: "Ton rôle ne permet pas de le changer.",
  fieldsNotAllowed: (fields: string) =>
    `Ton rôle dans l'entreprise ne permet pas de fixer ${fields}. Demande à un gestionnaire.`,
  unreadable: "Cette demande n'a pas pu être lue.",
  unavailable: "Le service est momentanément indisponible. Rien n'est perdu : réessaie dans un instant.",
  bodyTooLarge: "Cet envoi est trop volumineux : 1 Mo au plus.",
  tooManyRequests: "Trop de demandes à la suite. Patiente un instant puis réessaie.",
  notInExample:
    "C'est une entreprise d'exemple : ni logo, ni équipe, ni boîte mail, ni archive. Fais-le dans ton entreprise.",
  quotaSpent: (seconds: number) =>
    `Trop de demandes à la suite. Patiente ${seconds <= 1 ? "une seconde" : `${seconds} secondes`} ` +
    "puis réessaie : rien n'est perdu.",
  fault: "Quelque chose s'est mal passé de notre côté. Réessaie ; rien n'a été enregistré à moitié.",
  severalWrongFields: "Certaines informations sont à corriger.",
  unknownPage: "Cette page de liste n'existe pas.",
  badCallKey: "La clé d'idempotence n'est pas valable.",
  callKeyUsed: "Ce formulaire a peut-être déjà été enregistré. Recharge la page pour voir, avant de recommencer.",
};
