import { DOCUMENT_STATES } from "#domain/documents/document-state.ts";
import { FOUND_KINDS } from "#domain/search/search-rank.ts";
import { MAX_NAME } from "#domain/shared/max-name.ts";
import { z } from "zod";
import { moneyCents, noAmount } from "../amounts.ts";
import { endpoint } from "../endpoint.ts";
import { limitedText } from "../fields.ts";

/** The most rows that a search answers. */
export const MOST_FOUND = 24;

const foundRow = z.object({
  kind: z.enum(FOUND_KINDS),
  id: z.string(),
  /** What it is called. The number of a document. */
  label: z.string(),
  /** What tells it from others of that name: its customer, its town, its project, who wrote it. */
  detail: z.string(),
  /** The project of a document or of a task. */
  project_id: z.string().nullable(),
  /** The total of a document, with VAT. Negative for a credit note. */
  total_cents: moneyCents().nullable(),
  /** Where a document stands, and what is left to pay of an invoice. Null for the rest. */
  status: z.enum(DOCUMENT_STATES).nullable(),
  rest_cents: moneyCents().nullable(),
  /** The day of a document or of a mail. */
  date: z.string().nullable(),
  /** How well it fits what is typed: rows come the best first (`RANK`). */
  rank: noAmount(z.number()),
});

/** Something that a search has found, as read by the web. */
export type FoundRow = z.infer<typeof foundRow>;

export const searchEverything = endpoint({
  method: "GET",
  path: "/api/search",
  access: "signed-in",
  summary:
    "Customers, projects, documents by number, amount or customer, tasks and mails that a typed text may mean, the " +
    "best first. " +
    "Case and accents are ignored. When no customer, project or task has the words, one wrong letter per word is " +
    "accepted. Documents are for whoever sees amounts; mails are those of the mailboxes that the caller sees.",
  query: z.object({ q: limitedText(MAX_NAME).optional() }),
  answer: z.object({ found: z.array(foundRow).max(MOST_FOUND) }),
});
