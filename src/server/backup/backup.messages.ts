import { FRENCH_TIME_ZONE } from "#domain/shared/calendar-date.ts";

/** A moment as people write it, in the time of Paris. */
function frenchMoment(moment: Date): string {
  return new Intl.DateTimeFormat("fr-FR", {
    dateStyle: "long",
    timeStyle: "medium",
    timeZone: FRENCH_TIME_ZONE,
  }).format(moment);
}

/** What the commands print when they are called wrongly. */
export const USAGE = {
  backup: [
    "Sauvegarder :          npm run backup -- DOSSIER",
    "Vérifier une copie :   npm run backup -- verify DOSSIER",
    "Sans dossier, la copie va dans BACKUP_FOLDER, ou dans ./backups.",
  ].join("\n"),
  restore: [
    "Restaurer :            npm run restore -- DOSSIER",
    'Jusqu’à un moment :    npm run restore -- DOSSIER --until "2026-11-23 18:00"',
    "DATA_DIR doit être vide ou absent. L’heure est celle de Paris.",
  ].join("\n"),
};

/** The database of somebody else is copied by its own tools. */
export const ELSEWHERE = [
  "DATABASE_URL est réglée : la base de données est sur un autre PostgreSQL, et cette commande ne la copie pas.",
  "Sauvegarde-la avec les outils de ce PostgreSQL (pg_dump ou pg_basebackup, ou la sauvegarde de ton hébergeur).",
  "Garde avec elle la clé : DATA_DIR/secret.key, ou la valeur d’INSTALLATION_KEY.",
  "Sans la clé, la copie ne sert à rien (docs/install/backup.md).",
].join("\n");

/** A database of somebody else is put back by its own tools. */
export const RESTORE_ELSEWHERE =
  "DATABASE_URL est réglée : cette commande ne remplit que la base embarquée. " +
  "Retire DATABASE_URL, ou restaure cette base avec les outils de son PostgreSQL (docs/install/backup.md).";

/** Why a command was given up before its end. */
export const INTERRUPTED = "Interrompu : rien n’est gardé de ce qui était commencé.";

/** Refusals of a backup, by what is wrong. */
export const backupRefusal = {
  noCluster: (dataDir: string) =>
    `${dataDir} ne contient aucune base de données : il n’y a rien à sauvegarder. Règle DATA_DIR sur le bon dossier.`,
  noKey: (dataDir: string) =>
    `${dataDir}/secret.key manque : une copie sans la clé ne servirait à rien. ` +
    "Remets ce fichier, ou règle INSTALLATION_KEY, puis recommence.",
  insideData: (folder: string) =>
    `${folder} est dans le dossier des données : la copie se copierait elle-même. Choisis un dossier ailleurs.`,
  notEmpty: (folder: string) =>
    `${folder} n’est pas vide : rien n’y est écrit. Donne le nom d’un dossier qui n’existe pas encore.`,
  otherAccount:
    "La base de données tourne sous un autre utilisateur : lance la commande avec l’utilisateur qui lance Établi.",
  tablespaces: (folder: string) =>
    `${folder} contient des espaces de tables que cette commande ne copie pas : rien n’est sauvegardé.`,
  noRoom: (folder: string) =>
    `Il n’y a plus de place pour ${folder} : la copie commencée est retirée. Libère de la place, puis recommence.`,
  lostLog: "Le journal de la base n’est plus là en entier : la copie a pris trop de temps. Recommence.",
  failed: (reason: string) => `La sauvegarde a échoué, et rien n’en est gardé : ${reason}`,
};

/** Refusals of a copy that is not what was written. */
export const damageRefusal = {
  unfinished: (folder: string) =>
    `${folder} n’est pas une sauvegarde finie (manifest.json manque) : elle a été coupée, ou ce n’est pas ce dossier.`,
  manifest: (folder: string) =>
    `${folder}/manifest.json est abîmé : cette sauvegarde n’est pas sûre. Prends-en une autre.`,
  files: (folder: string, faults: readonly string[]) =>
    [
      `${folder} est abîmé : cette sauvegarde n’est pas sûre. Prends-en une autre.`,
      ...faults.slice(0, MOST_FAULTS).map((fault) => `- ${fault}`),
      ...(faults.length > MOST_FAULTS ? [`… et ${faults.length - MOST_FAULTS} autres.`] : []),
    ].join("\n"),
};

const MOST_FAULTS = 5;

/** What is wrong with one file of a copy. */
export const fileFault = {
  missing: (path: string) => `${path} manque`,
  changed: (path: string) => `${path} n’est plus ce qui a été copié`,
  unknown: (path: string) => `${path} n’est pas de la sauvegarde`,
  log: (path: string) => `${path} n’est pas la suite du journal`,
  label: (path: string) => `${path} ne dit pas où la copie commence`,
};

/** Refusals of a restoration. */
export const restoreRefusal = {
  inUse: (dataDir: string) => `${dataDir} est utilisé : arrête d’abord Établi. Rien n’est changé.`,
  notEmpty: (dataDir: string) =>
    `${dataDir} n’est pas vide : rien n’est écrasé. Range ce dossier ailleurs (mv), ou règle DATA_DIR sur un autre.`,
  insideBackup: (dataDir: string) => `${dataDir} est dans la sauvegarde : choisis un autre dossier.`,
  noBackup: (folder: string) => `${folder} ne contient aucune sauvegarde finie.`,
  noBackupUntil: (folder: string, until: Date) =>
    `Aucune sauvegarde de ${folder} n’était finie le ${frenchMoment(until)} : donne un moment plus tard.`,
  logTooShort: (until: Date, logEnd: Date) =>
    `Le journal gardé s’arrête le ${frenchMoment(logEnd)}, avant le ${frenchMoment(until)}. ` +
    "Donne un moment plus tôt, ou enlève --until pour tout reprendre.",
  otherMajor: (backup: string, ours: string) =>
    `Cette sauvegarde vient de PostgreSQL ${backup}, et cette version d’Établi apporte ${ours}. ` +
    "Restaure-la avec la version d’Établi qui l’a faite.",
  noKey:
    "Cette sauvegarde ne contient pas la clé : elle a été faite avec INSTALLATION_KEY. " +
    "Règle INSTALLATION_KEY sur cette clé, puis recommence.",
  badMoment: (text: string) => `« ${text} » n’est pas un moment : écris-le comme "2026-11-23 18:00" (heure de Paris).`,
  otherVolume: (dataDir: string) =>
    `${dataDir} est un disque à lui seul, qui ne peut être remplacé d’un coup. ` +
    "Règle DATA_DIR sur un dossier à l’intérieur, qui n’existe pas encore.",
  noRecovery: (logTail: string) =>
    `La base de données de cette sauvegarde ne repart pas : rien n’est changé.\n${logTail}`,
  failed: (reason: string) => `La restauration a échoué, et rien n’est changé : ${reason}`,
};

/** What a finished backup says. */
export function backupDone(backup: {
  folder: string;
  files: number;
  bytes: number;
  takenAt: Date;
  hasKey: boolean;
}): string {
  return [
    `Sauvegarde faite et vérifiée : ${backup.folder}`,
    `Fichiers : ${backup.files}, ${megabytes(backup.bytes)} Mo.`,
    `État du ${frenchMoment(backup.takenAt)} (heure de Paris).`,
    backup.hasKey
      ? "Elle contient la clé de l’installation et toutes les données, en clair : qui la lit, lit tout. " +
        "Elle n’est lisible que de toi (0700) ; garde-la sur une autre machine, chiffrée si elle voyage."
      : "La clé n’y est pas : elle est dans INSTALLATION_KEY. Garde-la ailleurs, sans elle cette copie ne sert à rien.",
    `Restaurer : npm run restore -- ${backup.folder}`,
  ].join("\n");
}

/** What a verified backup says. */
export function backupVerified(folder: string, files: number, takenAt: Date): string {
  return `${folder} est entière : ${files} fichiers vérifiés, état du ${frenchMoment(takenAt)} (heure de Paris).`;
}

/** What a finished restoration says, with the last number of each series. */
export function restoreDone(restoration: {
  dataDir: string;
  upTo: Date;
  companies: number;
  documents: number;
  lastNumbers: readonly { company: string; numbers: readonly string[] }[];
}): string {
  return [
    `Restauré dans ${restoration.dataDir} : état du ${frenchMoment(restoration.upTo)} (heure de Paris).`,
    `Entreprises : ${restoration.companies}. Devis, factures et avoirs : ${restoration.documents}.`,
    ...restoration.lastNumbers.map(({ company, numbers }) => `Derniers numéros, ${company} : ${numbers.join(", ")}`),
    "Ce qui a été émis après ce moment n’y est plus. Avant le prochain document, Établi demande à chaque entreprise " +
      "le dernier numéro qu’elle a envoyé.",
    "Lance Établi : npm start",
  ].join("\n");
}

/** Progress of a copy or of a check, on one line. */
export const progress = {
  copying: "Copie de la base de données pendant qu’elle sert…",
  checking: "Vérification de chaque fichier…",
  recovering: "Reprise du journal de la base de données…",
};

const KILOBYTE = 1_000;

function megabytes(bytes: number): string {
  return Math.ceil(bytes / KILOBYTE / KILOBYTE).toLocaleString("fr-FR");
}
