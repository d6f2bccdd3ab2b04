import { plainWords } from "../../../shared/search-text.ts";
import { cardMessages } from "../../conversation/card.messages.ts";
import type { FormField } from "../../conversation/message.ts";
import { depositOf, depositText } from "../../slots/lines/deposit-text.ts";
import { takeDeposit } from "../../slots/lines/said-deposit.ts";
import { pattern } from "../../words/pattern.ts";

// What is said of the deposit beside an open card: « acompte 40 % », « passe l'acompte à 500 € », « sans acompte ».

const LONGEST_SAYING = 160;
const NAMES = /\b(?:acomptes?|arrhes)\b/;
const REFUSES = pattern`
  ^(?:(?:non|finalement|en fait|plutot|mets?|fais),? )*(?:sans|pas d(?:e |')|plus d(?:e |')|aucune?s?|zero|enleve[rz]?|
  retire[rz]?|supprime[rz]?|annule[rz]?)(?: ?l(?:'|es? ))? ?(?:demander )?(?:d')?(?:acomptes?|arrhes)
  (?: (?:stp|svp|merci|finalement))?$`;
const BARE = /\b(?:acompte|arrhes)(?: (?:de|a|:|=|passe a|c'est|est de))? (\d{1,3}(?:[.,]\d{1,2})?)$/;
const INSTEAD = /,? ?(?:au lieu (?:de |d')|plutot que |et (?:pas|non) )\d[\d.,]* ?(?:%|€|euros?)?/g;
const LITTLE = new RegExp(
  "\\b(?:non|oui|mets?|mettre|demande[rz]?|passe[rz]?|change[rz]?|ajoute[rz]?|prevois|fais|plutot|finalement|en fait|" +
    "ok|avec|un|une|le|la|les|l|d|des|du|de|a|et|pour|sur|au|ce|devis|total|stp|svp|merci)\\b",
  "g",
);

/** The value of the deposit that a text says beside a card, « » for none. Null when it says something else too. */
export function depositSaidBeside(text: string): string | null {
  if (text.length > LONGEST_SAYING) return null;
  const plain = plainWords(text.replace(/\s+/g, " "))
    .replaceAll("’", "'")
    .replace(/[.! ]{1,5}$/, "");
  if (!NAMES.test(plain)) return null;
  if (REFUSES.test(plain)) return "";
  const [, percent] = BARE.exec(plain) ?? [];
  const isEarnest = plain.includes("arrhes");
  if (percent !== undefined) {
    const value = `${percent.replace(".", ",")} %${isEarnest ? " d'arrhes" : ""}`;
    return depositOf(value) === null ? null : value;
  }
  const { deposit, rest } = takeDeposit(`devis ${plain.replace(INSTEAD, "")}`);
  if (deposit === null || /[a-z0-9]/.test(rest.replace(LITTLE, ""))) return null;
  return depositText(deposit.value);
}

/** The deposit that a text says beside other changes of a card, and what else it says. Null where it says one alone. */
export function takeDepositBeside(text: string): { deposit: string; rest: string } | null {
  if (text.length > LONGEST_SAYING || !NAMES.test(plainWords(text)) || depositSaidBeside(text) !== null) return null;
  const { deposit, rest } = takeDeposit(`devis ${text}`);
  if (deposit === null) return null;
  const others = rest
    .replace(/\s+/g, " ")
    .replace(/^devis /, "")
    .replace(LEAD, "")
    .replace(TAIL, "")
    .replace(KINDLY, "");
  return others === "" ? null : { deposit: depositText(deposit.value), rest: others };
}

const LEAD = /^[ ,;.]*(?:(?:et|puis) )?/i;
// « … et mets 30 % d'acompte »: the words that asked for it go with it.
const TAIL = pattern`
  [ ,;.]*(?: (?:et|puis|avec|mets|met|mettre|mettez|demande[rz]?|ajoute[rz]?|prevois|prévois|fais|faire|passe[rz]?)
  (?:[ -](?:lui|leur|moi))?(?:[ ,]+s['’]il (?:te|vous) pla[iî]t)?)*(?: (?:un|l['’]|de|d['’]|à|a))?[ ,;.]*$`;

const KINDLY = /,? s['’]il (?:te|vous) pla[iî]t$/i;

/** The deposit of a card, as its field says it. Empty without one. */
export function depositOn(fields: readonly FormField[]): string {
  return fields.find(({ name }) => name === "deposit")?.value ?? "";
}

/** The fields of a card with that deposit, before what the card asks of the seller. */
export function withDeposit(fields: readonly FormField[], value: string): FormField[] {
  const { deposit: label } = cardMessages.labels;
  const field: FormField = { name: "deposit", label, type: "text", required: false, value };
  const at = fields.findIndex(({ name }) => name === "deposit");
  if (at >= 0) return fields.toSpliced(at, 1, field);
  const ofSellerAt = fields.findIndex(({ name }) => name === "vatRegime" || name === "sellerName");
  return fields.toSpliced(ofSellerAt < 0 ? fields.length : ofSellerAt, 0, field);
}

/** The fields of a card after a text that says its deposit alone. Null for another text. */
export function fieldsAfterDeposit(fields: readonly FormField[], text: string): FormField[] | "same" | null {
  const deposit = depositSaidBeside(text);
  if (deposit === null) return null;
  return deposit === depositOn(fields) ? "same" : withDeposit(fields, deposit);
}
