/** What is said of the certificates of reduced VAT that a customer signs on paper. */
export const signingWords = {
  why: "La TVA réduite demande que ton client signe cette certification, imprimée sur le devis.",
  received: "Reçue signée",
  notYet: "Pas encore",
  unanswered: "Dis si tu l'as reçue signée.",
  whenMissing:
    "Le plus simple : envoie-lui le lien, il accepte et certifie en ligne. Sinon, la facture portera la " +
    "certification à signer.",
  sendLink: "Envoyer plutôt le lien",
  title: "Certification de la TVA réduite",
  missing: "pas encore reçue signée",
  isReceived: "reçue signée",
  unsaid: "reçue signée ?",
  whenUnsaid: "L'accord a été noté sans le dire : la facture la compte comme signée avec le devis.",
  noneYet: "Pas encore reçue",
  note: "Je l'ai reçue signée",
  keepPaper: "Garde le papier avec tes comptes. Sa photo reste dans le projet.",
  untilThen: "Sans elle, la facture portera la certification à signer.",
  photoName: (number: string) => `Certification signée, devis ${number}`,
  signedOnline: (title: string) => `${title} : signée en ligne`,
};
