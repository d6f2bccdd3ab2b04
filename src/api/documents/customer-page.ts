// What the pages of customers share: the server makes them, the web writes them as HTML, read without any script.

/** The script and the style of a page, by their addresses. */
export type PageAssets = { script: string; style: string };

/** A form that was refused: what was typed, by the names of its fields, the sentence, and the field it is about. */
export type FormOfPage = {
  typedTexts: Record<string, string>;
  refusal: { code: string; sentence: string; field: string | null; form: string } | null;
};

/** What is said in place of a page: that there is none at this address, or why it cannot be shown now. */
export type PageNotice = { assets: PageAssets; title: string; sentence: string };

/** Writes what is said in place of a page, as HTML. */
export type NoticeRenderer = { renderNotice: (notice: PageNotice) => string };
