import { PRICE_FIELDS } from "#domain/catalog/import/price-fields.ts";
import { ITEM_LIMITS, MAX_COEFFICIENT_E4 } from "#domain/catalog/items/catalog-item.ts";
import { z } from "zod";
import { noAmount } from "../amounts.ts";
import { endpoint } from "../endpoint.ts";
import { text } from "../fields.ts";
import { filePart, importedFile, newFile, unaddedAnswer, unaddedQuery } from "../imports.ts";

// A list of prices of a supplier, from a file. Costs are in it: it is for owners alone.

const columns = z.array(z.enum(["", ...PRICE_FIELDS]));
const coefficient = noAmount(z.number().int().min(1).max(MAX_COEFFICIENT_E4)).nullable();

const priceImport = importedFile.extend({
  columns,
  /** The supplier of rows that name none. */
  supplier: z.string(),
  /** What the costs of new items are multiplied by, x 10^4. */
  coefficient_e4: noAmount(z.number()).nullable(),
});

/** An import of prices, as read by the web. */
export type PriceImportAnswer = z.infer<typeof priceImport>;

const answer = z.object({ import: priceImport });

export const findLastPriceImport = endpoint({
  method: "GET",
  path: "/api/catalog-imports/last",
  access: "signed-in",
  right: "team",
  summary: "The last list of prices that came from a file, and how far it is; null without any",
  answer: z.object({ import: priceImport.nullable() }),
});

export const createPriceImport = endpoint({
  method: "POST",
  path: "/api/catalog-imports",
  access: "signed-in",
  right: "team",
  touches: ["/api/catalog-imports"],
  summary: "Begins an import of prices: its file comes next. What the one before left is forgotten. 409 while one runs",
  body: newFile,
  answer,
});

export const sendPriceImportPart = endpoint({
  method: "PUT",
  path: "/api/catalog-imports/{id}/parts",
  access: "signed-in",
  right: "team",
  touches: [],
  summary:
    "Keeps a part of a file, base64. With `is_last` it is read: the first sheet of a workbook (xlsx), or CSV (UTF-8, " +
    "UTF-16 or windows-1252, any usual separator). Its columns are guessed, as they were chosen for the same headers " +
    "before",
  body: filePart,
  answer,
});

export const runPriceImport = endpoint({
  method: "PUT",
  path: "/api/catalog-imports/{id}",
  access: "signed-in",
  right: "team",
  touches: ["/api/catalog-imports", "/api/catalog-items"],
  summary:
    "Writes the rows of a file into the catalogue, some at a time, with what each column is for; or stops, to go on " +
    "later. An item of the same supplier and reference is changed, never added twice",
  body: z.object({
    columns: columns.max(60),
    supplier: text(ITEM_LIMITS.supplier),
    coefficient_e4: coefficient,
    is_running: z.boolean(),
  }),
  answer,
});

export const listPriceImportRows = endpoint({
  method: "GET",
  path: "/api/catalog-imports/{id}/rows",
  access: "signed-in",
  right: "team",
  summary: "Rows of a file that were not written, each with the reason, in the order of the file",
  query: unaddedQuery,
  answer: unaddedAnswer,
});
