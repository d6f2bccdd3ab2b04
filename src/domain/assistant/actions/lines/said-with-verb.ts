import { scaleDecimal } from "../../../shared/money.ts";
import { plainWords } from "../../../shared/search-text.ts";
import { VAT_RATES } from "../../../shared/vat-rates.ts";
import { pattern } from "../../words/pattern.ts";

const LONGEST = 300;
const LEAD = pattern`
  ^(?:(?:et|puis|alors|donc|ah|oh|oui|non|ok|bon|finalement|en fait|plutot|aussi|du coup|mets|passe)\b,? ?){1,4}`;
const LABEL = "(?:la |le |les |l')?([a-z][^\\d€%,;:.!?]{2,60}?)";
const SIZED = new RegExp(
  `^${LABEL}(?: (?:en|de|fait|font))? ?:? ?(\\d{1,6}(?:[.,]\\d{1,2})?) ?` +
    "((?:heures?|h|jours?|j|m2|m²|metres? carres?|ml|metres?|m3|m³|kg|kilos?)(?![a-z\\d²³]))$",
);
const RATED = new RegExp(`^${LABEL} (?:a|en|passe a) (\\d{1,2}(?:[.,]\\d{1,2})?) ?%$`);
const OPTIONAL = new RegExp(`^${LABEL} en option$`);
// « Remise à 5 % », « avoir de 2 h »: no line.
const NO_LABEL = /\b(?:remise|rabais|ristourne|reduction|acompte|arrhes|tva|avance|marge|taux|moins|plus|total|tout)\b/;

/**
 * A change of a line without its verb as it is said with one: « la peinture en 26 m² », « le receveur à 20 % », « le
 * parquet en option ». Another text stays.
 */
export function withVerbOfLine(part: string): string {
  if (part.length > LONGEST) return part;
  const plain = plainWords(part)
    .replace(/[ .!]{1,4}$/, "")
    .trim()
    .replace(LEAD, "");
  const [, sizedLabel = "", digits = "", unit = ""] = SIZED.exec(plain) ?? [];
  if (sizedLabel !== "" && !NO_LABEL.test(sizedLabel)) return `${sizedLabel} passe à ${digits} ${unit}`;
  const [, ratedLabel = "", percent = ""] = RATED.exec(plain) ?? [];
  const isRate = VAT_RATES.includes(scaleDecimal(Number(percent.replace(",", ".")), 2));
  if (ratedLabel !== "" && isRate && !NO_LABEL.test(ratedLabel)) return `tva ${percent} % sur ${ratedLabel}`;
  const [, optionLabel = ""] = OPTIONAL.exec(plain) ?? [];
  return optionLabel === "" ? part : `mets ${optionLabel} en option`;
}

/** True for a part that can only be about what a quote has: it names a thing of it, a discount, or a former number. */
export function isOfQuote(part: string): boolean {
  const plain = plainWords(part.slice(0, LONGEST)).trim().replace(LEAD, "");
  return /^(?:la |le |les |l'|(?:une )?remise\b)|\bau lieu d/.test(plain);
}
