import { ARCHIVE_PART_BYTES, MOST_ARCHIVE_BYTES, partCountOf } from "#domain/archive/import-archive.ts";
import { fieldMessages } from "#domain/shared/field.messages.ts";
import { z } from "zod";
import { noAmount } from "./amounts.ts";
import { endpoint } from "./endpoint.ts";
import { limitedText, requiredText } from "./fields.ts";

const archiveImport = z.object({
  id: z.string(),
  state: z.enum(["receiving", "checking", "writing", "done", "refused"]),
  file_name: z.string(),
  fingerprint: z.string(),
  part_count: z.number().int(),
  received_count: z.number().int(),
  refusal: z
    .enum([
      "not_an_archive",
      "cut",
      "damaged",
      "unsafe",
      "too_large",
      "newer",
      "older",
      "example",
      "not_new",
      "altered",
      "ahead",
      "numbers",
      "rows",
    ])
    .nullable(),
  refusal_detail: z.string(),
  done_count: z.number().int(),
  all_count: z.number().int(),
});

/** An import of an archive, as read by the web. */
export type ArchiveImportAnswer = z.infer<typeof archiveImport>;

export const getArchiveImport = endpoint({
  method: "GET",
  path: "/api/company/import",
  access: "signed-in",
  right: "team",
  summary:
    "The import of an archive into the company and how far it is, null without any; whether one may begin, which a " +
    "new company alone may; and which archive its documents came from, by whom and when",
  answer: z.object({
    import: archiveImport.nullable(),
    may_begin: z.boolean(),
    origin: z
      .object({
        by: z.string(),
        at: z.string(),
        source_name: z.string(),
        made_at: z.string().nullable(),
        document_count: z.number().int(),
      })
      .nullable(),
  }),
});

export const beginArchiveImport = endpoint({
  method: "POST",
  path: "/api/company/import",
  access: "signed-in",
  right: "team",
  quota: "document",
  touches: ["/api/company/import"],
  summary:
    "Begins the import of an archive into a new company, by its owner who has just proved who they are: its file " +
    "comes next, in parts. The same file goes on where it stopped",
  body: z.object({
    file_name: requiredText(200, fieldMessages.required),
    size: noAmount(z.number().int().min(1).max(1_000_000_000_000)),
    fingerprint: limitedText(100),
  }),
  answer: z.object({ import: archiveImport }),
});

export const sendArchivePart = endpoint({
  method: "PUT",
  path: "/api/company/import/part",
  access: "signed-in",
  right: "team",
  touches: [],
  summary:
    "Keeps a part of the archive, base64. Once every part is there, its files are checked, then all of it is " +
    "written, or nothing",
  body: z.object({
    place: noAmount(
      z
        .number()
        .int()
        .min(0)
        .max(partCountOf(MOST_ARCHIVE_BYTES) - 1),
    ),
    base64: limitedText(Math.ceil(ARCHIVE_PART_BYTES / 3) * 4),
  }),
  answer: z.object({ import: archiveImport }),
});
