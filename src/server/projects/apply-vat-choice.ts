import type { updateTask } from "#api/tasks.ts";
import { lineMessages } from "#domain/lines/line.messages.ts";
import type { VatChoice } from "#domain/lines/vat-choice.ts";
import { changeVatChoice } from "#domain/lines/vat-choice.ts";
import { findCompany } from "#server/company/company.repository.ts";
import type { Db } from "#server/db/database.ts";
import { refusalError } from "#server/http/refusals.ts";
import type { z } from "zod";

/** Replaces a rate and its reason by those that were sent. Refuses 0 % without a reason. */
export async function applyVatChoice(
  tx: Db,
  { vatBasisPoints, vatReason }: VatChoice,
  body: Pick<z.output<typeof updateTask.body>, "vat_basis_points" | "vat_reason">,
): Promise<VatChoice> {
  const savedChoice = { vatBasisPoints, vatReason };
  if (body.vat_basis_points === undefined && body.vat_reason === undefined) return savedChoice;
  const { vatRegime } = await findCompany(tx);
  const sentChoice = { vatBasisPoints: body.vat_basis_points, vatReason: body.vat_reason };
  const choice = changeVatChoice(savedChoice, sentChoice, vatRegime);
  if (!choice.ok) throw refusalError(choice.refusal, lineMessages);
  return choice.value;
}
