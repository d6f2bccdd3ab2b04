import type { Company, VatRegime } from "#domain/company/company.ts";
import { STANDARD_VAT_BASIS_POINTS } from "#domain/company/company.ts";
import { withMediator } from "#domain/company/mediator.ts";
import type { SellerDeclarations } from "#domain/company/missing-seller-fields.ts";
import type { Customer, CustomerCard } from "#domain/customers/customer.ts";
import { asBuyer } from "#domain/customers/customer.ts";
import type { KeptProject } from "#domain/documents/printed-facts.ts";
import { keptProject } from "#domain/documents/printed-facts.ts";
import type { Line } from "#domain/lines/line.ts";
import type { Prices, Terms } from "#domain/lines/terms.ts";
import { estimateLines } from "#domain/projects/estimate-lines.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { dayAt } from "#domain/shared/calendar-date.ts";
import type { Result } from "#domain/shared/refusal.ts";
import { refused } from "#domain/shared/refusal.ts";
import type { Seller } from "#server/company/company.repository.ts";
import { findSeller } from "#server/company/company.repository.ts";
import { findCustomerOfProject } from "#server/customers/customers.repository.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { notFound } from "#server/http/api-error.ts";
import type { StoredProject } from "#server/projects/projects.repository.ts";
import { listTasksOf } from "#server/projects/tasks.repository.ts";

/** Who sells and buys in a project, and the day it is for the company. */
export type ProjectParties = {
  project: KeptProject;
  seller: Company;
  /** What the seller declared. No document keeps it. */
  declarations: SellerDeclarations;
  buyer: Customer;
  today: CalendarDate;
};

/** The parties, lines and terms of a project, from which a quote or an invoice is created. */
export type Pricing = ProjectParties & { lines: Line[]; terms: Terms };

/** Why an estimation gives no lines. */
export type EstimateRefusal = "estimation_incomplete" | "vat_needs_hours";

/** Who sells and buys in a project, as they are read. `buyer`: null without such a project. */
export type PartiesFacts = { seller: Seller; buyer: CustomerCard | null };

/** Reads who sells and buys in a project by its ID alone, so that its own row can be asked for together with them. */
export async function readPartiesFacts(tx: Db, projectId: string): Promise<PartiesFacts> {
  const [seller, buyer] = await Promise.all([findSeller(tx), findCustomerOfProject(tx, projectId)]);
  return { seller, buyer };
}

/** Who sells and buys in a project, and how the seller types prices for a person. Throws 404 without its customer. */
export function toParties(
  deps: Deps,
  project: StoredProject,
  { seller: { company, declarations, usualPrices, timeZone }, buyer }: PartiesFacts,
): { parties: ProjectParties; usualPrices: Prices | null } {
  if (!buyer) throw notFound();
  const today = dayAt(deps.clock(), timeZone);
  const seller = withMediator(company, declarations, buyer);
  return {
    parties: { project: keptProject(project), seller, declarations, buyer: asBuyer(buyer), today },
    usualPrices,
  };
}

/** Loads who sells and buys in a project, and how the seller types prices for a person. */
export async function loadParties(deps: Deps, tx: Db, project: StoredProject) {
  return toParties(deps, project, await readPartiesFacts(tx, project.id));
}

/**
 * Loads the priced lines of a project, for a seller under that regime. Refuses when hours, the rate or the VAT are
 * unknown.
 */
export async function loadEstimateLines(
  tx: Db,
  project: StoredProject,
  // An unknown VAT regime is not guessed. The quote then has no VAT, and says so.
  vatRegime: VatRegime | null,
): Promise<Result<Line[], EstimateRefusal>> {
  const { hoursE4, rateCents, day, grossRateCents, vatBasisPoints, vatReason, description } = project.estimation;
  const missing = [...(hoursE4 === null ? ["hours"] : []), ...(rateCents === null ? ["rate"] : [])];
  if (hoursE4 === null || rateCents === null) return refused("estimation_incomplete", missing);
  return estimateLines({
    tasks: await listTasksOf(tx, project.id),
    hoursE4,
    hourlyRateCents: rateCents,
    day,
    grossRateCents,
    description: description || project.name,
    vatBasisPoints: vatBasisPoints ?? STANDARD_VAT_BASIS_POINTS,
    vatReason,
    vatRegime,
  });
}
