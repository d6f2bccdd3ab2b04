/** What the assistant says of the facts that an order gives beside its works. */
export const orderMessages = {
  pricesWithoutVat:
    "« Sans TVA » : tes prix sont hors taxes et la TVA s'ajoute, ou tu ne factures pas la TVA ? Dis « mes prix sont " +
    "hors taxes » ou « je ne facture pas la TVA ».",
  regimeUnclear:
    "Tu dis à la fois que tu factures la TVA et que tu ne la factures pas : je ne note ni l'un ni l'autre.",
  regimeOfSettings: (isCharged: boolean) =>
    `Tes réglages disent ${isCharged ? "que tu factures la TVA" : "que tu es en franchise de TVA"}, et je n'y touche ` +
    "pas : si ça a changé, change-le [dans tes réglages](/app/settings#tva).",
  wrongNumber: (number: string) =>
    `« ${number} » n'est pas un SIREN ni un SIRET : sa clé n'est pas bonne. Je ne le note pas : redis-le.`,
  severalNumbers: "Tu dis plusieurs SIREN : je n'en note aucun. Redis celui du client.",
  ownNumber: "Ton propre SIREN se met [dans tes réglages](/app/settings#entreprise) : je ne le mets pas sur ce client.",
  numberNoted: (number: string) => `Numéro du client noté : ${number}.`,
  numberKept: (number: string) => `Si oui, je garde le numéro de sa fiche : ${number}.`,
  numberOfFirm: "Un SIREN est celui d'une entreprise : dis-moi son nom, et la facture le portera.",
  numberUnsaved: (number: string, projectId: string) =>
    `Je n'ai pas écrit le numéro ${number} : ce client est déjà connu, mets-le ` +
    `[sur son projet](/project/${projectId}).`,
  chargesVat: "facturée",
  chargesNoVat: "non facturée, en franchise",
};
