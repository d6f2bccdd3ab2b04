/** What is sold again and again, as the pages of the catalogue are named. */
export const CATALOG_PAGES = {
  items: "Articles",
  templates: "Modèles de devis",
  templatesWhat: "Lignes et conditions d'un devis type",
} as const;
