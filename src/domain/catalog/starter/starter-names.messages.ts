/** The trades that have a starter catalogue, as people read them. */
export const STARTER_NAMES = {
  plumber: "Plombier-chauffagiste",
  electrician: "Électricien",
  painter: "Peintre",
  mason: "Maçon",
  tiler: "Carreleur",
  carpenter: "Menuisier-charpentier",
  roofer: "Couvreur",
  landscaper: "Jardinier-paysagiste",
  cleaning: "Nettoyage",
  developer: "Développeur web",
  photographer: "Photographe",
  designer: "Graphiste",
} as const;

/** One of these trades. */
export type StarterId = keyof typeof STARTER_NAMES;

/** The trades of the library that each of them serves. */
export const TRADES_OF_STARTERS: Readonly<Record<StarterId, readonly string[]>> = {
  plumber: ["plombier", "chauffagiste", "ramonage-poêles"],
  electrician: ["électricien"],
  painter: ["peintre", "façadier"],
  mason: ["maçon"],
  tiler: ["carreleur"],
  carpenter: ["menuisier", "charpentier", "cuisiniste", "solier"],
  roofer: ["couvreur"],
  landscaper: ["jardinier-paysagiste"],
  cleaning: ["nettoyage"],
  developer: ["développeur web"],
  photographer: ["photographe"],
  designer: ["graphiste"],
};

/** Sentences about starter catalogues. */
export const starterMessages = {
  title: "Les articles de mon métier",
  explain:
    "Les noms, les unités, les heures et la composition des ouvrages sont là ; les prix, c'est toi qui les fixes. Ce " +
    "que tu as déjà n'est ni changé ni ajouté deux fois.",
  hourlyRate: (label: string, rate: string): string => `« ${label} » prend ton tarif horaire, ${rate}.`,
  unknown_section: "Une de ces rubriques n'existe pas pour ce métier. Recharge la page, puis choisis à nouveau.",
  addLabel: (count: number): string =>
    count === 0 ? "Choisis au moins une rubrique" : `Ajouter ${count === 1 ? "1 article" : `${count} articles`}`,
  added: (addedCount: number, knownCount: number): string =>
    addedCount === 0
      ? "Tu avais déjà tous ces articles."
      : `${addedCount === 1 ? "1 article ajouté" : `${addedCount} articles ajoutés`}${
          knownCount === 0 ? "." : `, ${knownCount} déjà là.`
        }`,
};
