/** The customers and the works of the example. Nobody is called so, and no address exists. */
export const EXAMPLE_PROJECTS = [
  {
    name: "Chauffe-eau de l'atelier",
    client: { kind: "company", company: "Menuiserie Exemple", first_name: "Claire", last_name: "Modèle" },
    address: { line1: "8 quai du Modèle", postal_code: "69009", city: "Lyon" },
    startsIn: -12,
    tasks: [
      { title: "Dépose de l'ancien chauffe-eau", estimate_h: 2 },
      { title: "Pose et raccordement", estimate_h: 4 },
    ],
    until: "invoice",
  },
  {
    name: "Salle de bain",
    client: { kind: "person", company: "", first_name: "Paul", last_name: "Témoin" },
    address: { line1: "18 place du Modèle", postal_code: "69100", city: "Villeurbanne" },
    startsIn: 2,
    tasks: [
      { title: "Dépose des sanitaires", estimate_h: 5 },
      { title: "Alimentations et évacuations", estimate_h: 10 },
      { title: "Pose de la douche", estimate_h: 8 },
    ],
    until: "sent",
  },
  {
    name: "Radiateurs de l'école",
    client: { kind: "company", company: "Commune d'Exemple", first_name: "Nadia", last_name: "Modèle" },
    address: { line1: "Place de l'Exemple", postal_code: "69230", city: "Exempleville" },
    startsIn: 9,
    tasks: [{ title: "Pose de 6 radiateurs", estimate_h: 18 }],
    until: "quote",
  },
  {
    name: "Fuite sous l'évier",
    client: { kind: "person", company: "", first_name: "Léa", last_name: "Témoin" },
    address: { line1: "3 allée du Modèle", postal_code: "69003", city: "Lyon" },
    startsIn: 5,
    tasks: [],
    until: "project",
  },
] as const;

/** The price of an hour of the example, in euros. */
export const EXAMPLE_RATE = 48;
