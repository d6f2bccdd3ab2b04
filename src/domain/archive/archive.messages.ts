import { formatDate } from "../shared/french-format.ts";
import { percentOf } from "../shared/money.ts";

/** Words of the archive of a company. */
export const archiveMessages = {
  customerColumns: [
    "Entreprise",
    "Prénom",
    "Nom",
    "Email",
    "Téléphone",
    "SIREN",
    "SIRET",
    "Numéro de TVA",
    "Adresse",
    "Complément",
    "Code postal",
    "Ville",
    "Pays",
    "Notes",
  ],
  documentColumns: [
    "Type",
    "Numéro",
    "Version",
    "Date",
    "Échéance",
    "Client",
    "Projet",
    "Total HT",
    "TVA",
    "Total TTC",
    "Reste à payer",
  ],
  paymentColumns: ["Facture", "Reçu le", "Montant", "Moyen", "Référence", "Remarque"],
  reversal: "Annule un paiement",
  withoutOriginals:
    "Les originaux des photos n'y sont pas : avec eux, l'archive dépasserait 2\u00A0Go et ne pourrait " +
    "pas être reprise. Télécharge-les depuis les photos de chaque projet.",
};

/** The name of an archive: « Établi Volt et fils 2026-11-28.zip ». */
export function archiveFileName(companyName: string, day: string): string {
  const name = companyName
    .slice(0, 200)
    .replace(/[^\p{L}\p{N}_-]+/gu, " ")
    .trim()
    .slice(0, 60);
  return `Établi ${name === "" ? "" : `${name} `}${day}.zip`;
}

/** What an archive says of itself, in the file that one opens first. */
export function archiveReadMe({ companyName, day, faultyNumbers, areOriginalsOut }: ArchiveFacts): string {
  const faults =
    faultyNumbers.length === 0
      ? []
      : [
          "À VÉRIFIER",
          "",
          "Le fichier de ces documents n'a pas pu être fait, ou n'est plus celui qui a été émis :",
          ...faultyNumbers.map((number) => `- ${number}`),
          "",
        ];
  return [
    `${companyName === "" ? "Ton entreprise" : companyName}, tout ce qu'Établi garde, au ${formatDate(day)}.`,
    "",
    ...faults,
    "CE QUI EST DEDANS",
    "",
    "- clients.csv, documents.csv, paiements.csv : à ouvrir avec un tableur.",
    "- documents/ : les PDF de tes devis, factures et avoirs, et le XML des factures électroniques.",
    areOriginalsOut
      ? "- photos/ : les photos de tes projets."
      : "- photos/ : les photos de tes projets. originaux/ : les mêmes en taille réelle, quand elles sont gardées.",
    "- logos/ : les logos imprimés sur tes documents.",
    "- chantiers/ : les PDF de tes comptes rendus de chantier et de tes PV de réception.",
    "- achats/ : les tickets des achats que tu as notés à la main.",
    "- donnees/ : chaque table, une ligne JSON par objet. Les montants finissent par _cents (centimes).",
    "- manifest.json : la liste des fichiers, avec taille et empreinte SHA-256. Il est écrit en dernier :",
    "  sans lui, l'archive a été coupée. Télécharge-la de nouveau.",
    "",
    "LA REPRENDRE",
    "",
    "Dans une entreprise neuve d'Établi, ici ou ailleurs : Réglages, Données, « Reprendre une archive ». Garde le .zip",
    "tel quel : une archive dont un fichier a changé est refusée.",
    "",
    "CE QUI N'Y EST PAS",
    "",
    "- Les mails : ils sont dans vos boîtes, qu'Établi lit sans les garder.",
    "- Les mots de passe, les clés des assistants et celles des boîtes mail.",
    ...(areOriginalsOut ? [`- ${archiveMessages.withoutOriginals}`] : []),
    "- Les conversations de chacun avec l'assistant, et ce qui sert seulement à chercher.",
    "",
    "À GARDER DIX ANS",
    "",
    "Les factures et ce qui les justifie (Code de commerce, L123-22), dans leur format : le PDF et le XML tels quels.",
    "",
  ].join("\r\n");
}

type ArchiveFacts = { companyName: string; day: string; faultyNumbers: readonly string[]; areOriginalsOut: boolean };

/** How far an archive is. Its moments are ISO dates. */
export type ArchiveProgress = {
  state: "preparing" | "ready" | "sending" | "cut" | "sent";
  document_count: number;
  checked_count: number;
  file_count: number;
  sent_count: number;
  read_at: string | null;
  sent_at: string | null;
};

/** How far an archive is, in percent. */
export function archiveProgress(archive: ArchiveProgress): number {
  const [done, all] =
    archive.state === "preparing"
      ? [archive.checked_count, archive.document_count]
      : [archive.sent_count, archive.file_count];
  return all === 0 ? 0 : Math.min(100, Math.floor(percentOf(done, all)));
}

/** How far an archive is, and what can be done. `sayMoment` gives a moment in words: « aujourd'hui à 14:32 ». */
export function archiveWords(archive: ArchiveProgress, sayMoment: (iso: string) => string): string {
  const { state, document_count, checked_count, file_count, sent_count, read_at, sent_at } = archive;
  const readAt = read_at === null ? "" : ` Elle a été préparée ${sayMoment(read_at)}.`;
  const files = `${file_count} fichier${file_count > 1 ? "s" : ""}`;
  switch (state) {
    case "preparing":
      return checked_count < document_count
        ? `Documents relus : ${checked_count} sur ${document_count}. Tu peux quitter cette page.`
        : "Tout est relu. L'archive est prête dans un instant.";
    case "ready":
      return `L'archive est prête : ${files}.${readAt}`;
    case "sending":
      return `Téléchargement : ${sent_count} sur ${files}.`;
    case "cut":
      return `Le téléchargement s'est arrêté : ${sent_count} sur ${files}. Recommence-le, rien n'est perdu.`;
    case "sent":
      return `Téléchargée en entier${sent_at === null ? "" : ` ${sayMoment(sent_at)}`} : ${files}.${readAt}`;
  }
}
