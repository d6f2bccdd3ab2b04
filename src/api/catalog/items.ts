import { ITEM_KINDS, ITEM_LIMITS, MAX_COEFFICIENT_E4 } from "#domain/catalog/items/catalog-item.ts";
import { guardedItemFields, itemMessages } from "#domain/catalog/items/item.messages.ts";
import { scaleDecimal } from "#domain/shared/money.ts";
import { MAX_QUANTITY, MAX_UNIT_PRICE_EUROS } from "#domain/shared/typed-number.ts";
import { z } from "zod";
import { moneyE6, noAmount } from "../amounts.ts";
import { endpoint } from "../endpoint.ts";
import { id, limitedText, page, requiredText, text, units, vatBasisPoints, vatReason } from "../fields.ts";

// Amounts on the wire: euros without VAT x 10^6 for one unit. Costs and coefficients are answered to owners alone.

const amount = moneyE6().min(0).max(scaleDecimal(MAX_UNIT_PRICE_EUROS, 6)).nullable();
const coefficient = noAmount(z.number().int().min(1).max(MAX_COEFFICIENT_E4)).nullable();
const quantity = noAmount(z.number().int().min(1, itemMessages.zero_quantity).max(scaleDecimal(MAX_QUANTITY, 4)));

const component = z.object({
  item_id: z.string(),
  label: z.string(),
  kind: z.enum(ITEM_KINDS),
  unit: z.enum(units),
  quantity_e4: noAmount(z.number()),
  /** Of one unit of the component. */
  cost_e6: moneyE6().nullable(),
  price_e6: moneyE6().nullable(),
  is_archived: z.boolean(),
});

const item = z.object({
  id: z.string(),
  /** Grows with each change. A save sends it back. */
  version: noAmount(z.number().int()),
  kind: z.enum(ITEM_KINDS),
  label: z.string(),
  details: z.string(),
  reference: z.string(),
  supplier: z.string(),
  family: z.string(),
  unit: z.enum(units),
  /** Of an assembly, what its components cost together. */
  cost_e6: moneyE6().nullable(),
  coefficient_e4: noAmount(z.number()).nullable(),
  /** The price of a line of this item: null while it is not known. */
  price_e6: moneyE6().nullable(),
  /** Whether the price of an assembly is its own, and not what its components sell for. */
  has_own_price: z.boolean(),
  vat_basis_points: vatBasisPoints.nullable(),
  vat_reason: vatReason.nullable(),
  components: z.array(component),
  is_archived: z.boolean(),
});

/** An item of the catalogue, as read by the web. */
export type ItemAnswer = z.infer<typeof item>;

/** A component of an assembly, as read by the web. */
export type ComponentAnswer = z.infer<typeof component>;

export const itemFields = z.object({
  kind: z.enum(ITEM_KINDS),
  label: requiredText(ITEM_LIMITS.label, itemMessages.label),
  details: text(ITEM_LIMITS.details),
  reference: text(ITEM_LIMITS.reference),
  supplier: text(ITEM_LIMITS.supplier),
  /** Left out, what is kept stays. */
  family: text(ITEM_LIMITS.family).optional(),
  unit: z.enum(units),
  /** Left out, what is kept stays. An assembly costs what its components cost. */
  cost_e6: amount.optional(),
  /** The price is then the cost times it. Left out, what is kept stays. */
  coefficient_e4: coefficient.optional(),
  /** Of an assembly, null for what its components sell for. */
  price_e6: amount,
  vat_basis_points: vatBasisPoints.nullable(),
  vat_reason: vatReason.nullable(),
  components: z.array(z.object({ item_id: id, quantity_e4: quantity })).max(ITEM_LIMITS.components),
});

/** An item as it is sent. */
export type SentItem = z.infer<typeof itemFields>;

const COSTS = {
  cost_e6: { right: "team", called: guardedItemFields.cost },
  coefficient_e4: { right: "team", called: guardedItemFields.coefficient },
} as const;

const TOUCHED = ["/api/catalog-items"] as const;

export const listItems = endpoint({
  method: "GET",
  path: "/api/catalog-items",
  access: "signed-in",
  summary:
    "The items of the catalogue by label; `q` searches labels, suppliers and the beginning of references, ignoring " +
    "case, accents and, when nothing has the words as typed, one letter of each",
  query: z.object({
    ...page,
    q: limitedText(200).optional(),
    kind: z.enum(ITEM_KINDS).optional(),
    archived: z.enum(["true", "false"]).optional(),
    /** Leaves assemblies out: they are components of none. */
    components: z.enum(["true", "false"]).optional(),
    family: limitedText(ITEM_LIMITS.family).optional(),
    /** Those whose price is not known, and that no coefficient gives one. */
    unpriced: z.enum(["true", "false"]).optional(),
  }),
  answer: z.object({ items: z.array(item), next_cursor: z.string().nullable() }),
});

export const countItems = endpoint({
  method: "GET",
  path: "/api/catalog-items/counts",
  access: "signed-in",
  summary:
    "How many items of each kind the catalogue has, of the sixty families that hold most, and how many are " +
    "archived or have no price",
  answer: z.object({
    counts: z.object({
      supply: noAmount(z.number()),
      labour: noAmount(z.number()),
      service: noAmount(z.number()),
      assembly: noAmount(z.number()),
    }),
    families: z.array(z.object({ name: z.string(), count: noAmount(z.number()) })),
    archived_count: noAmount(z.number()),
    /** Those that wait for a price: a supplier's list may bring none. */
    unpriced_count: noAmount(z.number()),
  }),
});

export const getItem = endpoint({
  method: "GET",
  path: "/api/catalog-items/{id}",
  access: "signed-in",
  summary: "One item of the catalogue",
  answer: z.object({ item }),
});

const { details, reference, supplier, vat_basis_points, vat_reason, components } = itemFields.shape;

const newItemFields = itemFields.extend({
  details: details.default(""),
  reference: reference.default(""),
  supplier: supplier.default(""),
  vat_basis_points: vat_basis_points.default(null),
  vat_reason: vat_reason.default(null),
  components: components.default([]),
});

export const createItem = endpoint({
  method: "POST",
  path: "/api/catalog-items",
  access: "signed-in",
  touches: TOUCHED,
  guarded: COSTS,
  summary: "Adds an item to the catalogue; 422 when its supplier's reference is there, or its label without reference",
  body: newItemFields,
  answer: z.object({ item }),
});

export const saveItem = endpoint({
  method: "PUT",
  path: "/api/catalog-items/{id}",
  access: "signed-in",
  touches: TOUCHED,
  guarded: COSTS,
  summary: "Saves an item; 409 when it was changed since `version` was read",
  body: itemFields.extend({ version: noAmount(z.number().int().min(1).max(1_000_000_000)) }),
  answer: z.object({ item }),
});

export const archiveItem = endpoint({
  method: "PUT",
  path: "/api/catalog-items/{id}/archive",
  access: "signed-in",
  touches: TOUCHED,
  summary: "Puts an item away, or back into the catalogue. Assemblies keep it",
  body: z.object({ is_archived: z.boolean() }),
  answer: z.object({ item }),
});
