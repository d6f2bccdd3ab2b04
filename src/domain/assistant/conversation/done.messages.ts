/** What is said of a document that is ordered although it is there already, in French. */
export const doneMessages = {
  quoteDone: (number: string, state: string, project: string) =>
    `C'est déjà fait : le devis ${number} est ${state}, sur le projet « ${project} ».`,
  ask: "Que veux-tu faire ?",
  changeLines: "Changer ses lignes",
  newVersion: "Refaire une version",
  another: "Un autre devis",
  nothing: "Rien de plus",
  sayAnother: (customer: string) =>
    `Dis-moi ses travaux, par exemple « fais un devis pour ${customer}, pose d'un évier 180 € » : il aura son propre ` +
    "projet.",
  onInvoice: "Relancer, noter un paiement, faire un avoir",
  onInvoicePage: "Sur sa page",
  billMore: "Facturer autre chose",
  newProject: "Nouveau projet",
};
