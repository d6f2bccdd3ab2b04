import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** A decision: the name of its file, and its text. */
export type Decision = { file: string; text: string };

/** The decisions of a folder, in the order of their numbers, without their list. */
export function decisionsOf(folder: string): Decision[] {
  return readdirSync(folder)
    .filter((file) => file !== "README.md")
    .toSorted()
    .map((file) => ({ file, text: readFileSync(join(folder, file), "utf8") }));
}

/** What is wrong with the numbers of the decisions and with their list, one sentence each. */
export function decisionFaults(list: string, decisions: readonly Decision[]): string[] {
  const lines = list.split("\n").filter((line) => line.startsWith("- "));
  const rows = decisions.map(({ file, text }) => `- [${file.slice(0, 4)}. ${titleOf(text)}](${file})`);
  return [
    ...decisions.flatMap(({ file }, index) => numberFault(file, index + 1) ?? []),
    ...rows.filter((row) => !lines.includes(row)).map((row) => `write this line in docs/decisions/README.md: ${row}`),
    ...lines
      .filter((line) => !rows.includes(line))
      .map((line) => `remove this line of docs/decisions/README.md: ${line}`),
  ];
}

function titleOf(text: string): string {
  return /^# (.+)/.exec(text)?.[1] ?? "";
}

function numberFault(file: string, place: number): string | null {
  const number = String(place).padStart(4, "0");
  return file.startsWith(`${number}-`)
    ? null
    : `docs/decisions/${file} comes at place ${number}: a number is given once and leaves none free`;
}
