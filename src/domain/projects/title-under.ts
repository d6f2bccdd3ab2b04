const LINKS = [" – ", " - ", " : ", ", "];

/** The title of a task without the heading that it stands under: « Poser la cuve » of « Poser la cuve – Salle 1 ». */
export function titleUnder({ title, section }: { title: string; section: string }): string {
  const end = LINKS.map((link) => `${link}${section}`).find((words) => title.endsWith(words));
  return section === "" || end === undefined ? title : title.slice(0, -end.length);
}
