import { listInWords, withCapital } from "../../../shared/french-format.ts";
import { plainWords, searchText } from "../../../shared/search-text.ts";
import type { Answers } from "../../conversation/flow.ts";
import type { CardRow, FormField } from "../../conversation/message.ts";
import { cleanWorks } from "../../slots/labels/clean-label.ts";
import { pattern } from "../../words/pattern.ts";
import { workAsNoun } from "../../words/work-noun.ts";
import { isWorkVerb } from "../../words/work-verbs.ts";

const LONGEST_TITLE = 60;

/** The name of a project of which only the work was said, in a few words. Empty when it was not, or at length. */
export function workTitle(answers: Answers): string {
  return isTitle(headOf(answers.projectDescription)) && answers.projectDescription ? projectTitleOf([], answers) : "";
}

const BEFORE_CUSTOMER = " – ";

/** The fields of a card whose name of a project ended with the customer of before, and ends with that of now. */
export function withCustomerInTitle(fieldsBefore: readonly FormField[], fields: FormField[]): FormField[] {
  const [earlier, customer] = [customerOn(fieldsBefore), customerOn(fields)];
  return fields.map((one) =>
    one.name === "projectName" ? { ...one, value: titleFor(customer, one.value ?? "", earlier) } : one,
  );
}

/** A title made of a work and a customer, with another customer. A title of other words stays. */
export function titleFor(customer: string, title: string, earlierCustomer: string): string {
  const isMade = customer !== "" && earlierCustomer !== "" && title.endsWith(BEFORE_CUSTOMER + earlierCustomer);
  return isMade ? title.slice(0, -earlierCustomer.length) + customer : title;
}

/** Whom the fields of a card name. */
export function customerOn(fields: readonly FormField[]): string {
  const valueOf = (name: string) => fields.find((one) => one.name === name)?.value ?? "";
  return valueOf("company") || valueOf("lastName");
}

/** A project without a name is called by what is said of the whole, or by its first work. */
export function projectTitleOf(rows: readonly CardRow[], answers: Answers): string {
  const saidTitle = saysMore(answers, rows) ? titleIn(answers.projectDescription) : "";
  // « refaire sa salle de bain » is « Salle de bain » on a document of hers.
  const ofLines = fewWorks(rows) || (rows[0]?.label ?? "");
  const saidWork = saidTitle === "" ? ofLines : saidTitle.replace(REDONE, "");
  const work = workAsNoun(saidWork).replace(/[. ]{1,5}$/, "");
  const title = [work, answers.company || answers.lastName || ""]
    .filter((part) => part !== "")
    .join(BEFORE_CUSTOMER)
    .slice(0, LONGEST_TITLE)
    .trim();
  return withCapital(title);
}

/** The name of a project that only these lines say, with its customer. */
export function titleOfRows(rows: readonly CardRow[], customer: string): string {
  return projectTitleOf(rows, { lastName: customer });
}

// « Peinture et parquet »: two or three works of a few words, none of which only prepares or supplies another.
function fewWorks(rows: readonly CardRow[]): string {
  const labels = rows.map(({ label }) => label.trim());
  if (labels.length < 2 || labels.length > 3 || rows.some((row) => row.isOption) || !labels.every(isWholeWork))
    return "";
  const words = labels.flatMap((label) => searchText(label).split(" ")).filter((word) => word.length > 3);
  const title = listInWords(labels.map((label, at) => (at === 0 ? label : withSmallStart(label))));
  return new Set(words).size === words.length && isTitle(title) ? title : "";
}

const ASIDE = pattern`
  ^(?:depose|pose|fourniture|main|deplacement|livraison|evacuation|preparation|protection|nettoyage|forfait|mise|
  option|frais|location|benne|divers|supplement)s?\b`;

function isWholeWork(label: string): boolean {
  const [verb = ""] = /^\p{L}+/u.exec(label) ?? [];
  return /^\p{L}[\p{L}' ’-]{2,24}$/u.test(label) && !ASIDE.test(plainWords(label)) && !isWorkVerb(verb);
}

const REDONE = /^(?:refaire|r[ée]nover|am[ée]nager|transformer|refaire [àa] neuf) (?:sa|son|ses|leurs?) (?=\p{L})/iu;

// « Changer le chauffe-eau, poser deux radiateurs »: the first of several works, where all of them are too long.
function titleIn(toldWork = ""): string {
  const description = toldWork
    .split(", ")
    .filter((part) => !TERM.test(part))
    .join(", ");
  const [first = ""] = description.split(", ");
  const head = headOf(description);
  if (isTitle(head)) return head;
  return isWorkVerb(/^\p{L}+/u.exec(first)?.[0] ?? "") && isTitle(first) ? first : "";
}

/** What a quote of such lots is called: « Plomberie et carrelage ». Empty for one lot, and for long names. */
export function titleOfLots(lots: readonly { label: string }[]): string {
  const names = lots.map(({ label }) => label.replace(RANK_OF_LOT, ""));
  const title = listInWords(names.map((name, index) => (index === 0 ? name : withSmallStart(name))));
  return lots.length > 1 && isTitle(title) ? title : "";
}

// « WC » stays.
function withSmallStart(name: string): string {
  return /^\p{Lu}\p{Lu}/u.test(name) ? name : name.slice(0, 1).toLowerCase() + name.slice(1);
}

const RANK_OF_LOT = /^lot (?:n°\s?)?\d{1,2} ?[–-] ?/i;

// No project is called by its terms.
const TERM = /^(?:et |avec )?(?:une? |l['’])?(?:remises?|rabais|acomptes?|arrhes|options?|validité|tva)(?!\p{L})/iu;

// « refonte du site vitrine »: what is said of the whole, in a few words.
function isTitle(description: string | undefined): description is string {
  return description !== undefined && description.length <= LONGEST_WORK && !description.includes("\n");
}

// « Aménagement de combles : isolation 40 m², … » is called by what stands before its colon.
function headOf(description = ""): string {
  return /^\P{L}*\p{L}{2,} [^:,.\n]*(?= ?: )/u.exec(description)?.[0].trim() ?? description;
}

const LONGEST_WORK = 40;

/** True of a description that does not only repeat the lines. */
export function saysMore({ projectDescription = "" }: Answers, rows: readonly CardRow[]): boolean {
  const labels = rows.map(({ label }) => label).join(", ");
  return projectDescription !== "" && searchText(cleanWorks(projectDescription)) !== searchText(labels);
}
