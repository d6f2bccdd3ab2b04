/** Longest description of a work, in characters. The rest is not read. */
export const MAX_WORK_DESCRIPTION = 20_000;

/** A task of a template; hours in hours for one unit of the work. */
export type TemplateTask = { title: string; hours: number };

/**
 * A work of a trade, as somebody of the trade breaks it down. `keywords` are accent-free words or groups of words;
 * `unit` is what its hours are counted by (« radiateur », « m² ») with `reference`, the quantity the hours were written
 * for; empty when it is a whole.
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
 * Reads a trade's works from text, one block a work: `# title | keywords, … | reference unit`, then a line a task,
 * `title ; hours`. A line that cannot be read throws: the library is checked by its test.
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
