import { plainWords } from "../../../shared/search-text.ts";
import type { CardRow } from "../../conversation/message.ts";
import type { QuoteCard } from "../quote-card.ts";
import { customerOn, titleOfRows } from "./project-title.ts";

/** A card whose name of a project was made of its lines, without the names of those that are gone. */
export function withTitleOfRows(card: QuoteCard, nextCard: QuoteCard): QuoteCard {
  const idsNow = new Set(nextCard.rows.map(({ id }) => id));
  const goneRows = card.rows.filter(({ id }) => !idsNow.has(id));
  const title = titleOn(card);
  if (goneRows.length === 0 || title === "" || title !== titleOn(nextCard)) return nextCard;
  const customer = customerOn(card.fields);
  const isNamed = ({ label }: CardRow) => label !== "" && plainWords(title).includes(plainWords(label));
  // Lines that came later are not in the name.
  const namedRows = card.rows.filter(isNamed);
  const isMadeOfRows = goneRows.some(isNamed) && titleOfRows(namedRows, customer) === title;
  if (!isMadeOfRows) return nextCard;
  const leftRows = namedRows.filter(({ id }) => idsNow.has(id));
  const value = titleOfRows(leftRows.length > 0 ? leftRows : nextCard.rows, customer);
  const fields = nextCard.fields.map((field) => (field.name === "projectName" ? { ...field, value } : field));
  return { ...nextCard, fields };
}

function titleOn({ fields }: QuoteCard): string {
  return fields.find(({ name }) => name === "projectName")?.value ?? "";
}
