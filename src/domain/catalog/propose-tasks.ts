import { scaleDecimal } from "../shared/money.ts";
import { searchText } from "../shared/search-text.ts";
import { formatScaled } from "../shared/french-format.ts";
import { ALL_WORKS } from "./trades/all-trades.ts";
import type { WorkTemplate } from "./work-template.ts";
import { MAX_WORK_DESCRIPTION } from "./work-template.ts";

/** Tasks proposed for a description. Hours in hours, rounded to the quarter. */
export type TemplateProposal = { summary: string; tasks: { title: string; estimate_h: number; description: string }[] };

const MOST_WORKS = 3;
const LONGEST_UNIT = 80;

/**
 * Proposes tasks for a described work, from the library of trades. It takes the works whose words are in the
 * description: three at most, those of the company's trade first. Their hours follow the quantities of the text (« 3
 * radiateurs », « 25 m² »). Without a match it answers a plain breakdown.
 */
export function proposeFromTemplates(description: string, trade: string): TemplateProposal {
  const text = ` ${singular(searchText(description.slice(0, MAX_WORK_DESCRIPTION)))} `;
  const groups = wordGroups(text.trim());
  const ofTrade = singular(searchText(trade));
  const candidates = ALL_WORKS.map((work) => ({ work, score: score(work, groups, ofTrade) }))
    .filter(({ score: points }) => points >= 2)
    .sort((a, b) => b.score - a.score);
  const chosen = withoutOverlap(
    candidates.map(({ work }) => work),
    groups,
  ).slice(0, MOST_WORKS);
  if (chosen.length === 0)
    return {
      summary: "Aucun modèle de la bibliothèque ne correspond : voici un découpage de départ, à ajuster.",
      tasks: GENERIC,
    };
  const works = chosen.map((work) => summaryOf(work, text)).join(" ; ");
  const tasks = chosen.flatMap((work) => scaledTasks(work, text, chosen.length > 1));
  return {
    summary: `D'après la bibliothèque : ${works}. Heures à ajuster au chantier.`,
    tasks,
  };
}

const GENERIC: TemplateProposal["tasks"] = [
  { title: "Visite et prise de mesures", estimate_h: 1, description: "" },
  { title: "Préparation et approvisionnement", estimate_h: 2, description: "" },
  { title: "Réalisation", estimate_h: 7, description: "" },
  { title: "Contrôles et finitions", estimate_h: 2, description: "" },
  { title: "Nettoyage et remise au client", estimate_h: 1, description: "" },
];

const KEYWORDS: ReadonlyMap<WorkTemplate, string[]> = new Map(
  ALL_WORKS.map((work) => [work, work.keywords.map(singular)]),
);
const LONGEST_GROUP = Math.max(...[...KEYWORDS.values()].flat().map((keyword) => keyword.split(" ").length));

function keywordsSaid(work: WorkTemplate, groups: ReadonlySet<string>): string[] {
  return (KEYWORDS.get(work) ?? []).filter((keyword) => groups.has(keyword));
}

// Every group of neighbouring words as long as a keyword may be. The text is read once, then each group is looked up.
function wordGroups(text: string): ReadonlySet<string> {
  const words = text.split(" ");
  return new Set(
    words.flatMap((_word, at) =>
      Array.from({ length: LONGEST_GROUP }, (_none, more) => words.slice(at, at + more + 1).join(" ")),
    ),
  );
}

function score(work: WorkTemplate, groups: ReadonlySet<string>, trade: string): number {
  const keywords = keywordsSaid(work, groups);
  if (keywords.length === 0) return 0;
  const points = keywords.reduce((sum, keyword) => sum + 1 + keyword.split(" ").length, 0);
  return points + (trade !== "" && singular(searchText(work.trade)) === trade ? 2 : 0);
}

// Two works with the same words are the same job: the better match stays.
function withoutOverlap(works: WorkTemplate[], groups: ReadonlySet<string>): WorkTemplate[] {
  const usedGroups = new Set<string>();
  return works.filter((work) => {
    const keywords = keywordsSaid(work, groups);
    const isNew = keywords.length > 0 && keywords.every((keyword) => !usedGroups.has(keyword));
    for (const keyword of keywords) usedGroups.add(keyword);
    return isNew;
  });
}

function scaledTasks(work: WorkTemplate, text: string, several: boolean): TemplateProposal["tasks"] {
  const factor = quantity(work, text) / work.reference;
  return work.tasks.map(({ title, hours }) => ({
    title,
    estimate_h: Math.max(0.25, Math.round(hours * factor * 4) / 4),
    description: several ? work.title : "",
  }));
}

function quantity(work: WorkTemplate, text: string): number {
  if (work.unit === "") return 1;
  const units = unitNames(singular(searchText(work.unit)));
  // A count, then the unit, at once or after one other word (« 3 grands radiateurs »). The text ends with a space.
  const count = [...text.matchAll(/ (\d{1,6}|une?|deux|trois|quatre|cinq|six)(?!\d)/g)].find(({ 0: whole, index }) => {
    const after = text.slice(index + whole.length, index + whole.length + LONGEST_UNIT).trimStart();
    const later = after.replace(/^\w+ /, "");
    return units.some((unit) => after.startsWith(`${unit} `) || later.startsWith(`${unit} `));
  })?.[1];
  const words: Record<string, number> = { un: 1, une: 1, deux: 2, trois: 3, quatre: 4, cinq: 5, six: 6 };
  const value = count === undefined ? Number.NaN : (words[count] ?? Number(count));
  return value > 0 && value <= 10_000 ? value : work.reference;
}

function unitNames(unit: string): string[] {
  if (unit === "m") return ["m", "ml", "metre"];
  return unit.includes("m²") ? ["m²", "m2", "metre carre"].map((name) => unit.replace("m²", name)) : [unit];
}

function summaryOf(work: WorkTemplate, text: string): string {
  if (work.unit === "") return `« ${work.title} »`;
  const count = quantity(work, text);
  const unit = count >= 2 ? plural(work.unit) : work.unit;
  return `« ${work.title} » pour ${formatScaled(scaleDecimal(count, 2), 2, 0)} ${unit}`;
}

// « 3 fenêtres de toit », « 25 m² », « 2 WC »: the first word takes the plural mark. Symbols and capitals never take
// it.
function plural(unit: string): string {
  return unit.replace(/^[a-zà-ÿ]{3,}(?<![sxz])(?=$| )/, "$&s");
}

function singular(text: string): string {
  return text
    .replace(/['’(),.;:!?]/g, " ")
    .replace(/-/g, " ")
    .replace(/\b(\w{3,}?)[sx]\b/g, "$1")
    .replace(/\s+/g, " ")
    .trim();
}
