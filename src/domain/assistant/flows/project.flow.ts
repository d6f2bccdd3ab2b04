import { declareFlow } from "./flow-declaration.ts";

/** Creates a project (docs/specification.md#flows). */
export const projectFlow = declareFlow({
  name: "project",
  nouns: "projet projets project projects chantier chantiers",
  question: "Un projet : j'en crée un (« crée un projet »), ou tu en cherches un ?",
  steps: ["identifyName", "collectCore", "confirmCreation", "recap"],
  createsProject: true,
  chip: { text: "Crée un projet", place: 1 },
  help: "créer un projet",
});
