import { mayBuild } from "../../company/building-trades.ts";
import type { Company } from "../../company/company.ts";
import type { Customer } from "../../customers/customer.ts";
import { FRANCE_WITH_VAT, isVatNumberOfOtherState, territoryOf } from "../../shared/territory.ts";
import type { Territory } from "../../shared/territory.ts";
import type { VatParties } from "../check-vat-place.ts";
import { checkVatPlace } from "../check-vat-place.ts";
import type { ItemLine, Line } from "../line.ts";
import type { ChosenVatReason } from "../vat-reasons.ts";
import { chosenReason } from "../vat-reasons.ts";
import type { VatTreatment } from "../vat-treatment.ts";
import { untaxed, vatTreatment } from "../vat-treatment.ts";
import { fitsFossilBoiler } from "./fossil-boiler.ts";
import { isForeign, placeOfWorks, territoryOfSite } from "./place-of-works.ts";
import { RATES_OF_WORKS } from "./rates-of-works.ts";
import type { RatesOfWorks } from "./rates-of-works.ts";
import type { SaleQuestion, VatAnswers } from "./vat-answers.ts";
import { SALE_QUESTION_NAMES } from "./vat-answers.ts";

/** A sale, as far as its VAT looks at it. `siteAddress`: where the work is done, as it was typed; empty if unknown. */
export type AdvisedSale = {
  seller: Pick<Company, "address" | "legalForm" | "trade">;
  buyer: Pick<Customer, "kind" | "vatNumber" | "address">;
  siteAddress: string;
  lines: readonly Line[];
};

/** What is asked of a sale, of each of its lines (`kind`), or of what is typed elsewhere: an address, a VAT number. */
export const VAT_QUESTIONS = [
  ...SALE_QUESTION_NAMES,
  "kind",
  "site_address",
  "buyer_address",
  "buyer_vat_number",
] as const;

/** One of these questions. */
export type VatQuestion = (typeof VAT_QUESTIONS)[number];

/** Why a line has the VAT that is advised. */
export const ADVICE_REASONS = [
  "improvement",
  "energy",
  "corsica_works",
  "not_a_dwelling",
  "recent_dwelling",
  "new_building",
  "excluded_work",
  "fossil_boiler",
  "without_contract",
  "no_works",
  "consumer",
  "goods_alone",
  "collected_goods",
  "subcontracting",
  "eu_services",
  "eu_goods",
  "export",
  "non_eu_services",
  "overseas",
] as const;

/** One of them. */
export type AdviceReason = (typeof ADVICE_REASONS)[number];

/** Why these questions do not decide the VAT of a line. */
export const UNDECIDED_REASONS = ["own_exemption", "works_abroad", "goods_overseas", "impossible"] as const;

/** One of them. */
export type UndecidedReason = (typeof UNDECIDED_REASONS)[number];

/** The VAT of a line: the one that the answers give, what is still to be said, or why they do not decide it. */
export type VatAdvice =
  | { kind: "advised"; vat: VatTreatment; why: AdviceReason }
  | { kind: "to_ask"; question: VatQuestion }
  | { kind: "undecided"; why: UndecidedReason };

/** The advice about a line, and the questions that it depends on, in their order; the last may have no answer yet. */
export type LineAdvice = { line: ItemLine; advice: VatAdvice; questions: readonly VatQuestion[] };

// What a rule reads. `ask` notes that the question matters, and gives its answer if there is one.
type Facts = AdvisedSale & {
  item: ItemLine;
  answers: VatAnswers;
  ask: <Question extends SaleQuestion>(question: Question) => VatAnswers[Question];
  askKind: () => string | undefined;
  buyerTerritory: Territory | null;
  sellerTerritory: Territory | null;
};

/**
 * The VAT of each priced line of a sale under the standard regime, from what was answered. A reduced rate needs every
 * one of its conditions answered, and 0 % a ground that the parties may have: whatever is not said is asked, never
 * supposed (docs/decisions/0018-grounds-of-no-vat.md).
 */
export function adviseVat(sale: AdvisedSale, answers: VatAnswers): LineAdvice[] {
  const items = sale.lines.filter((line) => line.kind === "item");
  const advisedLines = items.map((item) => adviseItem(sale, item, answers));
  const parties = { seller: sale.seller, buyer: sale.buyer, works: placeOfWorks(sale, answers) };
  return advisedLines.map((one) => withPossibleGround(one, advisedLines, parties));
}

function adviseItem(sale: AdvisedSale, item: ItemLine, answers: VatAnswers): LineAdvice {
  const questions: VatQuestion[] = [];
  const facts: Facts = {
    ...sale,
    item,
    answers,
    ask: (question) => {
      questions.push(question);
      return answers[question];
    },
    askKind: () => {
      questions.push("kind");
      return answers.kinds?.[item.id];
    },
    buyerTerritory: sale.buyer.address && territoryOf(sale.buyer.address),
    sellerTerritory: sale.seller.address && territoryOf(sale.seller.address),
  };
  const advice = adviseSold(facts);
  if (advice.kind === "to_ask" && !questions.includes(advice.question)) questions.push(advice.question);
  return { line: item, advice, questions };
}

function adviseSold(facts: Facts): VatAdvice {
  const { item, seller, lines, ask } = facts;
  const reason = chosenReason(item.vat.reason);
  if (reason?.startsWith("exempt_")) return leaveUndecided("own_exemption");
  // Goods are taxed as the works that fit them; alone, as goods.
  const hasService = lines.some((line) => line.kind === "item" && line.nature === "service");
  if (!hasService) return adviseGoods(facts);
  // Who does no works is not asked about buildings, unless they said that they do some.
  const place = mayBuild(seller.trade) || facts.answers.place !== undefined ? ask("place") : "no_building";
  if (place === undefined) return toAsk("place");
  if (place !== "no_building") return adviseWorks(facts, place);
  return item.nature === "goods" ? adviseGoods(facts) : adviseService(facts);
}

// Works are taxed where the building stands (CGI 259 A 2°).
function adviseWorks(facts: Facts, place: "dwelling" | "other_building"): VatAdvice {
  const { buyer, ask } = facts;
  const territory = siteTerritory(facts);
  if (territory === "works_abroad") return leaveUndecided("works_abroad");
  if (territory === "site" || territory === "site_address") return toAsk(territory);
  if (territory === "overseas_without_vat") return withoutVat("overseas");
  const rates = RATES_OF_WORKS[territory];
  if (!rates) return leaveUndecided("works_abroad");
  if (buyer.kind === "company") {
    const subcontracting = ask("subcontracting");
    if (subcontracting === undefined) return toAsk("subcontracting");
    if (subcontracting === "with_contract") return withoutVat("subcontracting");
  }
  return adviseRate(facts, rates, place);
}

function adviseRate(facts: Facts, rates: RatesOfWorks, place: "dwelling" | "other_building"): VatAdvice {
  const { item, answers, askKind } = facts;
  if (fitsFossilBoiler([item.label, ...item.details].join(" "))) return withRate(rates.full, "fossil_boiler");
  // Where all works have one rate, only energy renovation has conditions to look at.
  const hasOneRate = rates.otherWorks === rates.improvement;
  // The reduced rates are for whoever has the works done, not for the firm that bills them in its turn.
  const isForOther = facts.buyer.kind === "company" && answers.subcontracting === "without_contract";
  if (isForOther && !hasOneRate) return withRate(rates.full, "without_contract");
  // No kind of works has a reduced rate outside a dwelling.
  if (place === "other_building" && !hasOneRate) return withRate(rates.otherWorks, "not_a_dwelling");
  const kind = askKind();
  if (kind === undefined) return toAsk("kind");
  if (kind === "excluded") return withRate(rates.full, "excluded_work");
  if (hasOneRate && (kind !== "energy" || isForOther)) return withRate(rates.otherWorks, "corsica_works");
  const obstacle = place === "dwelling" ? dwellingObstacle(facts) : "not_a_dwelling";
  if (obstacle === null)
    return kind === "energy" ? withRate(rates.energy, "energy") : withRate(rates.improvement, "improvement");
  if (typeof obstacle === "object") return obstacle;
  return withRate(rates.otherWorks, hasOneRate ? "corsica_works" : obstacle);
}

// What keeps works in a dwelling from a reduced rate: null for nothing, or what is still to be asked.
function dwellingObstacle({ ask }: Facts): "recent_dwelling" | "new_building" | VatAdvice | null {
  const age = ask("age");
  if (age === undefined) return toAsk("age");
  if (age !== "over_two_years") return "recent_dwelling";
  const scale = ask("scale");
  if (scale === undefined) return toAsk("scale");
  return scale === "within_limits" ? null : "new_building";
}

// A postal code that was typed tells more than the customer's address. Of a customer abroad it may be of their country.
function siteTerritory(facts: Facts): Territory | "works_abroad" | "site" | "site_address" {
  const { siteAddress, buyerTerritory, ask } = facts;
  const isAbroad = isForeign(buyerTerritory);
  if (isAbroad) {
    const site = ask("site");
    if (site === undefined) return "site";
    if (site === "abroad") return "works_abroad";
  }
  return territoryOfSite(siteAddress) ?? (isAbroad ? null : buyerTerritory) ?? "site_address";
}

// A service without a building is taxed where its customer is established, or where its seller is (CGI 259).
function adviseService({ buyer, buyerTerritory, sellerTerritory }: Facts): VatAdvice {
  if (sellerTerritory === "overseas_without_vat") return withoutVat("overseas");
  const ofSeller = RATES_OF_WORKS[sellerTerritory ?? "mainland"];
  if (!ofSeller) return leaveUndecided("impossible");
  if (buyer.kind === "person") return withRate(ofSeller.full, "consumer");
  if (buyerTerritory === null) return toAsk("buyer_address");
  const ofBuyer = RATES_OF_WORKS[buyerTerritory];
  if (ofBuyer) return withRate(ofBuyer.full, "no_works");
  if (buyerTerritory !== "eu") return withoutVat("non_eu_services");
  return isVatNumberOfOtherState(buyer.vatNumber) ? withoutVat("eu_services") : toAsk("buyer_vat_number");
}

function adviseGoods({ buyer, buyerTerritory, sellerTerritory, ask }: Facts): VatAdvice {
  const ofSeller = RATES_OF_WORKS[sellerTerritory ?? "mainland"];
  if (!ofSeller) return leaveUndecided("impossible");
  if (buyerTerritory === null) return toAsk("buyer_address");
  const isOverseas = (territory: Territory | null) => territory === "overseas_with_vat";
  // Between the mainland and these departments, goods are exported and imported (CGI 294-2).
  if (FRANCE_WITH_VAT.includes(buyerTerritory))
    return isOverseas(buyerTerritory) === isOverseas(sellerTerritory)
      ? withRate(ofSeller.full, "goods_alone")
      : leaveUndecided("goods_overseas");
  if (buyerTerritory === "eu" && buyer.kind === "person") return withRate(ofSeller.full, "consumer");
  const shipping = ask("shipping");
  if (shipping === undefined) return toAsk("shipping");
  if (shipping === "collected") return withRate(ofSeller.full, "collected_goods");
  if (buyerTerritory !== "eu") return withoutVat("export");
  return isVatNumberOfOtherState(buyer.vatNumber) ? withoutVat("eu_goods") : toAsk("buyer_vat_number");
}

// A ground is advised only where the same rules as those of a document let it pass.
function withPossibleGround(one: LineAdvice, all: readonly LineAdvice[], parties: VatParties): LineAdvice {
  if (one.advice.kind !== "advised" || one.advice.vat.reason === null) return one;
  const { reason } = one.advice.vat;
  const lines = all.flatMap(({ line, advice }) =>
    advice.kind === "advised" && advice.vat.reason === reason ? [{ ...line, isOption: false, vat: advice.vat }] : [],
  );
  return checkVatPlace(lines, parties).ok ? one : { ...one, advice: leaveUndecided("impossible") };
}

function withRate(basisPoints: number, why: AdviceReason): VatAdvice {
  return { kind: "advised", vat: vatTreatment(basisPoints, null), why };
}

function withoutVat(reason: ChosenVatReason & AdviceReason): VatAdvice {
  return { kind: "advised", vat: untaxed(reason), why: reason };
}

function toAsk(question: VatQuestion): VatAdvice {
  return { kind: "to_ask", question };
}

function leaveUndecided(why: UndecidedReason): VatAdvice {
  return { kind: "undecided", why };
}
