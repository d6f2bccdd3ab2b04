import { typedDecimal } from "../shared/french-format.ts";
import { MAX_HOURS_OR_RATE, readTypedNumber } from "../shared/typed-number.ts";

/** A proposed task, as it is typed on its list: hours as text, and whether its box is ticked. */
export type ProposedRow = {
  id: string;
  title: string;
  description: string;
  hours: string;
  isTicked: boolean;
  error?: string;
};

/** The rows of a list of proposed tasks. What is certain is ticked; the person ticks what is not. */
export function proposedRows(
  tasks: readonly { id: string; title: string; description: string; estimate_h: number; is_certain: boolean }[],
): ProposedRow[] {
  return tasks.map(({ id, title, description, estimate_h, is_certain }) => {
    return { id, title, description, hours: estimate_h === 0 ? "" : typedDecimal(estimate_h), isTicked: is_certain };
  });
}

/** The rows as they stand on the screen: `hours` by ID, only for those that are ticked. */
export function rowsAsTyped(rows: readonly ProposedRow[], hours: Readonly<Record<string, string>>): ProposedRow[] {
  return rows.map(({ error: _error, ...row }) => {
    const typedHours = hours[row.id];
    return { ...row, isTicked: typedHours !== undefined, hours: typedHours ?? row.hours };
  });
}

/** The tasks to add, or null when the hours of one cannot be read. No hours are zero hours. */
export function keptTasks(
  rows: readonly ProposedRow[],
): { title: string; description: string; estimate_h: number }[] | null {
  const tasks = rows.flatMap(({ title, description, hours }) => {
    const { value } = readHours(hours);
    return value === null ? [] : [{ title, description, estimate_h: value }];
  });
  return tasks.length === rows.length ? tasks : null;
}

/** A row with the sentence that says why its hours cannot be read. */
export function withHoursProblem(row: ProposedRow): ProposedRow {
  const { problem } = readHours(row.hours);
  return row.isTicked && problem !== null ? { ...row, error: problem } : row;
}

function readHours(hours: string): ReturnType<typeof readTypedNumber> {
  return readTypedNumber(hours.trim() === "" ? "0" : hours, MAX_HOURS_OR_RATE);
}
