import type { CompanyAnswer } from "#api/company.ts";
import { isAboutInsurance } from "#domain/company/missing-seller-fields.ts";
import { USUAL_STYLE } from "#domain/company/style/document-style.ts";
import { STATE_WORDS } from "./settings.messages.ts";
import { LOOK_WORDS } from "./style.messages.ts";

/** Where a chapter of the settings stands, in two words. `isMissing`: documents wait for it. */
export type ChapterState = { words: string; isMissing: boolean };

/** Where the chapters about the company stand, by their key. A chapter that has nothing to say of itself is left out. */
export function chapterStates(company: CompanyAnswer): Readonly<Record<string, ChapterState>> {
  const { missing, iban, mediation, legal_notices: notices } = company;
  const lines = notices.split("\n").filter((line) => line.trim() !== "").length;
  return {
    entreprise: identityState(missing),
    tva: missing.includes("vat_regime")
      ? lacking(STATE_WORDS.noRegime)
      : said(company.vat_regime === "franchise" ? STATE_WORDS.franchise : STATE_WORDS.vat),
    banque: iban === "" ? lacking(STATE_WORDS.noIban) : said(STATE_WORDS.endsBy(iban.slice(-4))),
    assurance: insuranceState(company),
    mediateur: said(mediation === null ? STATE_WORDS.toSay : STATE_WORDS.mediation[mediation]),
    mentions: said(lines === 0 ? STATE_WORDS.noNotices : STATE_WORDS.notices(lines)),
    presentation: said(LOOK_WORDS[(company.document_style ?? USUAL_STYLE).look].title),
    logo: said(company.logo_id === null ? STATE_WORDS.noLogo : STATE_WORDS.hasLogo),
  };
}

// Its number gives the rest of what the register knows: alone it is named while it is missing.
function identityState(missing: readonly string[]): ChapterState {
  if (missing.includes("siren")) return lacking(STATE_WORDS.noSiret);
  const field = ["name", "legal_form", "capital", "rcs_town", "address"].find((name) =>
    missing.some((one) => one === name || one.startsWith(`${name}.`)),
  );
  return field === undefined ? said(STATE_WORDS.complete) : lacking(STATE_WORDS.lacks[field] ?? STATE_WORDS.toSay);
}

function insuranceState({ missing, insurance_duty: duty, insurance }: CompanyAnswer): ChapterState {
  if (missing.some(isAboutInsurance)) return lacking(duty === null ? STATE_WORDS.toSay : STATE_WORDS.incomplete);
  if (insurance !== null && insurance.insurer !== "") return said(insurance.insurer);
  return said(duty === "none" ? STATE_WORDS.noDuty : STATE_WORDS.toSay);
}

const said = (words: string): ChapterState => ({ words, isMissing: false });
const lacking = (words: string): ChapterState => ({ words, isMissing: true });
