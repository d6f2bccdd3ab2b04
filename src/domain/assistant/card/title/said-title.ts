import { cardMessages } from "../../conversation/card.messages.ts";
import { readProjectName } from "../orders/renamed-line.ts";
import type { QuoteCard } from "../quote-card.ts";
import { cardWith } from "../quote-card.ts";

/** The card after another name of its new project. Null for another text, and for a project that exists. */
export function cardAfterTitle({ fields, rows }: QuoteCard, text: string): QuoteCard | null {
  const name = readProjectName(text);
  if (name === null || !fields.some((field) => field.name === "projectName")) return null;
  const nextFields = fields.map((field) => (field.name === "projectName" ? { ...field, value: name } : field));
  return cardWith(nextFields, rows, cardMessages.projectIs(name));
}
