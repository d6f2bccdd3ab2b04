import { supplyMessages } from "#domain/projects/supplies/supply.messages.ts";
import { SUPPLY_LIMITS } from "#domain/projects/supplies/used-supplies.ts";
import { scaleDecimal } from "#domain/shared/money.ts";
import { MAX_QUANTITY } from "#domain/shared/typed-number.ts";
import { z } from "zod";
import { noAmount } from "../amounts.ts";
import { endpoint } from "../endpoint.ts";
import { id, limitedText, requiredText, text, units } from "../fields.ts";

// Not under the projects: a task that is ticked must not ask for supplies again. No supply says an amount.

const supply = z.object({
  id: z.string(),
  label: z.string(),
  unit: z.enum(units),
  quantity_e4: noAmount(z.number()),
  note: z.string(),
  /** The line of the quote that sells it, null for what the quote does not sell. */
  line_id: z.string().nullable(),
});

const quotedSupply = supply.pick({ label: true, unit: true, quantity_e4: true }).extend({ line_id: z.string() });

/** What was used on a site, as read by the web. */
export type UsedSupplyAnswer = z.infer<typeof supply>;

/** A supply of the quote, as read by the web. */
export type QuotedSupplyAnswer = z.infer<typeof quotedSupply>;

const TOUCHED = ["/api/used-supplies", "/api/site-report-proposals"] as const;

export const listUsedSupplies = endpoint({
  method: "GET",
  path: "/api/used-supplies/{id}",
  access: "signed-in",
  summary:
    `What was used on the site of a project, as it was noted: ${SUPPLY_LIMITS.entries} at most, beside the supplies ` +
    "that its quote sells, without any amount",
  answer: z.object({ supplies: z.array(supply), quoted: z.array(quotedSupply) }),
});

export const saveUsedSupply = endpoint({
  method: "PUT",
  path: "/api/used-supplies/{id}/{supplyId}",
  access: "signed-in",
  touches: TOUCHED,
  right: "work",
  summary:
    "Notes what was used on a site, or corrects it: the caller gives its ID, so that the same call counts once. 409 " +
    "`too_many_supplies` for a list that is full",
  body: z.object({
    label: requiredText(SUPPLY_LIMITS.label, supplyMessages.label),
    unit: z.enum(units),
    quantity_e4: noAmount(
      z.number(supplyMessages.quantity).int().min(1, supplyMessages.quantity).max(scaleDecimal(MAX_QUANTITY, 4)),
    ),
    note: text(SUPPLY_LIMITS.note),
    line_id: limitedText(SUPPLY_LIMITS.lineId).nullable(),
  }),
  answer: z.object({ supply }),
});

export const removeUsedSupply = endpoint({
  method: "DELETE",
  path: "/api/used-supplies/{id}/{supplyId}",
  access: "signed-in",
  touches: TOUCHED,
  right: "work",
  summary: "Takes what was noted as used on a site out of its list",
  answer: z.object({ removed: id }),
});
