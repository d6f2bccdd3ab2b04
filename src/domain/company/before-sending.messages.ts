/** What is asked just before a first document leaves, each with why. None is owed: it may be left. */
export const beforeSendingMessages = {
  title: "Avant ton premier envoi",
  iban: { what: "Ton IBAN", why: "Imprimé sur tes factures avec le QR code de virement : tu es payé plus vite." },
  logo: { what: "Ton logo", why: "En tête de tes devis et de tes factures." },
  give: "Indiquer",
  later: "Plus tard",
};
