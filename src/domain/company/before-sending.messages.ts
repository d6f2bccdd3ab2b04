/** What is asked just before a first document leaves, with why. It is not owed: it may be left. */
export const beforeSendingMessages = {
  title: "Avant ton premier envoi",
  logo: { what: "Ton logo", why: "En tête de tes devis et de tes factures." },
  give: "Indiquer",
  later: "Plus tard",
};
