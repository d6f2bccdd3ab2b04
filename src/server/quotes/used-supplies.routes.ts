import type { UsedSupplyAnswer } from "#api/projects/used-supplies.ts";
import * as api from "#api/projects/used-supplies.ts";
import { supplyMessages } from "#domain/projects/supplies/supply.messages.ts";
import type { UsedSupply } from "#domain/projects/supplies/used-supplies.ts";
import { SUPPLY_LIMITS, quotedSupplies, withSupply } from "#domain/projects/supplies/used-supplies.ts";
import { ApiError, notFound } from "#server/http/api-error.ts";
import type { Route } from "#server/http/route.ts";
import { route } from "#server/http/route.ts";
import { findProject, lockProject } from "#server/projects/projects.repository.ts";
import {
  findSupplyBook,
  listUsedSuppliesOf,
  saveSupplyBook,
} from "#server/projects/supplies/used-supplies.repository.ts";
import { findDraftOfProject } from "./quote-drafts.repository.ts";

/** What was used on the site of a project. */
export const usedSuppliesRoutes: Route[] = [
  route(api.listUsedSupplies, async (_deps, { tx, params }) => {
    const [project, supplies, draft] = await Promise.all([
      findProject(tx, params.id),
      listUsedSuppliesOf(tx, params.id),
      findDraftOfProject(tx, params.id),
    ]);
    if (!project) throw notFound();
    const quotedLines = quotedSupplies(draft?.lines ?? []);
    return {
      supplies: supplies.map(toSupplyAnswer),
      quoted: quotedLines.map(({ lineId, quantityE4, ...rest }) => ({
        ...rest,
        line_id: lineId,
        quantity_e4: quantityE4,
      })),
    };
  }),

  route(api.saveUsedSupply, async (deps, { tx, caller, params, body }) => {
    const project = await lockProject(tx, params.id);
    if (!project) throw notFound();
    const { label, unit, quantity_e4: quantityE4, note, line_id: lineId } = body;
    const supply: UsedSupply = { id: params.supplyId, label, unit, quantityE4, note, lineId };
    const book = await findSupplyBook(tx, project.id);
    // Sent again by a device that lost the answer: what was taken out since stays out.
    if (book.removedIds.includes(supply.id)) return { supply: toSupplyAnswer(supply) };
    const supplies = withSupply(book.supplies, supply);
    if (!supplies.ok) throw new ApiError(409, supplies.refusal.code, supplyMessages[supplies.refusal.code]);
    await saveSupplyBook(tx, caller.companyId, project.id, { ...book, supplies: supplies.value }, deps.clock());
    return { supply: toSupplyAnswer(supply) };
  }),

  route(api.removeUsedSupply, async (deps, { tx, caller, params }) => {
    const project = await lockProject(tx, params.id);
    if (!project) throw notFound();
    const { supplies, removedIds } = await findSupplyBook(tx, project.id);
    const rest = supplies.filter(({ id }) => id !== params.supplyId);
    if (rest.length === supplies.length) throw notFound();
    const book = { supplies: rest, removedIds: [...removedIds, params.supplyId].slice(-SUPPLY_LIMITS.removed) };
    await saveSupplyBook(tx, caller.companyId, project.id, book, deps.clock());
    return { removed: params.supplyId };
  }),
];

function toSupplyAnswer({ id, label, unit, quantityE4, note, lineId }: UsedSupply): UsedSupplyAnswer {
  return { id, label, unit, quantity_e4: quantityE4, note, line_id: lineId };
}
