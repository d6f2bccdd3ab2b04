import { moneyCents } from "#api/amounts.ts";
import { boundedNumber, id, limitedText, requiredText, units, vatBasisPoints } from "#api/fields.ts";
import type { WireLine } from "#api/quotes.ts";
import { beginDraft, saveDraft } from "#api/quotes.ts";
import { sayAddSection, sayWriteQuoteLines } from "#domain/assistant/actions/preview.messages.ts";
import { withSection } from "#domain/assistant/actions/said-section.ts";
import { MAX_WORK_DESCRIPTION } from "#domain/lines/line.ts";
import { draftLines } from "#domain/lines/lines-under-regime.ts";
import { NO_TERMS } from "#domain/lines/terms.ts";
import { addUp } from "#domain/lines/totals.ts";
import { MAX_DRAFT_LINES } from "#domain/quotes/quote-draft.ts";
import { fieldMessages } from "#domain/shared/field.messages.ts";
import { centsToE6, eurosToCents, scaleDecimal } from "#domain/shared/money.ts";
import { MAX_QUANTITY, MAX_UNIT_PRICE_EUROS } from "#domain/shared/typed-number.ts";
import { findCompany } from "#server/company/company.repository.ts";
import type { Db } from "#server/db/database.ts";
import { findDraftOfProject } from "#server/quotes/quote-drafts.repository.ts";
import { listVersionsOf } from "#server/quotes/quote-versions.repository.ts";
import { z } from "zod";
import { action } from "./action.ts";
import { findNamedProject } from "./named-project.ts";

// A person reads each of them before they confirm.
const MOST_LINES = 50;

const proposedLine = z.object({
  label: requiredText(MAX_WORK_DESCRIPTION, fieldMessages.lineLabel),
  nature: z.enum(["service", "goods"]).default("service"),
  quantity: boundedNumber(MAX_QUANTITY),
  unit: z.enum(units),
  unit_price_cents: moneyCents().int().min(0).max(eurosToCents(MAX_UNIT_PRICE_EUROS)),
  vat_basis_points: vatBasisPoints,
});

async function readDraftFacts(tx: Db, { project_id }: { project_id: string }) {
  const namedProject = await findNamedProject(tx, project_id);
  if (!namedProject) return null;
  const draft = await findDraftOfProject(tx, project_id);
  const { vatRegime } = await findCompany(tx);
  const totals = addUp(draftLines(draft?.lines ?? [], vatRegime), draft?.terms ?? NO_TERMS);
  const versions = await listVersionsOf(tx, project_id);
  return {
    ...namedProject.names,
    draftVersion: draft?.version ?? null,
    // What was sent in between is what the customer has: the lines under it are not put back.
    sentVersions: versions.filter(({ sent_at }) => sent_at !== null).length,
    netCents: totals.netCents,
    discountCents: totals.discountCents,
    vat: totals.vat
      .filter(({ basisPoints }) => basisPoints > 0)
      .map(({ basisPoints, vatCents }) => ({ basisPoints, vatCents })),
    grossCents: totals.grossCents,
  };
}

function toWireLine(line: z.output<typeof proposedLine>, index: number): WireLine {
  return {
    kind: "item",
    id: `proposed-${index + 1}`,
    label: line.label,
    details: [],
    nature: line.nature,
    quantity_e4: scaleDecimal(line.quantity, 4),
    unit: line.unit,
    unit_price_e6: centsToE6(line.unit_price_cents),
    discount_basis_points: 0,
    vat_basis_points: line.vat_basis_points,
    vat_reason: null,
    is_option: false,
    task_id: null,
  };
}

const writeLines = action({
  kind: "write_quote_lines",
  right: "amounts",
  input: z.object({ project_id: id, lines: z.array(proposedLine).min(1).max(MOST_LINES) }),
  readFacts: readDraftFacts,
  run: async (call, { project_id, lines }) => {
    const { draft } = await call(beginDraft, { params: { id: project_id }, body: {} });
    const body = { version: draft.version, lines: lines.map(toWireLine), discount: draft.discount };
    const { draft: nextDraft } = await call(saveDraft, { params: { id: draft.id }, body });
    return { id: draft.id, version: nextDraft.version, lines: draft.lines, discount: draft.discount };
  },
  undo: (call, _input, _record, { id: draftId, version, lines, discount }) =>
    call(saveDraft, { params: { id: String(draftId) }, body: { version, lines, discount } }),
  say: ({ lines }, _record, nextRecord) =>
    sayWriteQuoteLines(
      nextRecord,
      lines.map(({ label, quantity, unit, unit_price_cents }) => ({
        label,
        quantityE4: scaleDecimal(quantity, 4),
        unit,
        unitPriceCents: unit_price_cents,
      })),
    ),
});

async function readSectionFacts(tx: Db, { project_id }: { project_id: string }) {
  const namedProject = await findNamedProject(tx, project_id);
  if (!namedProject) return null;
  const draft = await findDraftOfProject(tx, project_id);
  const lines = (draft?.lines ?? []).map(({ id: lineId, label, kind }) => ({
    id: lineId,
    label,
    isSection: kind === "section",
  }));
  return { ...namedProject.names, draftVersion: draft?.version ?? null, lines };
}

const addSection = action({
  kind: "add_section",
  right: "amounts",
  input: z.object({
    project_id: id,
    label: requiredText(MAX_WORK_DESCRIPTION, fieldMessages.lineLabel),
    line_ids: z.array(limitedText(64)).max(MAX_DRAFT_LINES).default([]),
    before_id: limitedText(64).nullable().default(null),
    place: z.enum(["start", "end"]).default("end"),
  }),
  readFacts: readSectionFacts,
  run: async (call, { project_id, label, line_ids, before_id, place }) => {
    const { draft } = await call(beginDraft, { params: { id: project_id }, body: {} });
    const { lines, discount } = draft;
    const section: WireLine = { kind: "section", id: freeSectionId(lines), label, level: 1 };
    const beforeId = before_id ?? (place === "start" ? (lines[0]?.id ?? null) : null);
    const nextLines = withSection(lines, section, { lineIds: line_ids, beforeId });
    const body = { version: draft.version, lines: nextLines, discount };
    const { draft: nextDraft } = await call(saveDraft, { params: { id: draft.id }, body });
    return { id: draft.id, version: nextDraft.version, lines, discount };
  },
  undo: (call, _input, _record, { id: draftId, version, lines, discount }) =>
    call(saveDraft, { params: { id: String(draftId) }, body: { version, lines, discount } }),
  say: ({ label }, record, nextRecord) => sayAddSection(record, nextRecord, label),
});

function freeSectionId(lines: readonly WireLine[]): string {
  let rank = 1;
  while (lines.some((line) => line.id === `section-${rank}`)) rank++;
  return `section-${rank}`;
}

/** Actions on the draft of a quote. */
export const QUOTE_DRAFT_ACTIONS = [writeLines, addSection];
