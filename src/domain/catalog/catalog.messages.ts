/** What is said of the tasks that the library of trades proposes. */
export const catalogMessages = {
  noWork:
    "Je ne reconnais pas de travaux dans cette description, alors je n'ai proposé aucune tâche. " +
    "Dis-moi ce qu'il y a à faire, par exemple « remplacer le chauffe-eau » ou « peindre 40 m² de murs ».",
  unknownWork:
    "Je ne connais pas ce travail : voici des étapes générales, avec des heures à chiffrer toi-même. " +
    "Précise ce qu'il y a à faire pour une proposition plus juste.",
  steps: (work: string): [title: string, hours: number][] => [
    ["Visiter, relever et préparer le matériel", 1],
    ["Protéger et préparer la zone", 0.5],
    [`Réaliser : ${work}`, 3],
    ["Tester, contrôler et régler", 0.5],
    ["Nettoyer et évacuer", 0.5],
  ],
  counted: (work: string, amounts: readonly string[], reference: string | null) => {
    const counts = amounts.length > 0 ? ` : j'ai compté ${listInWords(amounts)}` : "";
    return `${work}${counts}${reference === null ? "" : ` (quantité non dite : heures pour ${reference}, à corriger)`}`;
  },
  summary: (works: readonly string[], length: string | null) =>
    `${works.join(" ; ")}. ${length === null ? "Heures à ajuster." : `Heures réparties sur ${length}, à ajuster.`}`,
  tooMuch: (hours: number, works: readonly string[]) =>
    `${works.join(" ; ")}. Cela ferait ${hours} h : est-ce la bonne quantité ? ` +
    "J'ai laissé les heures à zéro, corrige la description ou chiffre-les.",
  report: "Faire le compte rendu et le chiffrage",
  // Around a work that the library does not know.
  aroundWork: (isTakenAway: boolean): [first: string, last: string] => [
    "Préparer et protéger la zone",
    isTakenAway ? "Évacuer et nettoyer" : "Contrôler et nettoyer",
  ],
  composed: (work: string) => `${work} (heures à chiffrer toi-même)`,
  supplies: (list: string) => `Fournitures : ${list}.`,
};

function listInWords(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} et ${parts.at(-1)}`;
}
