import { capitaliseName } from "../../customers/person-name.ts";
import type { CalendarDate } from "../../shared/calendar-date.ts";
import { withoutAccents } from "../../shared/search-text.ts";
import type { Slots } from "../understanding.ts";
import { FIRM_ENDS, FIRST_NAMES, isFirmWord, LEGAL_FORM_WORDS } from "../words/first-names.ts";
import { taxesAt } from "../words/said-taxes.ts";
import type { Span, Token } from "../words/tokens.ts";
import { readDates } from "./dates/read-dates.ts";
import { findLabels } from "./find-labels.ts";
import type { LabelPlace } from "./find-labels.ts";
import { isPriceOfEach, labelledLine } from "./labels/labelled-line.ts";
import { readMeasures } from "./measures.ts";
import type { Measure } from "./numbers/measure.ts";
import { personNamesIn } from "./people/person-name-in.ts";
import { readRecurrence } from "./read-choices.ts";
import { readContacts } from "./read-contacts.ts";
import { readDurations } from "./read-durations.ts";
import { placeOf } from "./read-durations.ts";
import { readPrices } from "./read-prices.ts";
import { PROJECT_NAME } from "./read-projects.ts";

/** The labelled values of a text (docs/specification.md#what-is-read), and the tokens that they take. */
export function readLabels(
  text: string,
  tokens: readonly Token[],
  today: CalendarDate,
): { slots: Slots; spans: Span[] } {
  const labels = findLabels(tokens);
  const slots: Slots = {};
  const isOfProject =
    labels.some(({ field }) => field === "client" || field === "company") &&
    !labels.some(({ field }) => field === "firstName" || field === "projectName") &&
    isHeadedByProject(text);
  for (const label of labels) {
    // « Nouveau projet. Nom : Véranda. Client : Dupont SARL »: the name is that of the project.
    const isProjectName = isOfProject && label.name === "nom";
    Object.assign(slots, valuesOf({ text, tokens, today }, isProjectName ? { ...label, field: "projectName" } : label));
  }
  const lines = labelledLine(tokens, labels, slots.description, (label) => labelledMeasures(tokens, label));
  if (lines) {
    const [line] = lines;
    slots.lines = lines.map(({ value: { isWithVat: _all, ...value }, at }) => ({ value, at }));
    if (line?.value.isWithVat) slots.includesVat = { value: true, at: line.at };
    delete slots.description;
  } else if (labels.some((label) => label.field !== "unitPrice" && isPriceOfEach(tokens, label)))
    slots.hasUnreadPrices = { value: true, at: [0, text.length] };
  return { slots, spans: labels.map(({ from, valueTo }) => ({ from, to: valueTo })) };
}

function isHeadedByProject(text: string): boolean {
  return /^\W{0,4}(?:\w+ ){0,2}(?:projet|project|chantier)\W{0,4}\n/i.test(text);
}

// « description : pose de 4 velux au lieu de 3 »: what was said before is no part of it.
const INSTEAD = / au lieu d(?:e|u|es|['’]) ?[^\n]{1,60}$/i;

type Source = { text: string; tokens: readonly Token[]; today: CalendarDate };

function valuesOf(source: Source, label: LabelPlace): Slots {
  const { text, tokens } = source;
  const { field, valueFrom, valueTo } = label;
  if (valueTo <= valueFrom) return {};
  const at = placeOf(tokens, { from: valueFrom, to: valueTo });
  const raw = text.slice(...at).trim();
  const line = raw.replace(/\s+/g, " ");
  switch (field) {
    case "projectName":
      return isProjectName(unquote(line)) ? { projectName: { value: unquote(line), at } } : {};
    case "description":
      // « Objet : demande de devis » says what is wanted.
      if (
        /^(?:objet|sujet|demande|nature|motif)$/.test(label.name) &&
        /^(?:nouvelle |une )?(?:demande (?:de |d['’])|devis|facture)/i.test(raw)
      )
        return {};
      return { description: { value: raw.replace(/[^\S\n]+/g, " ").replace(INSTEAD, ""), at } };
    case "company":
      // « film d'entreprise pour Roux : tournage 2 jours à 700 € » labels no firm.
      return /\d ?(?:h|heures?|jours?|m²|m2|€)(?!\p{L})|^\d+ (?:[aàx]|pi[eè]ces?) /u.test(line)
        ? {}
        : { company: { value: unquote(line), at } };
    case "client":
      if (/^(?:un |une )?particuli(?:er|ère)s?$/i.test(line)) return kindOf(line, at);
      if (/^(?:la )?famille \S/i.test(line))
        return { lastName: { value: capitaliseName(line.replace(/^(?:la )?famille /i, "")), at } };
      return isFirm(line) || isBareFirm(line)
        ? { company: { value: line.replace(KIND_OF_FIRM, ""), at } }
        : personOf(source, label, at);
    case "person":
      return personOf(source, label, at);
    case "firstName":
      return { firstName: { value: capitaliseName(line), at } };
    case "lastName":
      return personOf(source, label, at, "lastName");
    case "phone":
    case "email":
      return contactOf(field, raw, at);
    case "kind":
      return kindOf(line, at);
    case "recurrence":
      return readRecurrence(tokens.slice(valueFrom, valueTo));
    case "startDate":
    case "endDate":
      return dateOf(source, label, field);
    default:
      return amountsOf(tokens, label, at);
  }
}

function isProjectName(name: string): boolean {
  return name.length >= PROJECT_NAME.shortest && name.length <= PROJECT_NAME.longest;
}

function unquote(value: string): string {
  return value.replace(/^[«"“] ?/, "").replace(/ ?[»"”]$/, "");
}

// A firm has its legal form or the word of a firm in its name, without a title before it.
function isFirm(name: string): boolean {
  const words = withoutAccents(name)
    .toLowerCase()
    .split(/[^a-z&]+/);
  // « mr & mme Lopes ».
  if (COUPLE.test(words.join(" "))) return false;
  if (words.some((word) => LEGAL_FORM_WORDS.has(word) || word === "&") || isFirmWord(words[0] ?? "")) return true;
  if (words.some((word) => FIRM_ENDS.has(word))) return true;
  // « Client : Occitane Façades »: no title and no first name.
  const isPerson =
    words.some((word) => FIRST_NAMES.has(word)) || /^(?:m|mr|mme|mlle|madame|monsieur|famille)$/.test(words[0] ?? "");
  return !isPerson && words.length > 1 && !PARTICLE_HEADS.test(name);
}

const COUPLE = /^(?:m|mr|monsieur) (?:&|et) (?:mme|madame)(?: |$)/;

// « Client : Norvex »: one word that is no first name.
function isBareFirm(name: string): boolean {
  return /^[\p{L}\d]{3,40}$/u.test(name) && !FIRST_NAMES.has(withoutAccents(name).toLowerCase());
}

const PARTICLE_HEADS = /^(?:le|la|les|de|du|des|d['’]|van|von|el|al|ben)(?: |$)/i;

function personOf(
  { text, tokens }: Source,
  { valueFrom, valueTo }: LabelPlace,
  at: [number, number],
  only?: "lastName",
): Slots {
  const length = tokens.slice(valueFrom, valueTo).findIndex((token) => /^[,(/]$/.test(token.text));
  const end = length < 0 ? valueTo : valueFrom + length;
  const { firstName, lastName } = personNamesIn(text, tokens, valueFrom, end);
  const isBoth =
    only && firstName !== undefined && lastName !== undefined && isWholeName(text.slice(...at).replace(TITLE, ""));
  if ((only && !isBoth) || (firstName === undefined && lastName === undefined)) {
    // « Abiven (A-B-I-V-E-N) » spells it.
    const value = capitaliseName(
      text
        .slice(...at)
        .replace(TITLE, "")
        .replace(/ {1,3}\([^()]{1,60}\)$/, ""),
    );
    return { lastName: { value, at } };
  }
  return {
    ...(firstName && { firstName: { value: firstName, at } }),
    ...(lastName && { lastName: { value: lastName, at } }),
  };
}

// « client : sté Voltaflex ».
const KIND_OF_FIRM = /^(?:la )?(?:sté|ste|société|societe|entreprise) (?=\p{Lu}\p{L}{2})/u;
const TITLE = /^(?:m\.|mr|mme|mlle|madame|monsieur)\s+/i;

// « Nom : Bérengère Roche », « Nom : ROCHE Bérengère »: both names.
function isWholeName(name: string): boolean {
  const words = withoutAccents(name).toLowerCase().split(/\s+/);
  return words.length === 2 && words.some((word) => FIRST_NAMES.has(word));
}

function contactOf(field: "phone" | "email", raw: string, [start, end]: [number, number]): Slots {
  const { email, phone } = readContacts(raw, []);
  if (field === "email") return email ? { email: { value: email.value, at: [start, end] } } : {};
  const value = phone?.value ?? raw;
  return /\d/.test(value) && value.length <= 40 ? { phone: { value, at: [start, end] } } : {};
}

function kindOf(line: string, at: [number, number]): Slots {
  if (/particulier/i.test(line)) return { customerKind: { value: "person", at } };
  return /pro|soci[eé]t[eé]|entreprise/i.test(line) ? { customerKind: { value: "company", at } } : {};
}

function dateOf({ tokens, today }: Source, { valueFrom, valueTo }: LabelPlace, field: "startDate" | "endDate"): Slots {
  const value = tokens.slice(valueFrom, valueTo);
  const [first, second] = readDates(value, today);
  if (!first || first.date === null) return {};
  const slot = { value: first.date, at: placeOf(value, first) };
  if (field !== "startDate" || second?.role !== "end" || second.date === null) return { [field]: slot };
  return { [field]: slot, endDate: { value: second.date, at: placeOf(value, second) } };
}

// A number with its unit, or alone: the label says its unit then.
function amountsOf(tokens: readonly Token[], label: LabelPlace, at: [number, number]): Slots {
  if (/^(?:none|quantity|unitPrice)$/.test(label.field)) return {};
  const value = tokens.slice(label.valueFrom, label.valueTo);
  // « Tarif : 35 € la séance » is the price of a line, or is asked.
  if (isPriceOfEach(tokens, label)) return {};
  const measures = labelledMeasures(tokens, label);
  const slots = { ...readDurations(value, measures), ...readPrices(value, measures) };
  const [only, ...others] = measures;
  if (others.length > 0 || !only) return slots;
  if (!only.isUsable) return {};
  if (label.field === "vat" || label.field === "discount") {
    const name = label.field === "vat" ? "vatPercent" : "discountPercent";
    const isShare = only.kind === "percent" || (only.kind === "bare" && name === "vatPercent");
    return isShare && only.value <= 100 ? { [name]: { value: only.value, at } } : {};
  }
  if (label.field === "duration") return only.kind === "bare" ? durationOf(label, only.value, at) : slots;
  const isPrice = (only.kind === "price" && only.per === null) || only.kind === "bare";
  if (!isPrice) return slots;
  const labelledPrice = priceName(label);
  // « Tarif annoncé : 190 € TTC »: no hour costs that much.
  const isWhole = labelledPrice === "rate" && label.name === "tarif" && label.unit === "" && only.value > LARGEST_RATE;
  const name = isWhole ? "flatPriceEuros" : labelledPrice;
  const isWithVat = only.kind === "price" ? only.taxes === "ttc" : taxesOfText(tokens, label) === "ttc";
  return { [name]: { value: only.value, at }, ...(isWithVat && { includesVat: { value: true as const, at } }) };
}

// The measures of a labelled value. Its prices have the taxes that the label says, or the text around it.
function labelledMeasures(tokens: readonly Token[], label: LabelPlace): Measure[] {
  const measures = readMeasures(tokens.slice(label.valueFrom, label.valueTo));
  const taxes = measures.some(({ kind }) => kind === "price") ? taxesOfText(tokens, label) : null;
  if (taxes === null) return measures;
  return measures.map((measure) =>
    measure.kind === "price" ? { ...measure, taxes: measure.taxes ?? taxes } : measure,
  );
}

// « Prix TTC : 55 », « Tarif (HT) : 55 », else « prix TTC » anywhere in the text.
function taxesOfText(tokens: readonly Token[], { from, valueFrom, valueTo }: LabelPlace): "ht" | "ttc" | null {
  const taxesIn = (start: number, end: number) =>
    tokens.slice(start, end).flatMap((_token, index) => taxesAt(tokens, start + index)?.taxes ?? []);
  const [ofLabel] = [...taxesIn(from, valueFrom), ...taxesIn(valueFrom, valueTo)];
  return ofLabel ?? (taxesIn(0, tokens.length).includes("ttc") ? "ttc" : null);
}

const LARGEST_RATE = 150;

function priceName({ field, unit, name }: LabelPlace): "rate" | "dayRate" | "flatPriceEuros" {
  if (field === "flat") return "flatPriceEuros";
  return field === "dayRate" || /jour/.test(`${unit} ${name}`) ? "dayRate" : "rate";
}

function durationOf({ unit, name }: LabelPlace, value: Measure["value"], at: [number, number]): Slots {
  const words = unit === "" ? name : unit;
  if (/min/.test(words)) return { hours: { value: value / 60, at } };
  if (/semaine/.test(words)) return { weeks: { value, at } };
  return /jour|\bj\b|day/.test(words) ? { days: { value, at } } : { hours: { value, at } };
}
