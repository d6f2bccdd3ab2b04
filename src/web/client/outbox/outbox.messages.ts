import { formatMinutes } from "#domain/shared/text/duration.ts";
import type { SiteAct } from "./kept-act.ts";

/** Sentences about what waits on this device for the network. */
export const outboxMessages = {
  offline: "Hors ligne : c'est gardé, j'enverrai au retour",
  nothingWaits: "Hors ligne : tu peux continuer",
  allSent: "Tout est envoyé.",
  sending: "J'envoie ce que j'ai gardé…",
  waiting: (count: number): string =>
    count > 1 ? `${count} choses attendent d'être envoyées` : "1 chose attend d'être envoyée",
  lostAtSignOut: (count: number): string =>
    count > 1
      ? `${count} choses gardées ici ne sont pas envoyées : en te déconnectant, tu les perds.`
      : "1 chose gardée ici n'est pas envoyée : en te déconnectant, tu la perds.",
  refused: (count: number): string =>
    count > 1 ? `${count} choses n'ont pas pu être envoyées` : "1 chose n'a pas pu être envoyée",
  originalsWait: (count: number): string =>
    count > 1
      ? `${count} photos en taille réelle partiront en Wi-Fi. Les photos, elles, sont envoyées.`
      : "1 photo en taille réelle partira en Wi-Fi. La photo, elle, est envoyée.",
  gone: "Ce chantier ou cette tâche n'existe plus.",
  serverFails: "Le serveur n'y arrive pas. Réessaie plus tard.",
  noRoom: "Cet appareil n'a plus de place pour garder ce que tu fais hors ligne. Libères-en, puis réessaie.",
};

/** What an act is, in a list of acts. */
export function actWords(act: SiteAct): string {
  if (act.kind === "tick") return act.isDone ? "Tâche faite" : "Tâche à refaire";
  if (act.kind === "time") return `Temps : ${formatMinutes(act.minutes)}`;
  if (act.kind === "start") return "Chronomètre démarré";
  if (act.kind === "supply") return `Matériel : ${act.supply.label}`;
  if (act.kind === "report") return "Compte rendu";
  if (act.kind === "original") return "Photo en taille réelle";
  return act.kind === "timer" ? `Chronomètre arrêté : ${formatMinutes(act.minutes)}` : "Photo";
}
