/** What is asked just before a first document leaves, with why. It is not owed: it may be left. */
export const beforeSendingMessages = {
  title: "Avant ton premier envoi",
  logo: { what: "Ton logo", why: "En tête de tes devis et de tes factures." },
  phone: { what: "Ton téléphone", why: "Une question ? Ton client t'appelle depuis le devis." },
  give: "Indiquer",
  later: "Plus tard",
};
