import { missingMediator, withMediator } from "#domain/company/mediator.ts";
import { missingSellerFields } from "#domain/company/missing-seller-fields.ts";
import type { Customer } from "#domain/customers/customer.ts";
import { asBuyer, asBuyerField, missingBuyerFields, unsaidOfFirm } from "#domain/customers/customer.ts";
import type { VatPlaceRefusal } from "#domain/lines/check-vat-place.ts";
import { checkVatPlace } from "#domain/lines/check-vat-place.ts";
import { unconfirmedDoubts } from "#domain/lines/unconfirmed-doubts.ts";
import type { VatDoubt } from "#domain/lines/vat-doubts.ts";
import { vatDoubts } from "#domain/lines/vat-doubts.ts";
import type { ConditionProblem } from "#domain/quotes/conditions/condition-problems.ts";
import { conditionProblems } from "#domain/quotes/conditions/condition-problems.ts";
import type { Result } from "#domain/shared/refusal.ts";
import { ok, refused } from "#domain/shared/refusal.ts";
import { findSeller } from "#server/company/company.repository.ts";
import { findCustomer, isQuotedWithout, keepQuotedWithout } from "#server/customers/customers.repository.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { notFound } from "#server/http/api-error.ts";
import { redrawForSameTotal } from "./create-quote.ts";
import { findQuote } from "./kept-quotes.ts";
import { readAnsweredVat } from "./vat-answers.repository.ts";

/** Why a version of a quote cannot be marked as sent as it is. */
type SendingRefusal =
  | VatPlaceRefusal
  | "company_incomplete"
  | "customer_incomplete"
  | "customer_unsaid"
  | "quote_lacks_seller"
  | "quote_lacks_buyer"
  | ConditionProblem
  | "quote_doubtful";

/**
 * What is done about the address and the SIREN of a firm, which its quote can do without: the seller is asked for what
 * the card lacks, they have just refused to say it, or nobody asks.
 */
export type DetailsOfFirm = "asked" | "refused" | "left";

/**
 * The ID of the version of a quote to mark as sent. Refuses `company_incomplete` with the wire names of what the law
 * asks of the seller and is missing, their mediator included when the buyer is a private person, and with those of a
 * private person who has no name or address, after `customer.`: all is asked at once. `customer_incomplete` when the
 * latter alone are missing, `customer_unsaid` with what a firm's card lacks, unless the seller quotes it without
 * already. When they have been said since, the version is drawn up anew as its project reads now,
 * since a version never changes; `quote_lacks_seller` or `quote_lacks_buyer` when its total would change, or more
 * than its parties once its customer has read it (docs/specification.md#documents). Refuses too VAT that the parties
 * cannot have, which no invoice could bill, conditions that contradict, and `quote_doubtful` with the doubts about VAT
 * that the seller has not confirmed.
 */
export async function prepareVersionToSend(
  deps: Deps,
  tx: Db,
  companyId: string,
  {
    versionId,
    confirmedDoubts,
    detailsOfFirm,
  }: { versionId: string; confirmedDoubts: readonly VatDoubt[]; detailsOfFirm: DetailsOfFirm },
): Promise<Result<string, SendingRefusal>> {
  const version = await findQuote(deps, tx, versionId);
  if (!version) throw notFound();
  const { seller, buyer } = version.quote;
  const { company, declarations } = await findSeller(tx);
  const missing = [...missingSellerFields(company, declarations), ...missingMediator(company, declarations, buyer)];
  const customer = await findCustomer(tx, buyer.id);
  const isConsumer = buyer.kind === "person";
  const missingOfBuyer = isConsumer && customer ? missingBuyerFields(customer) : [];
  if (missing.length > 0) return refused("company_incomplete", [...missing, ...missingOfBuyer.map(asBuyerField)]);
  if (missingOfBuyer.length > 0) return refused("customer_incomplete", missingOfBuyer);
  const unsaid = customer ? await findUnsaid(deps, tx, customer, detailsOfFirm) : [];
  if (unsaid.length > 0) return refused("customer_unsaid", unsaid);
  // Once it is accepted its prices bind, and an invoice with this VAT is refused.
  const buyerOfToday = customer ? asBuyer(customer) : buyer;
  const sale = { seller: company, buyer: buyerOfToday, lines: version.quote.lines };
  const answeredVat = await readAnsweredVat(tx, version.quote.projectId, sale);
  const place = checkVatPlace(sale.lines, { ...sale, works: answeredVat.works });
  if (!place.ok) return place;
  const [problem] = conditionProblems(version.quote);
  if (problem) return refused(problem);
  const doubts = vatDoubts({ ...sale, ...answeredVat });
  const openDoubts = unconfirmedDoubts(doubts, confirmedDoubts);
  if (openDoubts.length > 0) return refused("quote_doubtful", openDoubts);
  const lacksSeller =
    missingSellerFields(seller, declarations).length > 0 || withMediator(seller, declarations, buyer) !== seller;
  const lacksBuyer = isConsumer
    ? missingBuyerFields(buyer).length > 0
    : unsaidOfFirm(buyer).some((name) => !unsaidOfFirm(buyerOfToday).includes(name));
  if (!lacksSeller && !lacksBuyer) return ok(versionId);
  const newVersionId = await redrawForSameTotal(deps, tx, companyId, version);
  return newVersionId === null ? refused(lacksSeller ? "quote_lacks_seller" : "quote_lacks_buyer") : ok(newVersionId);
}

async function findUnsaid(deps: Deps, tx: Db, customer: Customer, detailsOfFirm: DetailsOfFirm): Promise<string[]> {
  if (detailsOfFirm === "refused") await keepQuotedWithout(tx, customer.id, deps.clock());
  const unsaid = detailsOfFirm === "asked" ? unsaidOfFirm(customer) : [];
  return unsaid.length > 0 && (await isQuotedWithout(tx, customer.id)) ? [] : unsaid;
}
