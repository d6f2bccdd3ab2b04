/** What is said when the product was built again under an open page. */
export const newBuildMessages = {
  ask: "Établi vient d'être mis à jour : recharge la page quand tu as enregistré ce que tu écris.",
};
