import type { MoneyRowAnswer } from "#api/analytics/money.ts";
import { isInvoiceToSend } from "#domain/documents/document-state.ts";
import { StateChip } from "#web/ui/state-chip.tsx";

/** The state of a document of the money list. A row of a payment has none. */
export function RowState({ row }: { row: MoneyRowAnswer }) {
  if (row.is_altered) return <StateChip state="altered" />;
  if (row.payment) return null;
  if (row.status !== "late" && isInvoiceToSend(row.status, row.sent_on !== null)) return <StateChip state="to_send" />;
  return <StateChip state={row.status} lateDays={row.late_days} />;
}
