import type { LegalForm } from "../company/legal-forms.ts";
import { capitaliseName } from "../customers/person-name.ts";
import { parseEmail } from "../shared/email.ts";
import { parseCalendarDate } from "../shared/calendar-date.ts";
import { parseFrenchNumber } from "../shared/french-format.ts";
import { searchText } from "../shared/search-text.ts";
import type { Answers } from "./flow.ts";

// Legal forms that people write in the name of a firm, and words found only in firm names.
const FORMS_IN_NAMES: LegalForm[] = ["SARL", "SAS", "SASU", "EURL", "SCI", "SA"];
const WORDS_IN_NAMES = ["ets", "entreprise", "menuiserie", "boulangerie", "garage", "societe"];
const FIRM = new RegExp(`\\b(${[...FORMS_IN_NAMES, ...WORDS_IN_NAMES].join("|")})\\b`, "i");

const LABELS: [RegExp, (value: string) => Partial<Answers>][] = [
  [/^(nom du projet|projet)$/, (value) => (value.length >= 3 && value.length <= 60 ? { projectName: value } : {})],
  [/^(description|travaux|mission)$/, (value) => ({ projectDescription: value })],
  [/^(duree|heures|temps)$/, (value) => withNumber(value, (durationHours) => ({ durationHours }))],
  [/^(taux|taux horaire|tarif|prix horaire)$/, (value) => withNumber(value, (durationRate) => ({ durationRate }))],
  [/^(date de debut|debut|date)$/, (value) => withDate(value, (startDate) => ({ startDate }))],
  [/^(date de fin|fin)$/, (value) => withDate(value, (endDate) => ({ endDate }))],
  [/^(societe|entreprise)$/, (value) => ({ company: value })],
  [/^client$/, (value) => (FIRM.test(value) ? { company: value } : personOf(value))],
  [/^contact$/, personOf],
  [/^(telephone|tel|portable)$/, (phone) => ({ phone })],
  [/^(email|mail|courriel)$/, (value) => withEmail(value)],
];

const NAMES = [
  "nom du projet|projet|description|travaux|mission",
  "dur[ée]e|heures|temps|taux horaire|taux|tarif|prix horaire",
  "date de d[ée]but|d[ée]but|date de fin|fin|date",
  "soci[ée]t[ée]|entreprise|client|contact|e-?mail|mail|courriel|t[ée]l[ée]phone|t[ée]l|portable",
].join("|");

const LABELLED = new RegExp(
  `(?:^|[\\n;,.] ?)(${NAMES})(?: ?[:=] ?| - )([^\\n;]+?)(?= ?(?:$|\\n|;|[,.] ?(?:${NAMES})(?: ?[:=]| - )))`,
  "giu",
);

/**
 * The labelled values of a message (« Client : Roux », « Taux = 45 »). One line may hold several
 * (docs/specification.md#what-is-read).
 */
export function readLabelledText(message: string): Answers {
  const answers: Answers = {};
  // Spaces are made single first: a run of spaces would be tried at every split.
  const clean = message.replace(/[^\S\n]+/g, " ").replace(/ ?\n[ \n]*/g, "\n");
  for (const [, label = "", value = ""] of clean.matchAll(LABELLED)) {
    const name = searchText(label).replace("e-mail", "email");
    const read = LABELS.find(([pattern]) => pattern.test(name))?.[1](value.trim());
    Object.assign(answers, read);
  }
  return answers;
}

function personOf(value: string): Partial<Answers> {
  const [first = "", ...rest] = value.split(/\s+/);
  return rest.length === 0 ? {} : { firstName: capitaliseName(first), lastName: capitaliseName(rest.join(" ")) };
}

function withNumber(value: string, make: (number: number) => Partial<Answers>): Partial<Answers> {
  const number = parseFrenchNumber(value.replace(/\s/g, "").replace(/(?:€|euros?)?\/h(?:eure)?$/i, ""));
  return number === null || number < 0 ? {} : make(number);
}

function withDate(value: string, make: (date: string) => Partial<Answers>): Partial<Answers> {
  const date = parseCalendarDate(value);
  return date === null ? {} : make(date);
}

function withEmail(value: string): Partial<Answers> {
  const email = parseEmail(value);
  return email === null ? {} : { email };
}
