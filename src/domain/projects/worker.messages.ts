import type { WorkerList } from "./worker-projects.ts";

/** Sentences for whoever works on sites and sees no amount. */
export const workerMessages = {
  lists: { mine: "Les miens", open: "En cours", over: "Finis" } satisfies Record<WorkerList, string>,
  empty: {
    mine: "Aucun projet à ton nom",
    open: "Rien n'est en cours",
    over: "Rien n'est fini pour l'instant",
  } satisfies Record<WorkerList, string>,
  emptyWhy: {
    mine: "Dès que quelqu'un t'en confie un, il s'affiche ici.",
    open: "Les projets de l'entreprise s'affichent ici.",
    over: "Les projets dont tout est fait s'affichent ici.",
  } satisfies Record<WorkerList, string>,
  left: (total: number, done: number): string => {
    if (total === 0) return "";
    const left = total - done;
    return left === 0 ? "Tout est fait" : `${left} tâche${left > 1 ? "s" : ""} à faire`;
  },
  today: "Aujourd'hui",
  nothingToday: "Rien de prévu pour toi aujourd'hui.",
  next: "Ensuite",
  openSite: "Photos, heures, matériel et compte rendu",
  seePlanning: "Voir mon planning",
};
