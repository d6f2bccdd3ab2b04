import { declareFlow } from "./flow-declaration.ts";

/** Leads to a list of tasks (docs/specification.md#flows). */
export const tasksFlow = declareFlow({
  name: "tasks",
  nouns: "etapes tache taches tasks task checklist todo todolist",
  question: "Les tâches : je les propose (« prépare les tâches »), ou tu cherches celles d'un projet ?",
  steps: [
    "identifyName",
    "resolveProject",
    "collectDescription",
    "generateTasks",
    "syncChecklist",
    "tasksSummary",
    "recap",
  ],
  ticksEarlierTasksOnly: true,
  chip: { text: "Prépare les tâches", place: 3 },
  help: "proposer ses tâches",
});
