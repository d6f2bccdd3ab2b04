/** Sentences about files of lists, whatever they list. */
export const importsMessages = {
  formula: "Une cellule est une formule de tableur, pas un texte.",
  not_a_table: "Ce fichier n'est ni un classeur Excel (.xlsx) ni un CSV. Enregistre-le sous l'un des deux.",
  old_workbook:
    "Ce classeur est à l'ancien format d'Excel (.xls) ou protégé par un mot de passe. Enregistre-le en .xlsx, sans " +
    "mot de passe, ou en CSV.",
  no_rows: "Ce fichier n'a aucune ligne sous ses titres.",
  too_many_rows: "Ce fichier a plus de 60 000 lignes. Coupe-le en plusieurs fichiers.",
  too_many_columns: "Ce fichier a plus de 60 colonnes. Retire celles qui ne servent pas.",
  too_large: "Ce fichier est trop lourd. Coupe-le en plusieurs fichiers.",
  unreadable_file: "Ce fichier ne se laisse pas lire. Choisis-le de nouveau.",
  parts_missing: "Le fichier n'est pas arrivé en entier. Choisis-le de nouveau.",
  import_running: "Un import est en cours. Arrête-le d'abord, ou attends sa fin.",
  reason: "Pourquoi",
  reportName: "lignes à revoir.csv",
};

/** What stands above a column that has no name: « Colonne 3 ». */
export function columnName(place: number): string {
  return `Colonne ${place + 1}`;
}

/** A row that was not added: « Ligne 3, Garage Central : cette adresse email n'est pas valide. » */
export function unaddedWords(line: number, name: string, reason: string): string {
  return `Ligne ${inFigures(line)}${name === "" ? "" : `, ${name}`} : ${reason}`;
}

/** The columns of a file that are all understood: « Les 8 colonnes sont reconnues ». */
export function knownColumnsWords(count: number): string {
  return count === 1 ? "La colonne est reconnue" : `Les ${inFigures(count)} colonnes sont reconnues`;
}

/** The columns of a file: « 7 colonnes reconnues, 2 non reprises : Remarque, Code ». */
export function readColumnsWords(count: number, leftHeaders: readonly string[]): string {
  const end = count > 1 ? "s" : "";
  const leftEnd = leftHeaders.length > 1 ? "s" : "";
  return (
    `${inFigures(count)} colonne${end} reconnue${end}, ` +
    `${inFigures(leftHeaders.length)} non reprise${leftEnd} : ${leftHeaders.join(", ")}`
  );
}

/** A column that is left out and whose cells look like something: « Ressemble à : Email. À reprendre ? ». */
export function likelyWords(label: string): string {
  return `Ressemble à : ${label}. À reprendre ?`;
}

/** A count as people write it: « 1 234 ». */
export function inFigures(count: number): string {
  return count.toLocaleString("fr-FR");
}
