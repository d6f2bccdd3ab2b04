import type { Masking } from "#domain/customers/masking/masking.ts";
import type { Db } from "#server/db/database.ts";
import { listNamesIn } from "./customer-names.repository.ts";

/** Makes a masking know the customers of the transaction's company whom these texts may name. */
export async function learnNames(tx: Db, masking: Masking, value: unknown): Promise<void> {
  masking.learn(await listNamesIn(tx, textsOf(value).join("\n")));
}

/** The same value, with every text in it changed. IDs, days and keys have no personal words, and stay. */
export function withTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((one) => withTexts(one, change));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withTexts(one, change)]));
}

function textsOf(value: unknown): string[] {
  const texts: string[] = [];
  withTexts(value, (text) => {
    texts.push(text);
    return text;
  });
  return texts;
}
