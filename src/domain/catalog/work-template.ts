/** Longest description of a work that is read, in characters. The rest is ignored. */
export const MAX_WORK_DESCRIPTION = 20_000;

/** A task of a template. Hours in hours, for one unit of the work. */
export type TemplateTask = { title: string; hours: number };

/**
 * A work of a trade, with its tasks. `keywords` are words or groups of words without accents. `unit` is what its hours
 * are counted by (« radiateur », « m² »), and is empty for a work counted as a whole. `reference` is the quantity that
 * the hours were written for.
 */
export type WorkTemplate = {
  trade: string;
  title: string;
  keywords: string[];
  unit: string;
  reference: number;
  tasks: TemplateTask[];
};

/**
 * Reads the works of a trade from text. Each work is a block: `# title | keywords, … | reference unit`, then one line
 * per task, `title ; hours`. Throws on a line that cannot be read: a test reads the whole library.
 */
export function tradeWorks(trade: string, text: string): WorkTemplate[] {
  return text
    .split(/^# /m)
    .slice(1)
    .map((block) => {
      const [head = "", ...lines] = block.trim().split("\n");
      const [title = "", keywords = "", measure = ""] = head.split("|").map((part) => part.trim());
      const [, reference = "1", unit = ""] = /^(\d+) (.+)$/.exec(measure) ?? [];
      return {
        trade,
        title,
        keywords: keywords.split(",").map((word) => word.trim()),
        unit,
        reference: Number(reference),
        tasks: lines.map(readTask),
      };
    });
}

function readTask(line: string): TemplateTask {
  const [title = "", hours = ""] = line.split(";").map((part) => part.trim());
  if (title === "" || !(Number(hours) > 0)) throw new Error(`unreadable template task: ${line}`);
  return { title, hours: Number(hours) };
}
