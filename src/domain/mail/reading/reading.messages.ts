import type { ReadingTrouble } from "./reading-trouble.ts";

const TROUBLES: Record<ReadingTrouble, string> = {
  too_large: "Ce mail est trop lourd pour être ouvert ici : ouvre-le dans ta messagerie.",
  too_deep: "Ce mail emboîte trop de parties pour être lu sans risque : rien n'en est montré.",
  too_many_files: "Ce mail porte plus de fichiers qu'Établi n'en montre : le reste est dans ta messagerie.",
  too_long: "Ce mail est très long : seul son début est montré.",
  broken_text: "Des lettres de ce mail sont abîmées : son expéditeur ne dit pas comment il l'a écrit.",
  winmail: "Ce mail vient d'Outlook dans un fichier winmail.dat : demande un renvoi au format HTML ou PDF.",
  unreadable: "Ce mail est trop abîmé pour être lu ici : ouvre-le dans ta messagerie.",
};

/** What is said of a mail that is read, in French. */
export const readingMessages = {
  /** Why a mail is not shown whole. */
  trouble: (trouble: ReadingTrouble) => TROUBLES[trouble],
  unnamedFile: "piece-jointe",
  quote: "Messages précédents",
  /** In place of a picture that was not loaded. `words`: what it shows, by its sender. */
  picture: (words: string) => (words === "" ? "[image]" : `[image : ${words}]`),
  unreadablePhoto: "Cette photo est abîmée ou trop grande pour être montrée ici : télécharge-la.",
  /** Why a PDF is not shown. */
  noPdf: "Ce fichier n'est pas un PDF : rien n'en est montré.",
  brokenPdf: "Ce PDF est abîmé ou trop lourd pour être montré ici : télécharge-le.",
  lockedPdf: "Ce PDF est protégé par un mot de passe : télécharge-le pour l'ouvrir.",
  /** Refusal of the archive. */
  noArchive: "Ta boîte n'a pas de dossier d'archives : crée-le dans ta messagerie.",
};
