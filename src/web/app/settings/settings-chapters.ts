import { COMPANY_FIELDS } from "#web/company/company-form.tsx";
import type { FillField } from "#web/ui/fill-form.tsx";
import { CHAPTER_WORDS, IDENTITY_HEADINGS, PART_TITLES } from "./settings.messages.ts";

/**
 * A chapter of the settings: a part of their page, found by its `key` in the address, with fields of the company or
 * content of its own; or another page (`to`).
 */
export type Chapter = { title: string; what: string } & (
  | { key: string; fields: readonly FillField[] | null; to?: undefined }
  | { to: "/app/team" | "/app/catalogue/templates" | "/app/mails" | "/app/model" | "/app/programs" | "/app/data" }
);

const { identity, vat, bank, insurance, mediator, notices } = COMPANY_FIELDS;

/** The chapters of the settings, by part. */
export const PARTS = [
  {
    title: PART_TITLES.company,
    chapters: [
      { key: "entreprise", ...CHAPTER_WORDS.identity, fields: withHeadings(identity) },
      { key: "tva", ...CHAPTER_WORDS.vat, fields: vat },
      { key: "banque", ...CHAPTER_WORDS.bank, fields: bank },
      { key: "assurance", ...CHAPTER_WORDS.insurance, fields: insurance },
      { key: "mediateur", ...CHAPTER_WORDS.mediator, fields: mediator },
      { to: "/app/team", ...CHAPTER_WORDS.team },
    ],
  },
  {
    title: PART_TITLES.documents,
    chapters: [
      { key: "numerotation", ...CHAPTER_WORDS.numbering, fields: null },
      { key: "mentions", ...CHAPTER_WORDS.notices, fields: notices },
      { key: "presentation", ...CHAPTER_WORDS.look, fields: null },
      { key: "logo", ...CHAPTER_WORDS.logo, fields: null },
      { to: "/app/catalogue/templates", ...CHAPTER_WORDS.templates },
    ],
  },
  {
    title: PART_TITLES.tools,
    chapters: [
      { key: "securite", ...CHAPTER_WORDS.security, fields: null },
      { to: "/app/mails", ...CHAPTER_WORDS.mails },
      { to: "/app/model", ...CHAPTER_WORDS.model },
      { to: "/app/programs", ...CHAPTER_WORDS.programs },
      { to: "/app/data", ...CHAPTER_WORDS.data },
    ],
  },
] as const satisfies readonly { title: string; chapters: readonly Chapter[] }[];

/** The chapter about one's own account. */
export const OWN_CHAPTER = "securite";

/** What there is to set for whoever sees no amount: their own account. */
export const OWN_PARTS: readonly { title: string; chapters: readonly Chapter[] }[] = [
  { title: PART_TITLES.account, chapters: [{ key: OWN_CHAPTER, ...CHAPTER_WORDS.security, fields: null }] },
];

/** The chapters that are parts of the page of the settings. */
export const CHAPTERS = PARTS.flatMap(({ chapters }) => chapters.filter((chapter) => "key" in chapter));

// The first chapter is long: its parts are named.
function withHeadings(fields: readonly FillField[]): FillField[] {
  return fields.map((field) => {
    const heading = IDENTITY_HEADINGS[field.name];
    return heading === undefined ? field : { ...field, heading };
  });
}
