import { plainWords } from "../../../shared/search-text.ts";
import { cardMessages } from "../../conversation/card.messages.ts";
import type { AskedState, Turn } from "../../conversation/flow.ts";
import { regimeOf } from "../../conversation/seller-regime.ts";
import { pattern } from "../../words/pattern.ts";
import { cardWith } from "../quote-card.ts";
import { rowsToPrice } from "../said-price.ts";
import { askHomeRate } from "../sums/home-rate.ts";
import { discountOn, regimeOn, totalWords } from "../total-words.ts";

const LONGEST_SAYING = 80;
const ASKS = pattern`
  ^(?:(?:alors|et|ok|bon|donc|du coup|au fait|euh|dis|dis-moi|stp|la) ?,? ?){0,3}
  (?:(?:ca|cela|le devis|ce devis|tout ca|le tout|au total|en tout|tout compris) ?,? ?(?:ca )?(?:fait|fera|ferait|donne|
  coute|revient a|est a|va faire) (?:a )?combien|
  combien (?:ca|cela|est-ce que ca|que ca|le devis|ce devis|fait|tout ca|le tout)(?: (?:ca )?(?:fait|fera|ferait|donne|
  coute|va faire))?(?: le devis| ca)?|
  (?:on (?:en )?est|j'en suis|on arrive|j'arrive) a combien|
  (?:(?:c'est|quel est|quel serait|c'est quoi|donne(?:-moi)?|dis(?:-moi)?) )?(?:le )?(?:nouveau )?(?:total|
  montant total|montant du devis|prix total|prix du devis)(?: du devis| du tout| ttc| ht| hors taxes?)*)
  (?:,? (?:au total|en tout|maintenant|ttc|ht|tout compris|la))*(?: stp| svp)?[ ?!.]{0,4}$`;

/** The turn of a text that asks what the card of a quote comes to. Null for another text. */
export function answerCardTotal(state: AskedState, text: string): Turn | null {
  const { message } = state.pending;
  if (message.type !== "quote_card" || text.length > LONGEST_SAYING) return null;
  if (!ASKS.test(plainWords(text).replaceAll("’", "'").replace(/\s+/g, " ").trim())) return null;
  const { fields, rows } = message;
  const total = totalWords(rows, discountOn(fields), regimeOf(state) ?? regimeOn(fields));
  const openLabels = rowsToPrice(rows).map(({ label }) => label);
  const optionLabels = rows.filter(({ isOption }) => isOption).map(({ label }) => label);
  const card = cardWith(fields, rows, cardMessages.totalIs(total, openLabels, optionLabels));
  const askedCard = askHomeRate(state, card, message);
  return { state: { ...state, pending: { ...state.pending, message: askedCard } }, messages: [askedCard], effects: [] };
}
