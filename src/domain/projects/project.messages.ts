/** Sentences that the project screens share with the assistant. */
export const projectMessages = {
  hoursLabel: "Durée estimée (heures)",
  rateLabel: "Taux horaire (€)",
  daysLabel: "Durée estimée (jours)",
  dayRateLabel: "Prix de la journée (TJM)",
  workLabel: "Ce qu'il y a à faire",
  flatPriceLabel: "Prix au forfait (€)",
  askWork: "Quel est ton prochain projet ?",
  nothingToSave: "Rien à enregistrer.",
  guardedHours: "les heures prévues",
  guardedVat: "le taux de TVA",
  guardedDays: "les jours d'une tâche",
  taskEndsFirst: "Le dernier jour de la tâche vient avant le premier.",
  tasksTimeout: "La génération des tâches prend trop de temps, je poursuis sans cette étape pour ne pas te bloquer.",
  tasksFailed: (reason: string) => `Impossible de générer les tâches pour le moment (${reason}).`,
  modelTooSlow: "le modèle met trop de temps à répondre",
  modelUnavailable: "le modèle ne répond pas",
  taskNotSaved: (reason: string) => `Impossible de mettre à jour la tâche (${reason}).`,
  noTaskKept: "Coche au moins une tâche.",
  noTasks: "Aucune tâche n'est encore enregistrée pour ce projet.",
  quoteFailed: (reason: string) => `Echec lors de la génération du devis (${reason}).`,
  invoiceFailed: (reason: string) => `Echec lors de la génération de la facture (${reason}).`,
};

/** What stands over tasks without a heading, where others have one. */
export const OTHER_TASKS = "Autres tâches";

/** Said where a project has no task. */
export const NO_TASKS = "Pas encore de tâches";
