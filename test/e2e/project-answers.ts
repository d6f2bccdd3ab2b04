/** What the assistant asks of a new project, and what it is answered. */
export const PROJECT_ANSWERS: readonly (readonly [question: string, answer: string])[] = [
  ["Quel nom", "Menuiserie Roux"],
  ["Pour quelle entreprise", "Menuiserie Roux"],
  ["prénom du contact", "claire"],
  ["nom de famille", "ROUX"],
  ["adresse email", "Claire@Menuiserie-Roux.fr"],
  ["ponctuel ou récurrent", "ponctuel"],
  ["date de début", "01/12/2026"],
];
