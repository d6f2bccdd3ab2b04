import { fieldMessages } from "../../shared/field.messages.ts";
import { plainWords } from "../../shared/search-text.ts";
import { isSirenNumber, sirenOfSiret } from "../../shared/siren.ts";
import { messages } from "../conversation/assistant.messages.ts";
import type { AssistantMessage, FormField } from "../conversation/message.ts";
import { saidIban } from "../slots/numbers/said-iban.ts";
import { readAddresses } from "../slots/people/read-address.ts";
import { readContacts } from "../slots/read-contacts.ts";
import { tokensOf } from "../words/tokens.ts";

/** A form as it is shown, with the values that it has. */
export type FilledForm = Extract<AssistantMessage, { type: "form" }>;

const LONGEST = 400;

/**
 * A form of legal data with what a text says of its fields: « 12 rue de la République 69001 Lyon, SIREN 732829320 ».
 * What was typed before stays. A SIREN whose check digit is wrong is shown with its error. Null when the text says none
 * of its fields.
 */
export function formAfterText(message: AssistantMessage, text: string): FilledForm | null {
  if (message.type !== "form" || text.length > LONGEST) return null;
  const values = valuesIn(text, message.fields);
  const names = Object.keys(values);
  if (names.length === 0) return null;
  const fields = message.fields.map((field): FormField => {
    const value = values[field.name];
    if (value === undefined) return field;
    const { error: _earlier, ...plain } = field;
    const isWrong = field.name === "siren" && !isSirenNumber(value);
    return { ...plain, value, ...(isWrong && { error: fieldMessages.siren }) };
  });
  return { ...message, fields };
}

/** True when every field of a form that must be filled is, without an error. */
export function isWholeForm({ fields }: FilledForm): boolean {
  return fields.every(({ required, value = "", error }) => error === undefined && (!required || value.trim() !== ""));
}

/** The values of a form's fields by name, as they are saved. */
export function valuesOfForm({ fields }: FilledForm): Record<string, string> {
  return Object.fromEntries(fields.map(({ name, value = "" }) => [name, value]));
}

/** What was read for a form, said back: « J'ai noté : 3 place Bellecour, 69002, Lyon. » */
export function sayNoted(earlier: AssistantMessage, { fields }: FilledForm): string {
  const earlierFields = earlier.type === "form" ? earlier.fields : [];
  const formerValues = new Map(earlierFields.map(({ name, value = "" }) => [name, value]));
  const newFields = fields.filter(({ name, value = "", error }) => {
    return value !== "" && error === undefined && formerValues.get(name) !== value;
  });
  const parts = newFields.map(({ name, label, value = "", options = [] }) => {
    const option = options.find((one) => one.value === value);
    if (option !== undefined) return `${label}, « ${option.label} »`;
    return name.startsWith("address.") ? value : `${label.replace(/ \(.*/, "")} ${value}`;
  });
  return parts.length === 0 ? "" : messages.noted(parts);
}

/**
 * The option of a form that a text is the words of, or a part of them: « pas encore, plus tard », « oui ». Null for
 * other words, and for those of two options.
 */
export function typedOption(fields: readonly FormField[], text: string): { name: string; value: string } | null {
  if (text.length > LONGEST) return null;
  const textWords = wordsOf(text);
  const options = fields.flatMap(({ name, options: choices = [] }) => choices.map((one) => ({ name, ...one })));
  const exact = options.filter(({ label }) => wordsOf(label) === textWords);
  const ofPart = options.filter(({ label }) => partsOf(label).includes(textWords));
  const [option, ...others] = exact.length > 0 ? exact : ofPart;
  return option === undefined || others.length > 0 ? null : { name: option.name, value: option.value };
}

// « Pas encore, plus tard » is also said « pas encore », « plus tard » or « non ».
function partsOf(label: string): string[] {
  const parts = label.split(/[,:]/).map(wordsOf);
  return parts.some((part) => part.startsWith("pas ")) ? [...parts, "non"] : parts;
}

const wordsOf = (text: string) =>
  plainWords(text)
    .replace(/[^\p{L}\p{N}' ]+/gu, " ")
    .replace(/ +/g, " ")
    .trim();

// What stands before an address, and is none of it.
const LEADS =
  /\b(?:(?:mon|notre|son|leur|l['’]) ?(?:adresse|si[eè]ge)|j['’]habite|c['’]est|alors|voil[aà])(?!\p{L})/giu;

function valuesIn(text: string, fields: readonly FormField[]): Record<string, string> {
  const names = new Set(fields.map(({ name }) => name));
  const siren = names.has("siren") ? sirenIn(text) : null;
  const rest = siren === null ? text : text.replace(siren.words, " ");
  const email = readContacts(rest, tokensOf(rest)).email;
  const iban = names.has("iban") ? saidIban(text) : null;
  const values: Record<string, string | undefined> = {
    ...(siren && { siren: siren.digits }),
    ...addressIn(rest.replace(LEADS, " ")),
    ...(email && { email: email.value }),
    ...(iban && { iban }),
  };
  const chosen = typedOption(fields, text);
  if (chosen !== null) return { [chosen.name]: chosen.value };
  const saidValues = Object.entries(values).flatMap(([name, value]) =>
    value && names.has(name) ? [[name, value]] : [],
  );
  return Object.fromEntries(saidValues);
}

// Nine digits, or the fourteen of a SIRET. A telephone number has ten.
const SIREN =
  /(?<![\d+])(?:(?:n° ?)?sire[nt]\s{0,2}:?\s{0,2})?(\d{3}[ .]?\d{3}[ .]?\d{3})(?:[ .]?\d{5})?(?!\d| ?€|[ .]\d)/iu;

function sirenIn(text: string): { digits: string; words: string } | null {
  const [words = "", number = ""] = SIREN.exec(text) ?? [];
  return number === "" ? null : { digits: sirenOfSiret(number.replace(/[ .]/g, "")), words };
}

const TOWN = /(?<!\d)((?:0[1-9]|[1-8]\d|9[0-578])\d{3})[ ,]{1,2}(\p{L}[\p{L}'’ -]{1,40}?)(?=\s*(?:[,.;\n]|$))/u;
// A form that asks for an address takes « 3 place Bellecour » alone.
const WAY_ALONE = /^[\s,:]*(\d{1,4}(?: ?(?:bis|ter|quater))?,? \p{L}[\p{L}\d'’. -]{2,80}?)\s*(?:[,.;]|$)/u;

function addressIn(text: string): Record<string, string | undefined> {
  const { street, postalCode, city } = readAddresses(text).slots;
  if (street !== undefined)
    return {
      "address.line1": street.value,
      "address.postal_code": postalCode?.value ?? TOWN.exec(text)?.[1],
      "address.city": city?.value ?? TOWN.exec(text)?.[2],
    };
  const [townWords = "", code, town] = TOWN.exec(text) ?? [];
  const way = WAY_ALONE.exec(townWords === "" ? text : text.replace(townWords, ""))?.[1];
  return { "address.line1": way?.trim(), "address.postal_code": code, "address.city": town };
}
