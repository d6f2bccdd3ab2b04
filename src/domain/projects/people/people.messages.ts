/** Sentences about the people of a project. */
export const peopleMessages = {
  person_not_on_sites: "Cette personne ne travaille pas sur les chantiers de l'entreprise. Choisis quelqu'un d'autre.",
  tooMany: "Pas plus de 50 personnes sur un chantier.",
  toGive: "À répartir",
  nobody: "Personne pour l'instant",
};

/** Who a project was given to: « « Toiture » : Zoé et Ali ». */
export function assignedWords(project: string, names: readonly string[]): string {
  return `« ${project} » : ${peopleWords(names)}`;
}

/** Who is on a project, in words: « Zoé et Ali ». */
export function peopleWords(names: readonly string[]): string {
  if (names.length === 0) return peopleMessages.nobody;
  const last = names.at(-1) ?? "";
  return names.length === 1 ? last : `${names.slice(0, -1).join(", ")} et ${last}`;
}

/** How many works nobody is on. `works`: their count in words, « 2 chantiers ». */
export function unstaffedWords(count: number, works: string): string {
  return count === 0 ? "Tout a quelqu'un" : `${works} sans personne`;
}
