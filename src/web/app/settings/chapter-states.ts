import type { CompanyAnswer } from "#api/company.ts";
import { leftToSay } from "#domain/company/left-to-say.ts";
import { isAboutInsurance } from "#domain/company/missing-seller-fields.ts";
import { USUAL_STYLE } from "#domain/company/style/document-style.ts";
import { STATE_WORDS } from "./settings.messages.ts";
import { LOOK_WORDS } from "./style.messages.ts";

/** Where a chapter of the settings stands, in two words. `isMissing`: documents wait for it. */
export type ChapterState = { words: string; isMissing: boolean };

/** Where the chapters about the company stand, by their key. One that has nothing to say of itself is left out. */
export function chapterStates(company: CompanyAnswer): Readonly<Record<string, ChapterState>> {
  const { missing, iban, legal_notices: notices } = company;
  const lines = notices.split("\n").filter((line) => line.trim() !== "").length;
  return {
    entreprise: identityState(missing),
    tva: missing.includes("vat_regime")
      ? missingState(STATE_WORDS.noRegime)
      : stateOf(company.vat_regime === "franchise" ? STATE_WORDS.franchise : STATE_WORDS.vat),
    banque: iban === "" ? missingState(STATE_WORDS.noIban) : stateOf(STATE_WORDS.endsBy(iban.slice(-4))),
    assurance: insuranceState(company),
    mediateur: mediatorState(company),
    mentions: stateOf(lines === 0 ? STATE_WORDS.noNotices : STATE_WORDS.notices(lines)),
    presentation: stateOf(LOOK_WORDS[(company.document_style ?? USUAL_STYLE).look].title),
    logo: stateOf(company.logo_id === null ? STATE_WORDS.noLogo : STATE_WORDS.hasLogo),
  };
}

// Its number gives the rest of what the register knows: alone it is named while it is missing.
function identityState(missing: readonly string[]): ChapterState {
  if (missing.includes("siren")) return missingState(STATE_WORDS.noSiret);
  const field = ["name", "legal_form", "capital", "rcs_town", "address"].find((name) =>
    missing.some((one) => one === name || one.startsWith(`${name}.`)),
  );
  return field === undefined
    ? stateOf(STATE_WORDS.complete)
    : missingState(STATE_WORDS.lacks[field] ?? STATE_WORDS.toSay);
}

function insuranceState({ missing, insurance_duty: duty, insurance }: CompanyAnswer): ChapterState {
  if (missing.some(isAboutInsurance)) return missingState(duty === null ? STATE_WORDS.toSay : STATE_WORDS.incomplete);
  if (duty !== "none" && insurance !== null && insurance.insurer !== "") return stateOf(insurance.insurer);
  // What is not missing was said, or is not asked of that trade.
  return stateOf(duty === "none" ? STATE_WORDS.noDuty : STATE_WORDS.optional);
}

function mediatorState(company: CompanyAnswer): ChapterState {
  const { mediation } = company;
  if (leftToSay(company).includes("mediator"))
    return missingState(mediation === null ? STATE_WORDS.toSay : STATE_WORDS.incomplete);
  // It is written by hand among the notices.
  return stateOf(STATE_WORDS.mediation[mediation ?? "named"]);
}

const stateOf = (words: string): ChapterState => ({ words, isMissing: false });
const missingState = (words: string): ChapterState => ({ words, isMissing: true });
