import * as api from "#api/mail/purchases.ts";
import { purchaseMessages } from "#domain/mail/invoices/purchase.messages.ts";
import { purchaseProblem } from "#domain/mail/invoices/purchase.ts";
import { FRENCH_TIME_ZONE, dayAt } from "#domain/shared/calendar-date.ts";
import { fieldMessages } from "#domain/shared/field.messages.ts";
import { ApiError, notFound } from "#server/http/api-error.ts";
import type { Route } from "#server/http/route.ts";
import { patientRoute, route } from "#server/http/route.ts";
import { isId } from "#server/ids.ts";
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
  route(api.savePurchase, async (deps, { tx, caller, params, body }) => {
    if (!isId(params.id)) throw notFound();
    const purchase = {
      id: params.id,
      supplierName: body.supplier_name,
      boughtOn: body.bought_on,
      grossCents: body.gross_cents,
      vatCents: body.vat_cents,
      note: body.note,
      projectId: body.project_id,
    };
    const problem = purchaseProblem(purchase, dayAt(deps.clock(), FRENCH_TIME_ZONE));
    if (problem) throw wrongField(problem.field, purchaseMessages.problem[problem.code]);
    const ground = await findPurchaseGround(tx, purchase.id, purchase.projectId);
    if (ground.isKnown && !ground.isByHand) throw new ApiError(409, "read_invoice", purchaseMessages.read);
    if (!ground.hasProject) throw wrongField("project_id", fieldMessages.unknownId);
    await savePurchaseRow(tx, caller.companyId, purchase, deps.clock());
    return { purchase_id: purchase.id };
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
    const bytes = Buffer.from(body.data, "base64");
    const ticket = await drawTicket(deps, caller.companyId, { name: body.name, bytes });
    if (!ticket) throw wrongField("data", purchaseMessages.unreadableTicket);
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

function wrongField(field: string, sentence: string): ApiError {
  return new ApiError(400, "bad_input", sentence, { [field]: sentence });
}
