import { QUOTE_ANSWERS } from "#domain/documents/quote-state.ts";
import { MAX_WORK_DESCRIPTION } from "#domain/lines/line.ts";
import type { ItemLine, Line } from "#domain/lines/line.ts";
import type { Discount } from "#domain/lines/terms.ts";
import { VAT_DOUBTS } from "#domain/lines/vat-doubts.ts";
import { chosenReason } from "#domain/lines/vat-reasons.ts";
import { vatTreatment } from "#domain/lines/vat-treatment.ts";
import { MAX_DRAFT_LINES } from "#domain/quotes/quote-draft.ts";
import { fieldMessages } from "#domain/shared/field.messages.ts";
import { eurosToCents, scaleDecimal } from "#domain/shared/money.ts";
import { MAX_DISCOUNT_EUROS, MAX_QUANTITY, MAX_UNIT_PRICE_EUROS } from "#domain/shared/typed-number.ts";
import { z } from "zod";
import { moneyCents, moneyE6, noAmount } from "./amounts.ts";
import { endpoint } from "./endpoint.ts";
import { day, id, limitedText, requiredText, text, vatBasisPoints, vatReason, units } from "./fields.ts";
import { wireOrigins } from "./quotes/line-origins.ts";
import { quoteVersion } from "./quotes/quote-version.ts";

// Lines on the wire: quantities x 10^4, unit prices x 10^6 euros, shares in basis points.

const MAX_LABEL = 500;
const lineId = limitedText(64);
const label = requiredText(MAX_LABEL, fieldMessages.lineLabel);
const share = noAmount(z.number().int().min(0).max(10_000));

const sectionLine = z.object({
  kind: z.literal("section"),
  id: lineId,
  label,
  level: noAmount(z.union([z.literal(1), z.literal(2)])),
});

const longLabel = requiredText(5_000, fieldMessages.lineLabel);
const textLine = z.object({ kind: z.literal("text"), id: lineId, label: longLabel });

const itemLine = z.object({
  kind: z.literal("item"),
  id: lineId,
  label: requiredText(MAX_WORK_DESCRIPTION, fieldMessages.lineLabel),
  details: z.array(text(MAX_WORK_DESCRIPTION)).max(100),
  nature: z.enum(["service", "goods"]),
  quantity_e4: noAmount(z.number().int().min(0).max(scaleDecimal(MAX_QUANTITY, 4))),
  unit: z.enum(units),
  unit_price_e6: moneyE6().int().min(0).max(scaleDecimal(MAX_UNIT_PRICE_EUROS, 6)),
  discount_basis_points: share,
  vat_basis_points: vatBasisPoints,
  vat_reason: vatReason.nullable(),
  is_option: z.boolean(),
  /** The task that the line was drawn from, or null. */
  task_id: id.nullable(),
});

/** A line on the wire. */
export const wireLine = z.discriminatedUnion("kind", [sectionLine, textLine, itemLine]);

/** A line as the draft of a quote is sent and answered. */
export type WireLine = z.infer<typeof wireLine>;

/** The discount of a whole document on the wire. */
export const wireDiscount = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("share"), basis_points: share }),
  z.object({
    kind: z.literal("amount"),
    discount_cents: moneyCents().int().min(0).max(eurosToCents(MAX_DISCOUNT_EUROS)),
  }),
]);

/** Whether prices are typed and printed without VAT or with it. Unit prices on the wire are always without it. */
export const wirePrices = z.enum(["net", "gross"]);

const draft = z.object({
  id: z.string(),
  project_id: z.string(),
  version: noAmount(z.number().int()),
  lines: z.array(wireLine),
  discount: wireDiscount.nullable(),
  prices: wirePrices,
  /** How they are in the version that the customer accepted last, and stay; null while they accepted none. */
  agreed_prices: wirePrices.nullable(),
  /** Whether the seller has never said how prices for a person are typed, and the customer is one. */
  asks_prices: z.boolean(),
  origins: wireOrigins,
  /** The lines that the estimation gives now, where they are not those it gave before; null otherwise. */
  estimate_lines: z.array(wireLine).nullable(),
  /** Names what the estimation gives now. A save sends it back once the seller has seen those lines. */
  estimate_version: z.string(),
});

/** The draft of a quote, as read by the web. */
export type DraftAnswer = z.infer<typeof draft>;

/** A line as the domain knows it, from the wire. The regime decides of a rate of 0 without a reason. */
export function toLine(line: WireLine): Line {
  if (line.kind !== "item") return line;
  const {
    quantity_e4,
    unit_price_e6,
    discount_basis_points,
    vat_basis_points,
    vat_reason,
    is_option,
    task_id,
    ...rest
  } = line;
  return {
    ...rest,
    quantityE4: quantity_e4,
    unitPriceE6: unit_price_e6,
    discountBasisPoints: discount_basis_points,
    vat: vatTreatment(vat_basis_points, vat_reason),
    isOption: is_option,
    source: task_id === null ? null : { kind: "task", taskId: task_id },
  };
}

/** A line on the wire. */
export function toWireLine(line: Line): WireLine {
  return line.kind === "item" ? toWireItem(line) : line;
}

function toWireItem({ id, label, details, nature, unit, vat, source, ...item }: ItemLine): WireLine {
  return {
    kind: "item",
    id,
    label,
    details,
    nature,
    quantity_e4: item.quantityE4,
    unit,
    unit_price_e6: item.unitPriceE6,
    discount_basis_points: item.discountBasisPoints,
    vat_basis_points: vat.basisPoints,
    vat_reason: chosenReason(vat.reason),
    is_option: item.isOption,
    task_id: source?.kind === "task" ? source.taskId : null,
  };
}

/** A discount as the domain knows it, from the wire. */
export function toDiscount(wireDiscount: DraftAnswer["discount"]): Discount | null {
  if (wireDiscount === null) return null;
  if (wireDiscount.kind === "share") return { kind: "share", basisPoints: wireDiscount.basis_points };
  return { kind: "amount", cents: wireDiscount.discount_cents };
}

/** A discount on the wire. */
export function toWireDiscount(discount: Discount | null): DraftAnswer["discount"] {
  if (discount === null) return null;
  if (discount.kind === "share") return { kind: "share", basis_points: discount.basisPoints };
  return { kind: "amount", discount_cents: discount.cents };
}

export const getProjectDraft = endpoint({
  method: "GET",
  path: "/api/projects/{id}/quote-draft",
  access: "signed-in",
  right: "amounts",
  summary: "The draft of a project's quote, or null and the estimation's lines while its lines follow the estimation",
  answer: z.object({
    draft: draft.nullable(),
    /** The lines that a draft would begin with. Null beside a draft, and while no draft may begin. */
    first_lines: z.array(wireLine).nullable(),
  }),
});

export const beginDraft = endpoint({
  method: "POST",
  path: "/api/projects/{id}/quote-draft",
  access: "signed-in",
  touches: ["/api/projects", "/api/quotes"],
  summary: "Gives a project's quote lines of its own, those of the estimation at first; answers the draft there is",
  body: z.object({}).default({}),
  answer: z.object({ draft }),
});

export const getDraft = endpoint({
  method: "GET",
  path: "/api/quotes/{id}/draft",
  access: "signed-in",
  right: "amounts",
  summary: "The draft of a quote",
  answer: z.object({ draft }),
});

export const saveDraft = endpoint({
  method: "PUT",
  path: "/api/quotes/{id}/draft",
  access: "signed-in",
  touches: ["/api/projects", "/api/quotes"],
  summary: "Saves the lines and the discount of a quote; 409 when somebody saved them since `version` was read",
  body: z.object({
    version: noAmount(z.number().int().min(1).max(1_000_000_000)),
    lines: z.array(wireLine).max(MAX_DRAFT_LINES),
    discount: wireDiscount.nullable(),
    /** Absent: as they were. Those of an accepted version stay, whatever is sent. */
    prices: wirePrices.optional(),
    /** The seller chose these prices themselves: those of the next quotes for a person, when the customer is one. */
    is_price_choice: z.boolean().optional(),
    origins: wireOrigins.optional(),
    /** The `estimate_version` that the seller has seen: they are asked again only once the estimation gives others. */
    seen_estimate_version: limitedText(64).optional(),
  }),
  answer: z.object({ draft }),
});

/** A version of a quote, and what became of it. */
export type QuoteVersion = z.infer<typeof quoteVersion>;

// What shows the state of a quote, or counts it.
const TOUCHED = ["/api/projects", "/api/documents", "/api/public", "/api/figures"] as const;

export const listVersions = endpoint({
  method: "GET",
  path: "/api/projects/{id}/quote-versions",
  access: "signed-in",
  right: "amounts",
  summary: "The versions of a project's quote, the newest first, and what became of each",
  answer: z.object({ versions: z.array(quoteVersion) }),
});

// The doubts of a refusal to which the seller answered that the VAT is right.
const confirmed_doubts = z.array(z.enum(VAT_DOUBTS)).max(VAT_DOUBTS.length).optional();

export const sendQuote = endpoint({
  method: "POST",
  path: "/api/quotes/{versionId}/sending",
  access: "signed-in",
  touches: TOUCHED,
  summary:
    "Notes that the seller gave this version of a quote to the customer, or the version that replaces it when it " +
    "lacked only what the seller says of themselves; a second time changes nothing",
  body: z.object({ confirmed_doubts }).default({}),
  answer: z.object({ version: quoteVersion }),
});

export const prepareQuote = endpoint({
  method: "POST",
  path: "/api/quotes/{versionId}/preparation",
  access: "signed-in",
  touches: TOUCHED,
  summary:
    "Makes this version of a quote ready to be given to the customer by its link or by mail, and notes nothing: " +
    "refuses as its sending does, and answers the version to give, which may be one drawn up in its place",
  // `is_without_details` answers `customer_unsaid`: what the law does not ask of a firm is left out, now and later.
  body: z.object({ confirmed_doubts, is_without_details: z.boolean().optional() }).default({}),
  answer: z.object({ version: quoteVersion }),
});

export const decideQuote = endpoint({
  method: "POST",
  path: "/api/quotes/{versionId}/decision",
  access: "signed-in",
  touches: TOUCHED,
  summary:
    "Notes the customer's answer to this version of a quote, with who answered and on which day; the same answer " +
    "again changes which signed certificates were received, and nothing else",
  body: z.object({
    decision: z.enum(QUOTE_ANSWERS),
    signer: text(200).default(""),
    decided_on: day,
    received_certificates: z.array(limitedText(200)).max(10).optional(),
  }),
  answer: z.object({ version: quoteVersion }),
});

export const withdrawDecision = endpoint({
  method: "DELETE",
  path: "/api/quotes/{versionId}/decision",
  access: "signed-in",
  touches: TOUCHED,
  summary: "Withdraws an answer that was noted by mistake, while the project has no invoice",
  answer: z.object({ version: quoteVersion }),
});
