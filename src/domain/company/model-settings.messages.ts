import { formatScaled, withCapital } from "#domain/shared/french-format.ts";
import type { ModelFault } from "./model-fault.ts";

/** Beyond this a model that answers is called slow, in milliseconds. */
const SLOW_MS = 8_000;

const MS_OF_A_TENTH = 1_000 / 10;

const FAULTS: Record<ModelFault, (model: string, name: string) => string> = {
  wrong_key: (_model, name) => `${name} refuse la clé : vérifie-la, ou crées-en une autre chez lui.`,
  no_credit: (_model, name) => `${name} reconnaît la clé mais refuse : crédit épuisé, ou trop de demandes.`,
  unknown_model: (model, name) => `${name} ne connaît pas le modèle « ${model} » : vérifie son nom.`,
  no_tools: (model) => `« ${model} » ne sait pas lire tes chiffres (il refuse les outils) : choisis un autre modèle.`,
  not_a_model: () => "Cette adresse répond, mais pas comme un modèle : vérifie-la.",
  unreachable: () => "Cette adresse ne se joint pas : elle n'existe pas, elle est éteinte, ou elle n'est pas publique.",
  redirect: () => "Cette adresse renvoie vers une autre : écris directement la bonne.",
  too_slow: () => "Le modèle n'a pas répondu en 18 secondes : l'assistant n'attend pas plus.",
  broken: (_model, name) => `${name} est en panne : réessaie plus tard.`,
};

/** What is said of the model of a company, in French. */
export const modelSettingsMessages = {
  noAddress: "Écris l'adresse du modèle.",
  noModel: "Écris le nom du modèle.",
  wrongAddress: "Une adresse en https est attendue, comme https://api.mistral.ai/v1.",
  privateAddress: "Cette adresse n'est pas publique : elle ne peut pas recevoir de textes.",
  wrongKey: "Une clé n'a ni espace ni accent.",
  keyOfAnotherAddress: "L'adresse a changé : tape la clé de ce fournisseur.",
  /** How a trial ended. `elapsedMs` is the time of the answer. */
  trial: (fault: ModelFault | null, { model, name }: { model: string; name: string }, elapsedMs: number) => {
    const seconds = `${formatScaled(Math.max(1, Math.round(elapsedMs / MS_OF_A_TENTH)), 1, 1)} s`;
    if (fault !== null) return withCapital(FAULTS[fault](model, name));
    return elapsedMs > SLOW_MS
      ? `Le modèle répond, mais en ${seconds} : l'assistant n'attend pas plus de 18 secondes.`
      : `Le modèle répond, en ${seconds}.`;
  },
};
