/** Said on a page that is not for the role of its reader. */
export const reservedMessages = {
  title: "C'est la page de qui dirige l'entreprise",
  why: "Elle parle d'argent. Tes chantiers, tes tâches et ton planning sont à l'accueil.",
  home: "Revenir à l'accueil",
};
