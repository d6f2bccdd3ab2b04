/** What the law has a quote say of an aid that it announces. */
export const aidNoticeTexts = {
  /** The frame of the contribution (arrêté du 4 septembre 2014, art. 5 and its annexe). */
  cee: (payer: string, amount: string) => [
    "Certificats d'économies d'énergie : le dispositif national des certificats d'économies d'énergie (CEE) mis en " +
      "place par le ministère en charge de l'énergie impose à l'ensemble des fournisseurs d'énergie (électricité, " +
      "gaz, fioul domestique, chaleur ou froid, carburants automobiles) de réaliser des économies et de promouvoir " +
      `les comportements vertueux auprès des consommateurs d'énergie. Dans ce cadre, ${payer} s'engage à vous ` +
      `apporter une prime d'un montant de ${amount} pour les travaux de ce devis.`,
    "Faites réaliser plusieurs devis afin de prendre une décision éclairée. Attention, seules les propositions " +
      "remises avant l'acceptation du devis ou du bon de commande sont valables, et vous ne pouvez pas cumuler " +
      "plusieurs offres CEE différentes pour la même opération. Seul le professionnel est responsable de la " +
      "conformité des travaux que vous lui confiez : vérifiez ses qualifications techniques et l'éligibilité des " +
      "produits proposés avant d'engager vos travaux. Un contrôle des travaux effectués dans votre logement pourra " +
      `être réalisé sur demande de ${payer} ou des autorités publiques. S'informer sur les aides : ` +
      "france-renov.gouv.fr.",
  ],
  unnamedPayer: "l'organisme dont la proposition vous est remise",
  /** Décret 2020-26 and its arrêté: no aid is due before the decision of the Anah. */
  maprimerenov: (amount: string) => [
    `MaPrimeRénov' : le montant de ${amount} est prévisionnel, et l'aide n'est acquise qu'une fois notifiée par ` +
      "l'Anah. Elle est conditionnelle et soumise à la conformité des pièces justificatives et informations " +
      "déclarées par le bénéficiaire. En cas de fausse déclaration, de manœuvre frauduleuse ou de changement du " +
      "projet de travaux subventionnés, le bénéficiaire s'expose au retrait et reversement de tout ou partie de " +
      "l'aide. Les services de l'Anah pourront faire procéder à tout contrôle des engagements et sanctionner le " +
      "bénéficiaire et son mandataire éventuel des manquements constatés.",
  ],
};
