import type { VatRegime } from "../../../company/company.ts";
import { pattern } from "../../words/pattern.ts";

const REPORTED = pattern`
  ^(?:(?:elles?|ils?|(?:la|le|ma|mon|les) clientes?|(?:le|mon|les) clients?) (?:me |m['’])?(?:a |ont )?
  (?:dit|disent) que )`;
const WITH_VAT = /(\d) ?(?:€|euros?)? ?(?:ttc|toutes taxes comprises|tva (?:comprise|incluse))(?![a-zà-ÿ])/gi;

/** « La cliente dit que le salon c'est 600 TTC » in plain words. Who charges no VAT has one price alone. */
export function plainlySaid(text: string, regime: VatRegime | null): string {
  const sentence = text.replace(REPORTED, "");
  return regime === "franchise" ? sentence.replace(WITH_VAT, "$1 €") : sentence;
}
