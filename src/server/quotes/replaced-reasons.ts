import type { Line } from "#domain/lines/line.ts";
import { replacedReasons } from "#domain/lines/lines-under-regime.ts";
import type { ChosenVatReason, VatReason } from "#domain/lines/vat-reasons.ts";
import type { Db } from "#server/db/database.ts";
import type { Pricing } from "#server/projects/load-estimate.ts";
import type { StoredProject } from "#server/projects/projects.repository.ts";
import { listTasksOf } from "#server/projects/tasks.repository.ts";
import { findDraftOfProject } from "./quote-drafts.repository.ts";

/**
 * The reasons for no VAT that were chosen for a document of a project and that the seller's franchise replaces.
 * `agreedLines`: those that the customer accepted, where the document bills them.
 */
export async function findReplacedReasons(
  tx: Db,
  project: StoredProject,
  { seller, lines }: Pick<Pricing, "seller" | "lines">,
  agreedLines: readonly Line[] | null = null,
): Promise<ChosenVatReason[]> {
  // The others keep what was chosen, and nothing more is read for them.
  if (seller.vatRegime !== "franchise") return [];
  const writtenLines = agreedLines ?? (await findDraftOfProject(tx, project.id))?.lines;
  const chosen = writtenLines ? reasonsOf(writtenLines) : await listEstimatedReasons(tx, project);
  return replacedReasons(chosen, { lines, regime: seller.vatRegime });
}

function reasonsOf(lines: readonly Line[]): (VatReason | null)[] {
  return lines.map((line) => (line.kind === "item" ? line.vat.reason : null));
}

async function listEstimatedReasons(tx: Db, { id, estimation }: StoredProject): Promise<(VatReason | null)[]> {
  const tasks = await listTasksOf(tx, id);
  return [estimation.vatReason, ...tasks.map(({ vatReason }) => vatReason)];
}
