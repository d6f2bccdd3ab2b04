import type { DocumentState } from "#domain/documents/document-state.ts";
import type { DocumentView } from "#domain/documents/document-view.ts";
import type { CustomerAct } from "#domain/quotes/signing/answer-content.ts";
import type { OfferedOption } from "#domain/quotes/signing/offer.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";

/** What the page of a quote shows: the quote, the signature that has begun, or the withdrawal. */
export type QuotePageScreen = "read" | "sign" | "withdraw";

/** The script and the style of the page, by their addresses. */
export type QuotePageAssets = { script: string; style: string };

/** All that the page of a quote says. The server makes it, the web writes it as HTML: it is read without any script. */
export type QuotePage = {
  assets: QuotePageAssets;
  screen: QuotePageScreen;
  /** The address of the page. Forms are sent under it. */
  pageUrl: string;
  pdfUrl: string;
  logoUrl: string | null;
  /** Its PDF could not be made: only the page exists. */
  isSetAside: boolean;
  view: DocumentView;
  validUntil: CalendarDate;
  options: OfferedOption[];
  status: DocumentState;
  newerPageUrl: string | null;
  /** It may be answered now. */
  isOpen: boolean;
  /** A letter brings a code to whoever signs. Otherwise they sign without. */
  usesCode: boolean;
  /** The buyer is a private person: they may withdraw. */
  isConsumer: boolean;
  /** What the customer answered by this page, or null. `withdrawUntil`: the last day to withdraw, while there is one. */
  answer: {
    act: CustomerAct;
    signer: string;
    moment: string;
    isCoded: boolean;
    withdrawUntil: CalendarDate | null;
    copyUrl: string | null;
  } | null;
  /** The signature that has begun, on its screen. */
  signing: { id: string; signer: string; email: string } | null;
  /** Today, for what is signed. */
  today: CalendarDate;
  /** What was typed in a form that was refused, by the names of its fields. */
  typed: Record<string, string>;
  /** What is wrong: the sentence, and the field that it is about. */
  refusal: { code: string; sentence: string; field: string | null; form: string } | null;
  /** What was just done, to be said once. */
  news: "question" | "code" | null;
};

/** What is said in place of a page: that there is none at this address, or why it cannot be shown now. */
export type QuotePageNotice = { assets: QuotePageAssets; title: string; sentence: string };

/** Writes the page of a quote, and what is said in its place, as HTML. */
export type QuotePageRenderer = {
  renderPage: (page: QuotePage) => string;
  renderNotice: (notice: QuotePageNotice) => string;
};
