import { textCell } from "#domain/imports/csv-cells.ts";
import { importsMessages } from "#domain/imports/imports.messages.ts";
import { saveText } from "#web/ui/save-file.ts";
import type { ImportOf, ImportSubject } from "./import-subject.ts";

/** Saves the rows of a file that were not added, as a file of the same columns with the reasons. */
export async function saveReport<File extends ImportOf>(
  { listUnadded }: Pick<ImportSubject<File>, "listUnadded">,
  { id, headers }: File,
): Promise<void> {
  const lines = [[...headers, importsMessages.reason]];
  let afterLine: number | null = 0;
  while (afterLine !== null) {
    const query: { after_line: number; limit: number } = { after_line: afterLine, limit: 200 };
    const { rows, next_line: nextLine } = await listUnadded(id, query);
    for (const { cells, reason } of rows) lines.push([...headers.map((_header, place) => cells[place] ?? ""), reason]);
    afterLine = nextLine;
  }
  const text = lines.map((cells) => `${cells.map(textCell).join(";")}\r\n`).join("");
  // The mark by which a spreadsheet reads it as UTF-8.
  saveText(importsMessages.reportName, `\uFEFF${text}`, "text/csv;charset=utf-8");
}
