import type { ImportAnswer } from "#api/accounts.ts";
import { listImportRows } from "#api/accounts.ts";
import { importMessages } from "#domain/accounts/import/import.messages.ts";
import { textCell } from "#domain/analytics/money-csv.ts";
import { saveText } from "#web/accounts/save-text.ts";
import { call } from "#web/client/call.ts";

/** Saves the rows of a file that were not added, as a file of the same columns with the reasons. */
export async function saveReport({ id, headers }: ImportAnswer): Promise<void> {
  const lines = [[...headers, importMessages.reason]];
  let afterLine: number | null = 0;
  while (afterLine !== null) {
    const query: { after_line: number; limit: number } = { after_line: afterLine, limit: 200 };
    const { rows, next_line: nextLine } = await call(listImportRows, { params: { id }, query });
    for (const { cells, reason } of rows) lines.push([...headers.map((_header, place) => cells[place] ?? ""), reason]);
    afterLine = nextLine;
  }
  const text = lines.map((cells) => `${cells.map(textCell).join(";")}\r\n`).join("");
  // The mark by which a spreadsheet reads it as UTF-8.
  saveText(importMessages.reportName, `\uFEFF${text}`, "text/csv;charset=utf-8");
}
