import { READING_LIMITS } from "#domain/mail/reading/reading-limits.ts";
import { z } from "zod";
import { noAmount } from "../amounts.ts";
import { endpoint } from "../endpoint.ts";

export const drawMailPages = endpoint({
  method: "GET",
  path: "/api/mail-pages/{id}",
  access: "signed-in",
  right: "own",
  quota: "proposal",
  summary:
    `Pages of a PDF of a mail as pictures, ${READING_LIMITS.pagesAtOnce} at most from \`first\` on (counted from 0); ` +
    "`place` is the number of the file in the mail. 422 for a PDF that is broken or locked",
  query: z.object({
    place: noAmount(z.coerce.number().int().min(0).max(READING_LIMITS.files).default(0)),
    first: noAmount(z.coerce.number().int().min(0).max(READING_LIMITS.pdfPages).default(0)),
  }),
  answer: z.object({
    page_count: noAmount(z.number()),
    pages: z.array(
      z.object({
        /** In pixels. */
        width: noAmount(z.number()),
        height: noAmount(z.number()),
        /** JPEG, base64. */
        data: z.string(),
        /** Its words, for whoever does not see them. */
        text: z.string(),
      }),
    ),
  }),
});
