import type { LegalForm } from "./legal-forms.ts";

/**
 * The legal form of a legal category of the register (INSEE, catégories juridiques, niveau III), or empty when the
 * category says no form of ours: it is then chosen by hand.
 */
export function formOfCategory(category: string): LegalForm | "" {
  if (!/^\d{4}$/.test(category)) return "";
  return FORMS[category] ?? FAMILIES.find(([start]) => category.startsWith(start))?.[1] ?? "";
}

const FORMS: Record<string, LegalForm> = {
  "1000": "EI",
  "5202": "SNC",
  "5306": "SCS",
  "5308": "SCA",
  "5458": "SCOP_SARL",
  "5485": "SELARL",
  "5498": "EURL",
  "5558": "SCOP_SA",
  "5658": "SCOP_SA",
  "5710": "SAS",
  "5720": "SASU",
  "5785": "SELAS",
  "6220": "GIE",
  "6540": "SCI",
  "6589": "SCM",
  "9210": "ASSOCIATION",
  "9220": "ASSOCIATION",
  "9221": "ASSOCIATION",
  "9222": "ASSOCIATION",
  "9230": "ASSOCIATION",
};

const FAMILIES: readonly [start: string, form: LegalForm][] = [
  // SARL of every purpose (54), limited companies with a board (55) or with directors (56).
  ["54", "SARL"],
  ["55", "SA"],
  ["56", "SA"],
  // Professional civil companies of lawyers, doctors and others (6561 to 6578).
  ["656", "SCP"],
  ["657", "SCP"],
  ["65", "SC"],
];
