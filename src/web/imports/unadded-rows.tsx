import { unaddedWords } from "#domain/imports/imports.messages.ts";
import type { ImportOf, ImportSubject } from "./import-subject.ts";

const SHOWN = 5;

type Props<File extends ImportOf> = { subject: ImportSubject<File>; file: File };

/** The first rows of a file that were not added, or not whole, each with its line, its name and the reason. */
export function UnaddedRows<File extends ImportOf>({ subject, file }: Props<File>) {
  const answer = subject.useUnadded(file.id, { after_line: 0, limit: SHOWN });
  if (!answer || answer.rows.length === 0) return null;
  return (
    <ul aria-label="Lignes à revoir" className="mt-2 divide-y divide-line text-fine">
      {answer.rows.map(({ line, cells, reason }) => (
        <li key={line} className="py-2 [overflow-wrap:anywhere]">
          {unaddedWords(line, nameOf(cells, file.columns), reason)}
        </li>
      ))}
    </ul>
  );
}

// What names a row stands in its first filled column that is read.
function nameOf(cells: readonly string[], columns: readonly string[]): string {
  return cells.find((cell, place) => cell.trim() !== "" && columns[place] !== "")?.trim() ?? "";
}
