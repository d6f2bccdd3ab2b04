import { formatDate } from "../shared/french-format.ts";
import { percentOf } from "../shared/money.ts";
import type { ImportRefusal, ImportState } from "./import-archive.ts";

const NOTHING = "Rien n'a été importé.";
const AGAIN = "Télécharge l'archive de nouveau, puis recommence.";

/** Why an archive is not imported, and what to do. `detail`: the file, the number or the table at fault. */
export const IMPORT_REFUSALS: Record<ImportRefusal, (detail: string) => string> = {
  not_an_archive: () =>
    `Ce fichier n'est pas une archive d'Établi. Choisis le fichier « Établi … .zip » que tu as téléchargé. ` + NOTHING,
  cut: () => `L'archive est incomplète : son téléchargement a été coupé. ${AGAIN} ${NOTHING}`,
  damaged: (file) => `L'archive est abîmée ou a été changée${file && ` : ${file}`}. ${AGAIN} ${NOTHING}`,
  unsafe: (file) => `L'archive contient un fichier qui n'a rien à y faire : ${file}. ${NOTHING}`,
  too_large: () => `L'archive est trop grande : 2 Go au plus. ${NOTHING}`,
  newer: () =>
    `L'archive vient d'une version plus récente d'Établi. Mets cette installation à jour, puis recommence. ${NOTHING}`,
  older: () => `L'archive vient d'une version trop ancienne d'Établi. Refais-la avec une version à jour. ${NOTHING}`,
  example: () => `C'est l'archive d'une entreprise d'exemple : elle n'entre pas dans une vraie. ${NOTHING}`,
  not_new: () =>
    "Cette entreprise n'est plus vide. Une archive entre dans une entreprise neuve, dont tu es le seul membre. " +
    NOTHING,
  altered: (number) => `Le document ${number} n'est pas ce qui a été émis : il a été changé depuis. ${NOTHING}`,
  ahead: (number) => `Le document ${number} est daté d'un jour à venir : vérifie l'heure de ce serveur. ${NOTHING}`,
  numbers: (numbers) => `La suite des numéros de l'archive ne tient pas : ${numbers}. ${NOTHING}`,
  rows: (table) => `Des données de l'archive se contredisent (${table}). ${NOTHING}`,
};

/** Words of the import of an archive. */
export const importArchiveMessages = {
  title: "Reprendre une archive",
  lead:
    "Tu as déjà un export d'Établi ? Choisis-le : clients, projets, devis, factures, paiements et photos reviennent, " +
    "et la suite des numéros continue.",
  limits:
    "Les membres, les liens publics et les boîtes mail ne sont pas dans l'archive : tu les ajoutes ensuite. " +
    "Les documents restent tels qu'ils ont été émis.",
  choose: "Choisir l'archive",
  notReceived: "L'archive n'attend plus de fichier. Recommence en la choisissant de nouveau.",
  unreadable: "Ce fichier ne se lit pas sur cet appareil. Choisis-le de nouveau.",
  partMissing: "Une partie du fichier manque. Choisis la même archive : l'envoi reprend où il s'est arrêté.",
  sending: "Envoi de l'archive",
  stayHere: "Garde cette page ouverte. Si la ligne coupe, l'envoi reprend de lui-même.",
  checking: "Vérification",
  writing: "Écriture",
  imported: "Archive reprise",
  sealedHere:
    "Chaque document a été comparé à son empreinte, puis scellé par cette installation. " +
    "Leurs liens publics se refont quand tu en as besoin.",
  chooseOther: "Choisir une autre archive",
  seeHome: "Voir mon entreprise",
};

/** How far an import is. */
export type ImportProgress = {
  state: ImportState;
  refusal: ImportRefusal | null;
  refusal_detail: string;
  received_count: number;
  part_count: number;
  done_count: number;
  all_count: number;
};

/** How far an import is, in percent of what it is doing. */
export function importProgress({ state, received_count, part_count, done_count, all_count }: ImportProgress): number {
  const [done, all] = state === "receiving" ? [received_count, part_count] : [done_count, all_count];
  return all === 0 ? 0 : Math.min(100, Math.floor(percentOf(done, all)));
}

/** What an import is doing, or why it was refused. */
export function importArchiveWords(progress: ImportProgress): string {
  switch (progress.state) {
    case "receiving":
      return "L'envoi s'est arrêté. Choisis la même archive : il reprend où il en était.";
    case "checking":
      return "Je vérifie chaque fichier de l'archive. Tu peux quitter cette page.";
    case "writing":
      return "L'archive est entière. J'écris tes données. Tu peux quitter cette page.";
    case "done":
      return "Tout est revenu.";
    case "refused":
      return IMPORT_REFUSALS[progress.refusal ?? "damaged"](progress.refusal_detail);
  }
}

/** That documents were imported. `day`: when; `madeOn`: when the archive was made, null when it does not say. */
export function importedWords(origin: {
  by: string;
  day: string;
  madeOn: string | null;
  sourceName: string;
  documentCount: number;
}): string {
  const { by, day, madeOn, sourceName, documentCount } = origin;
  const documents = documentCount > 1 ? `${documentCount} documents` : `${documentCount} document`;
  const madeWords = madeOn === null ? "" : ` faite le ${formatDate(madeOn)}`;
  const source = sourceName === "" ? "" : ` de ${sourceName}`;
  return `${documents} d'une archive${source}${madeWords}, importée le ${formatDate(day)} par ${by}.`;
}
