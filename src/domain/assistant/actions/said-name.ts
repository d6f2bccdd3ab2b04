import type { Civility, CustomerCard } from "../../customers/customer.ts";
import { plainWords } from "../../shared/search-text.ts";
import { FIRST_NAMES } from "../words/first-names.ts";
import { pattern } from "../words/pattern.ts";

/**
 * A name that is corrected once its project exists: of the customer, their first name alone, or the project's. `value`
 * is empty when only « corrige le nom » is said, `former` when nothing says which name is wrong.
 */
export type SaidName = {
  of: "customer" | "contact" | "first_name" | "project";
  civility: Extract<Civility, "mme" | "m"> | null;
  value: string;
  former: string;
};

const LONGEST = 200;
const MOST_LEADS = 5;
const LEAD =
  /^(?:ah|oh|euh|non|nan|pardon|oups|zut|attends|en fait|finalement|erreur|d[eé]sol[eé]e?|mais)[ ,:.!]{1,3}/i;
const ORDER = pattern`
  ^(?:corrige|rectifie|change|modifie)[rz]? (?:le |son )(nom|pr[eé]nom)(?: de famille)?
  (?: (?:du |de la |de l'|de mon |de ma )(cliente?|contact|entreprise|soci[eé]t[eé]|projet|chantier))?`;
const BEFORE_VALUE = /^(?: ?[:,]| en| par| pour)?(?: (?:c'est|est|ce sera|il s'appelle|elle s'appelle))?(?= |$)/i;
const SAYS = /^(?:(?:le|la) cliente? )?(?:c'est|il s'appelle|elle s'appelle|s'appelle) /i;
// A contact is named as such: nothing else has to be said to be wrong.
const SAYS_CONTACT = /^(?:le|la|mon|son|leur) contact (?:c'est|est|s'appelle|:) /i;
const INSTEAD_OF = /,? (?:et )?(?:pas|au lieu de) /i;
const TITLE = /^(?:(m\.?|mr|monsieur)|(?:mme|mlle|madame|mademoiselle)) /i;
const AFTER = /(?: en fait| plutôt| finalement)$/i;
const NAME = /^\p{L}[\p{L}\d&.' -]{1,60}$/u;

/** The name that a text corrects, by an order or by what it replaces: « c'est Mme Lefebvre, pas Lefèvre ». */
export function readSaidName(text: string): SaidName | null {
  if (text.length > LONGEST) return null;
  const sentence = withoutLeads(text.replace(/’/g, "'").replace(/\s+/g, " ").trim()).replace(/[ .!]{1,3}$/, "");
  const [orderWords, noun = "", owner = ""] = ORDER.exec(sentence.toLowerCase()) ?? [];
  if (orderWords === undefined) {
    const lead = SAYS.exec(sentence)?.[0];
    const contactLead = SAYS_CONTACT.exec(sentence)?.[0];
    const contact = contactLead === undefined ? null : nameIn(sentence.slice(contactLead.length));
    if (contact !== null) return { of: "contact", ...contact };
    const name = lead === undefined ? null : nameIn(sentence.slice(lead.length));
    return name && name.former !== "" ? { of: "customer", ...name } : null;
  }
  const rest = sentence.slice(orderWords.length);
  const lead = BEFORE_VALUE.exec(rest)?.[0];
  const name = rest === "" ? NO_NAME : lead === undefined ? null : nameIn(rest.slice(lead.length).trim());
  if (name === null) return null;
  if (/^(?:projet|chantier)$/i.test(owner)) return { of: "project", ...name };
  if (/^contact$/i.test(owner)) return { of: "contact", ...name };
  return { of: /^p/i.test(noun) ? "first_name" : "customer", ...name };
}

const NO_NAME = { civility: null, value: "", former: "" };

type NameSaid = Omit<SaidName, "of">;

function nameIn(words: string): NameSaid | null {
  const [newWords = "", former = "", ...others] = words.split(INSTEAD_OF);
  const [title = "", sir] = TITLE.exec(newWords) ?? [];
  const value = newWords.slice(title.length).replace(AFTER, "").trim();
  if (others.length > 0 || !NAME.test(value)) return null;
  const civility = title === "" ? null : sir === undefined ? "mme" : "m";
  return { civility, value, former: former.replace(TITLE, "").trim() };
}

function withoutLeads(sentence: string): string {
  let words = sentence;
  for (let count = 0; count < MOST_LEADS; count += 1) words = words.replace(LEAD, "");
  return words;
}

/** The names of a customer that a correction changes, on the wire. */
export type CorrectedNames = {
  company?: string;
  civility?: Civility;
  first_name?: string;
  last_name?: string;
  phone?: string;
  email?: string;
};

type KnownNames = Pick<CustomerCard, "kind" | "companyName" | "firstName" | "lastName">;

/**
 * Which names of the customer a correction changes. The former name tells; else a civility stands before the last name,
 * a firm is called by its own, and a person by their last name, with a first name before it.
 */
export function correctedNames(customer: KnownNames, { of, civility, value, former }: SaidName): CorrectedNames {
  const isFormer = (name: string) => former !== "" && plainWords(name).trim() === plainWords(former).trim();
  if (of === "first_name" || isFormer(customer.firstName)) return { first_name: value };
  const isFirm = customer.kind === "company" && customer.companyName !== "";
  const isOfContact = civility !== null || isFormer(customer.lastName);
  if (isFirm && !isOfContact && of !== "contact") return { company: value };
  const [first = "", ...others] = value.split(" ");
  const isWhole = others.length > 0 && FIRST_NAMES.has(plainWords(first).trim());
  return {
    ...(civility !== null && (customer.kind === "person" || of === "contact") && { civility }),
    ...(isWhole ? { first_name: first, last_name: others.join(" ") } : { last_name: value }),
  };
}
