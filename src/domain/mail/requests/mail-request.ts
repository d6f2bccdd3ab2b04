import { internationalPhone } from "../../shared/phone.ts";
import type { MailAddress } from "../mail-address.ts";
import { domainOfAddress, shownName } from "../mail-address.ts";
import { askedWork } from "./asked-work.ts";
import { siteAddress } from "./site-address.ts";

/** A mail in which somebody asks for work: who wrote it, its subject and its text. */
export type AskingMail = { from: MailAddress; subject: string; text: string };

/** What a mail says of the project that it asks for. What it does not say is empty. */
export type MailRequest = {
  name: string;
  kind: "company" | "person";
  company: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  /** Where the work is to be done. */
  site: string;
  /** What there is to do, in the words of the mail. */
  work: string;
};

const LONGEST_NAME = 60;
const LONGEST_TEXT = 20_000;

/**
 * What a mail proposes for a project: its name by the subject, its customer by the sender, the first phone, the first
 * address and the text.
 */
export function mailRequest({ from, subject, text }: AskingMail): MailRequest {
  return {
    name: projectName(subject),
    ...customerOf(from),
    email: from.address,
    phone: phoneIn(text),
    site: siteAddress(text),
    work: askedWork(text),
  };
}

// « Re : », « TR: », then « Demande de devis pour une … ».
const MARK = /^(?:re|ré|rép|tr|fw|fwd) ?:\s*/iu;
const ASKING = /^(?:demande (?:de |d['’])?)?(?:devis|prix|travaux)(?: (?:pour|concernant|de|d['’]))?\s*[:–-]?\s*/iu;
const ARTICLE = /^(?:une?|des|les?|la|mon|ma|mes|notre|nos)\s+|^l['’]/iu;

function projectName(subject: string): string {
  let rest = subject.slice(0, 500).replace(/\s+/g, " ").trim();
  for (let mark = MARK.exec(rest); mark !== null; mark = MARK.exec(rest)) rest = rest.slice(mark[0].length);
  const work = rest.replace(ASKING, "").replace(ARTICLE, "").trim() || rest;
  const name = work.slice(0, LONGEST_NAME).toWellFormed().trim();
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}

const FIRM = /\b(?:sarl|sasu?|eurl|sci|scop|ets|syndic|mairie|agence|cabinet|association|copropriété|société)\b/iu;

function customerOf(from: MailAddress): Pick<MailRequest, "kind" | "company" | "firstName" | "lastName"> {
  const name = nameOf(from);
  if (FIRM.test(name)) return { kind: "company", company: name, firstName: "", lastName: "" };
  const words = name.replace(/^(?:m|mr|mme|mlle|monsieur|madame)\.?\s+/iu, "").split(" ");
  // « ROUX Claire »: the last name is the one in capitals.
  const isTurned = words.length > 1 && isCapitals(words[0] ?? "") && !isCapitals(words.at(-1) ?? "");
  const [firstName = "", ...lastNames] = isTurned ? [...words.slice(1), words[0] ?? ""] : words;
  const isLone = lastNames.length === 0;
  return {
    kind: "person",
    company: "",
    firstName: isLone ? "" : firstName,
    lastName: isLone ? firstName : lastNames.join(" "),
  };
}

// « claire.roux@… » says a name where none is written. What stands before « @roux.fr » alone says none.
function nameOf(from: MailAddress): string {
  const name = shownName(from);
  if (name !== from.address) return name;
  const localPart = from.address.slice(0, Math.max(0, from.address.length - domainOfAddress(from.address).length - 1));
  const words = localPart.split(/[._-]/).filter((word) => /^\p{L}{2,}$/u.test(word));
  return words.length < 2 ? "" : words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join(" ");
}

function isCapitals(word: string): boolean {
  return word.length > 1 && word === word.toUpperCase() && word !== word.toLowerCase();
}

function phoneIn(text: string): string {
  const phone = /(?<![\d+])(?:(?:\+|00)33[ .-]?|0)[1-9](?:[ .-]?\d\d){4}(?!\d)/.exec(text.slice(0, LONGEST_TEXT))?.[0];
  return phone === undefined ? "" : internationalPhone(phone);
}
