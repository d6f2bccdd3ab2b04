import * as api from "#api/mail/purchases.ts";
import { purchaseMessages } from "#domain/mail/invoices/purchase.messages.ts";
import type { Purchase } from "#domain/mail/invoices/purchase.ts";
import { purchaseProblem } from "#domain/mail/invoices/purchase.ts";
import { FRENCH_TIME_ZONE, dayAt } from "#domain/shared/calendar-date.ts";
import { fieldMessages } from "#domain/shared/field.messages.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { ApiError, notFound } from "#server/http/api-error.ts";
import type { Route } from "#server/http/route.ts";
import { patientRoute, route } from "#server/http/route.ts";
import { isId } from "#server/ids.ts";
import type { z } from "zod";
import { drawTicket } from "./draw-ticket.ts";
import {
  findPurchaseGround,
  findTicket,
  isPurchase,
  removePurchaseRow,
  removeTicketOf,
  savePurchaseRow,
  saveTicketOf,
} from "./purchases.repository.ts";

/** Purchases that are noted by hand, with the photo or the PDF of their tickets. */
export const purchasesRoutes: Route[] = [
  route(api.addPurchase, async (deps, { tx, caller, body: { purchase_id: id, ...body } }) => {
    await checkAndSave(deps, tx, caller.companyId, purchaseOf(id, body), "new");
    return { purchase_id: id };
  }),

  route(api.correctPurchase, async (deps, { tx, caller, params, body }) => {
    if (!isId(params.id)) throw notFound();
    await checkAndSave(deps, tx, caller.companyId, purchaseOf(params.id, body), "known");
    return { purchase_id: params.id };
  }),

  route(api.removePurchase, async (_deps, { tx, params }) => {
    if (!isId(params.id) || !(await removePurchaseRow(tx, params.id))) throw notFound();
    return { removed: params.id };
  }),

  route(api.readTicket, async (_deps, { tx, params }) => {
    if (!isId(params.id) || !(await isPurchase(tx, params.id))) throw notFound();
    const ticket = await findTicket(tx, params.id);
    return { ticket: ticket && { name: ticket.name, mime: ticket.mime, data: ticket.bytes.toString("base64") } };
  }),

  patientRoute(api.saveTicket, async (deps, { caller, params, body, inCompany }) => {
    if (!isId(params.id) || !(await inCompany((tx) => isPurchase(tx, params.id)))) throw notFound();
    const bytes = Buffer.from(body.ticket, "base64");
    const ticket = await drawTicket(deps, caller.companyId, { name: body.name, bytes });
    if (!ticket) throw wrongField("ticket", purchaseMessages.unreadableTicket);
    await inCompany(async (tx) => {
      // It may have gone while its ticket was drawn.
      if (!(await isPurchase(tx, params.id))) throw notFound();
      await saveTicketOf(tx, caller.companyId, params.id, ticket, deps.clock());
    });
    return { mime: ticket.mime };
  }),

  route(api.removeTicket, async (_deps, { tx, params }) => {
    if (!isId(params.id) || !(await removeTicketOf(tx, params.id))) throw notFound();
    return { removed: params.id };
  }),
];

type SentPurchase = Omit<z.output<typeof api.addPurchase.body>, "purchase_id">;

function purchaseOf(id: string, body: SentPurchase): Purchase & { id: string } {
  const { supplier_name: supplierName, bought_on: boughtOn, note, project_id: projectId } = body;
  return { id, supplierName, boughtOn, grossCents: body.paid_cents, vatCents: body.vat_cents, note, projectId };
}

async function checkAndSave(
  deps: Deps,
  tx: Db,
  companyId: string,
  purchase: Purchase & { id: string },
  state: "new" | "known",
): Promise<void> {
  const ground = await findPurchaseGround(tx, purchase.id, purchase.projectId);
  if (state === "known" && !ground.isKnown) throw notFound();
  if (ground.isKnown && !ground.isByHand) throw new ApiError(409, "read_invoice", purchaseMessages.read);
  const problem = purchaseProblem(purchase, dayAt(deps.clock(), FRENCH_TIME_ZONE));
  if (problem) throw wrongField(problem.field, purchaseMessages.problem[problem.code]);
  if (!ground.hasProject) throw wrongField("project_id", fieldMessages.unknownId);
  await savePurchaseRow(tx, companyId, purchase, deps.clock());
}

function wrongField(field: string, sentence: string): ApiError {
  return new ApiError(400, "bad_input", sentence, { [field]: sentence });
}
