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

/** What a page says while whoever runs the installation has written nothing. */
export const UNWRITTEN: Readonly<Record<NoticeKind, string>> = {
  legal:
    "Qui héberge cette installation d'Établi n'a pas encore écrit ses mentions légales. Adresse-toi à la personne " +
    "qui t'en a donné l'adresse.",
  privacy:
    "Qui héberge cette installation d'Établi n'a pas encore écrit sa page de confidentialité.\n\n" +
    "Ce que fait le logiciel lui-même : les données restent sur la machine qui l'héberge. Il ne mesure pas les " +
    "visites, ne charge rien d'un autre site et ne pose pas de traceur ; la connexion est gardée dans ton " +
    "navigateur. Rien n'est envoyé à un modèle de langage sans l'accord du propriétaire de l'entreprise.",
  licence: "Établi est un logiciel libre, sous licence MIT.",
};

/** The other words of these pages. */
export const noticeMessages = { foot: "Mentions", back: "Revenir à l'accueil" };
