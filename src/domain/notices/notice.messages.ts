/** The public pages about an installation itself. */
export const NOTICE_KINDS = ["legal", "privacy", "licence"] as const;

/** One of them. */
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** The title of each page. */
export const NOTICE_TITLES: Readonly<Record<NoticeKind, string>> = {
  legal: "Mentions légales",
  privacy: "Confidentialité",
  licence: "Licence",
};

/** A thing that a page says, under its own small heading. */
export type NoticeFact = { name: string; text: string };

/**
 * What a page says while whoever runs the installation has written nothing: what the software itself knows. `host` is
 * where the page is read.
 */
export function unwrittenNotice(kind: NoticeKind, host: string): { lead: string; facts: readonly NoticeFact[] } {
  if (kind === "legal")
    return {
      lead: "Ce site est une installation d'Établi, tenue par la personne ou l'entreprise qui t'en a donné l'adresse.",
      facts: [
        { name: "Le site", text: host },
        {
          name: "Éditeur et hébergeur",
          text: "Ils n'ont pas encore écrit leurs noms ici. Qui t'a donné cette adresse te les doit.",
        },
        { name: "Où sont les données", text: "Sur la machine qui répond à cette adresse." },
        { name: "Le logiciel", text: "Établi, un logiciel libre, sous licence MIT." },
      ],
    };
  if (kind === "privacy") return { lead: "Voici ce que fait le logiciel de ce site.", facts: PRIVACY_FACTS };
  return { lead: "Établi est un logiciel libre, sous licence MIT.", facts: [] };
}

const PRIVACY_FACTS: readonly NoticeFact[] = [
  {
    name: "Qui en répond",
    text:
      "L'entreprise qui fait ses devis et ses factures ici répond des données de ses clients. Qui tient ce site " +
      "répond des comptes.",
  },
  { name: "À quoi elles servent", text: "À faire des devis et des factures, à les suivre, et à rien d'autre." },
  {
    name: "Combien de temps",
    text:
      "Un compte, jusqu'à ce qu'il soit supprimé. Une facture et ce qui la prouve, dix ans : la loi l'impose " +
      "(code de commerce, art. L123-22).",
  },
  { name: "Où sont les données", text: "Sur la machine qui héberge ce site. Il ne charge rien d'un autre site." },
  { name: "Tes visites", text: "Elles ne sont pas mesurées, et aucun traceur n'est posé." },
  { name: "Ta connexion", text: "Elle est gardée dans ton navigateur, jusqu'à ce que tu te déconnectes." },
  {
    name: "L'intelligence artificielle",
    text: "Aucun texte n'est envoyé à une IA sans l'accord du propriétaire de l'entreprise.",
  },
  {
    name: "Tes droits",
    text:
      "Tu es client d'une entreprise qui se sert d'Établi ? Demande-lui de voir, de corriger ou d'effacer ce qu'elle " +
      "garde de toi : elle peut le faire ici. Sans réponse, adresse-toi à la CNIL (cnil.fr).",
  },
];

/** What the law asks of whoever opens a site to the public (LCEN, art. 1-1). */
export const OWED_BY_THE_OPERATOR: readonly string[] = [
  "L'éditeur : nom, adresse, téléphone ; SIREN et capital pour une entreprise",
  "Le directeur de la publication",
  "L'hébergeur : nom, adresse, téléphone",
];

/** The other words of these pages. */
export const noticeMessages = {
  operator: "Tu tiens ce site ?",
  operatorOwes: "Si d'autres que toi peuvent l'ouvrir, la loi (LCEN, art. 1-1) demande d'y nommer :",
  operatorHow: "Écris-les dans un fichier texte : le guide d'installation dit comment les montrer ici.",
  foot: "Mentions",
  back: "Revenir à l'accueil",
  licenceInShort:
    "En bref : chacun peut utiliser, copier, modifier et redistribuer Établi, même pour en vivre, en gardant ce " +
    "texte. Il est fourni sans garantie. Le texte en anglais fait foi.",
};

/** A text whose lines were broken for a screen of another width, with its paragraphs alone. */
export function withoutHardBreaks(text: string): string {
  return text.replaceAll(/(?<!\n)\n(?!\n)/g, " ");
}
