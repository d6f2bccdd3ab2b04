import { ARTICLES } from "./reading/word-lists.ts";
import { plainWord } from "./reading/words.ts";
import type { LibraryText, WorkTemplate } from "./work-template.ts";
import { tradeWorks, withoutWraps } from "./work-template.ts";

/** What is done to a thing (« Pose », « Réparation »): the actions that say it, and its tasks, in shares of hours. */
type Manner = { title: string; actions: string; isCommon: boolean; tasks: string[] };

/**
 * The works that a trade does to things, from text: a line for each kind of thing, and a block for each manner of work
 * that they share. A manner is `* Pose {de} = @poser`, then its tasks, `Poser {le} ; 0.6 ; {supplies}`, where 0.6 is
 * the share of the hours of the thing. `*!` begins a manner that says as much as a work written for itself. A thing is
 * `- la vanne/le robinet vanne -gaz | 2 vanne ; 1 ; joints ; Pose`: its names with their articles, words that must not
 * be said, how many when nothing says it, the hours of one, its supplies, and the manners that it takes, all of them
 * when none is named. `{de}`, `{le}` and `{nom}` are the thing. Throws on a line that cannot be read: a test reads the
 * whole library.
 */
export function thingWorks(trade: string, text: string): WorkTemplate[] {
  const manners: Manner[] = [];
  const blocks: string[] = [];
  for (const line of withoutWraps(text).split("\n")) {
    const manner = manners.at(-1);
    if (/^\*!? /.test(line)) manners.push(readManner(line));
    else if (line.startsWith("- ")) blocks.push(...blocksOf(line, manners));
    else if (manner) manner.tasks.push(line);
    else throw new Error(`${trade}, « ${line} »: begin with a manner, « * Pose {de} = @poser »`);
  }
  return tradeWorks(trade, blocks.join("\n"));
}

function readManner(line: LibraryText): Manner {
  const [title = "", actions = ""] = line.replace(/^\*!? /, "").split(" = ");
  return { title, actions, isCommon: !line.startsWith("*!"), tasks: [] };
}

function blocksOf(line: LibraryText, manners: readonly Manner[]): string[] {
  const [head = "", hoursText = "", supplies = "", only = ""] = line
    .slice(2)
    .split(";")
    .map((part) => part.trim());
  const [namesText = "", measure = ""] = head.split(" | ");
  const [allNames = "", ...absentWords] = namesText.split(" -");
  const names = allNames.split("/");
  const [firstName = ""] = names;
  const absent = absentWords.map((word) => ` -${word}`).join("");
  const hours = Number(hoursText);
  if (!names.every((name) => ARTICLE.test(name)) || !(hours > 0))
    throw new Error(`« ${line} » is no thing: write « - la vanne/le robinet ; 1 ; joints »`);
  const choices = names.map((name) => patternOf(name.replace(ARTICLE, "")));
  const unit = measure === "" ? `1 ${names.map((name) => name.replace(ARTICLE, "")).join("/")}` : measure;
  const mannersOfThing = manners.filter(
    ({ title }) => only === "" || only.split(", ").some((word) => title.startsWith(word)),
  );
  return mannersOfThing.map(({ title, actions, isCommon, tasks }) =>
    [
      `# ${fillName(title, firstName)} | ${unit}`,
      ...(isCommon ? ["common"] : []),
      `= ${actions} ${choices.join("/")}${absent}`,
      ...names.map((name, at) => `~ ${choices[at]}: ${fillName(title, name)}`),
      ...names.map((name, at) => `% ${choices[at]}: ${name}`),
      ...mannersOfThing
        .filter((other) => isPartOf(other.title, title))
        .map((other) => `+ ${fillName(other.title, firstName)}`),
      ...tasks.map((task) =>
        task
          .replaceAll("{supplies}", supplies === "" ? "à préciser" : supplies)
          .replace(/; (\d[\d.]*)/, (_whole, share) => `; ${hoursPerUnit(Number(share), hours)}`),
      ),
    ].join("\n"),
  );
}

const ARTICLE = /^(?:les |le |la |l')/;

// What is replaced is taken away, put in and no longer repaired.
function isPartOf(title: string, whole: string): boolean {
  return /^(?:Remplacement|Réfection)/.test(whole) && /^(?:Pose|Dépose|Réparation|Dépannage|Entretien)/.test(title);
}

function hoursPerUnit(share: number, hours: number): string {
  return `${Math.round(share * hours * 1_000) / 1_000}/u`;
}

// « barre d'appui » is looked for as « barre_appui »: articles between words are skipped.
function patternOf(name: string): string {
  const words = plainWord(name.replaceAll(/[ '-]/g, "_")).split("_");
  // « Garde-corps » is read as one word (`words.ts`).
  return words
    .filter((word) => !ARTICLES.has(word))
    .join("_")
    .replace("garde_corp", "gardecorp");
}

/** A text of the library with a noun in it: « la vanne » fills `{le}`, « de vanne » `{de}` and « vanne » `{nom}`. */
export function fillName(text: string, noun: string): string {
  const name = noun.replace(ARTICLE, "");
  return text
    .replaceAll("{le}", noun)
    .replaceAll("{de}", noun.startsWith("l'") ? `d'${name}` : `de ${name}`)
    .replaceAll("{nom}", name);
}
