/** What the fields of a new project show while they are empty: the project's name, and what is to be done. */
export const workExamples = {
  building: {
    project: "Rénovation salle de bain",
    work: "Remplacer le chauffe-eau de 200 l, poser deux radiateurs…",
  },
  other: {
    project: "Refonte du site",
    work: "Trois pages, un formulaire de contact, une journée de formation…",
  },
};
