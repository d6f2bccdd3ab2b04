/** Sentences that the server writes about a document: its PDF that is not ready, and a term of its XML. */
export const documentMessages = {
  readOnItsPage: "Lire le document sur sa page",
  layoutFailed: "Le PDF de ce document n'a pas pu être préparé. Sa page reste lisible, et l'entreprise en est avertie.",
  layoutUnderWay:
    "Le PDF de ce document est encore en préparation. Sa page se lit déjà ; le PDF sera là dans un instant.",
  retention: (share: string, amount: string) => `Dont retenue de garantie de ${share} : ${amount}`,
};
