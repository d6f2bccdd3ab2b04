import type { Line } from "../lines/line.ts";
import { countedItems } from "../lines/line.ts";
import { daysToHoursE4, hoursToE4 } from "../shared/money.ts";
import { HOURS_A_DAY } from "../shared/working-day.ts";
import { MAX_TASK_TITLE } from "./task.ts";

/** What a task is made from: the ID of its line, its title, its hours x 10^4, and the heading it stands under. */
export type TaskOfLine = { lineId: string; title: string; hoursE4: number; section: string };

/**
 * The tasks that do what the lines of a quote sell, in their order, options left out. A line counted in hours or days
 * says how long; any other one takes 0 h until somebody says more. `dayHoursE4`: hours of a day x 10^4.
 */
export function tasksOfLines(lines: readonly Line[], dayHoursE4 = hoursToE4(HOURS_A_DAY)): TaskOfLine[] {
  let section = "";
  return lines.flatMap((line) => {
    if (line.kind === "section") section = line.label.slice(0, MAX_TASK_TITLE);
    return countedItems([line]).map(({ id, label, unit, quantityE4 }) => ({
      lineId: id,
      title: label.slice(0, MAX_TASK_TITLE),
      hoursE4: unit === "h" ? quantityE4 : unit === "jour" ? daysToHoursE4(quantityE4, dayHoursE4) : 0,
      section,
    }));
  });
}
