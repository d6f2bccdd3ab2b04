/** What names the ways to give a document, on the pages that show it. */
export const sendingMessages = {
  send: (who: string) => `Envoyer ${toWhom(who)}`,
  sendVersion: (version: number, who: string) => `Envoyer la version ${version} ${toWhom(who)}`,
  sendOrder: (rank: number, who: string) => `Envoyer l'avenant n°\u00A0${rank} ${toWhom(who)}`,

  sendCreditNote: "Envoyer l'avoir",
  sendAgain: "Renvoyer",
  askAgain: "Relancer",
  remindLate: "Relancer",
  handOver: "Partager",
  copy: "Copier le lien",
  copied: "Lien copié : colle-le dans un message à ton client.",
  notCopied: "Le lien n'a pas pu être copié. Ouvre la page du client et copie son adresse.",
  notGiven: "Pas encore envoyée.",
  notGivenWhy: "Ton client n'a pas cette facture : il ne peut pas la payer.",
  restNotAsked: "Ton client n'a pas cette facture : il ne sait pas ce qu'il lui reste à payer.",
  givenOn: (day: string) => `Envoyée le ${day}`,
};

/** Whom a document is given to, after a verb. */
export function toWhom(name: string): string {
  return name === "" ? "au client" : `à ${name}`;
}
