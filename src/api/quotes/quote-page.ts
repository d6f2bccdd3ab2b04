import type { DocumentState } from "#domain/documents/document-state.ts";
import type { DocumentView } from "#domain/documents/document-view.ts";
import type { CustomerAct } from "#domain/quotes/signing/answer-content.ts";
import { CUSTOMER_ACTS } from "#domain/quotes/signing/answer-content.ts";
import type { OfferedOption } from "#domain/quotes/signing/offer.ts";
import type { VersionChanges } from "#domain/quotes/versions/line-change.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { z } from "zod";
import { moneyCents, noAmount } from "../amounts.ts";
import type { FormOfPage, PageAssets } from "../documents/customer-page.ts";
import { endpoint } from "../endpoint.ts";

/** The field of the forms that answer a quote: the page that holds them offered it, and was no preview. */
export const OFFERED_FIELD = "offered";

/** What the page of a quote shows: the quote, the signature that has begun, or the withdrawal. */
export type QuotePageScreen = "read" | "sign" | "withdraw";

/** All that the page of a quote says. The server makes it, the web writes it as HTML: it is read without any script. */
export type QuotePage = FormOfPage & {
  assets: PageAssets;
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
  /** Its seller looks at what nobody was given yet. */
  isPreview: boolean;
  /** Its seller comes from their own screens: the visit is not the customer's. */
  isForSeller: boolean;
  /** What it changes of version `since`, which its customer was given before; null while there is nothing to answer. */
  changes: (VersionChanges & { since: number }) | null;
  /** What it is called, when its customer was given an earlier version; null otherwise. */
  edition: number | null;
  /** What is asked at the order, as the quote prints it, or null. */
  deposit: { label: string; value: string } | null;
  /** It is a change order: its rank, and why it may not be accepted, or null. */
  order: { rank: number; closed: string | null } | null;
  /** A letter brings a code to whoever signs. Otherwise they sign without. */
  usesCode: boolean;
  /** The buyer is a private person: they may withdraw. */
  isConsumer: boolean;
  /** The phone numbers that the quote prints of its seller, as typed; empty without any. */
  sellerPhone: string;
  /** The name of a private customer, which they sign with unless they write another. Empty for a firm. */
  customerName: string;
  /**
   * What the customer answered by this page, or null. `withdrawUntil`: the last day to withdraw, if any. `drawing`:
   * what they signed with, as an SVG path; empty when their name stands for it.
   */
  answer: {
    act: CustomerAct;
    signer: string;
    moment: string;
    drawing: string;
    isCoded: boolean;
    withdrawUntil: CalendarDate | null;
    copyUrl: string | null;
  } | null;
  /** The signature that has begun, on its screen. */
  signing: { id: string; signer: string; email: string } | null;
  /** Today, for what is signed. */
  today: CalendarDate;
  /** What was just done, to be said once. */
  news: "question" | "code" | null;
};

/** Writes the page of a quote as HTML. */
export type QuotePageRenderer = { renderPage: (page: QuotePage) => string };

const customerAnswer = z.object({
  id: z.string(),
  act: z.enum(CUSTOMER_ACTS),
  answered_at: z.string(),
  number: z.string(),
  /** The version that bears what was agreed, and the one that the customer had before their eyes. */
  version: noAmount(z.number().int()),
  seen_version: noAmount(z.number().int()),
  signer: z.string(),
  email: z.string(),
  /** Null: without a code. */
  code_verified_at: z.string().nullable(),
  /** What it was signed with, as an SVG path; empty when a name stands for it. */
  drawing: z.string(),
  options: z.array(z.string()),
  certificates: z.array(z.string()),
  wants_early_start: z.boolean(),
  gross_cents: moneyCents(),
  reason: z.string(),
  address: z.string(),
  user_agent: z.string(),
  /** The evidence is what was sealed. False: somebody changed it since. */
  is_intact: z.boolean(),
  /** The signed copy, with the page that proves it. Null for any other act. */
  copy_url: z.string().nullable(),
});

/** What a customer did by themselves on the page of a quote, as read by the web. */
export type SignedAnswer = z.infer<typeof customerAnswer>;

const customerQuestion = z.object({
  id: z.string(),
  asked_at: z.string(),
  name: z.string(),
  email: z.string(),
  question: z.string(),
});

/** A question that a customer asked on the page of a quote, as read by the web. */
export type CustomerQuestion = z.infer<typeof customerQuestion>;

export const listCustomerAnswers = endpoint({
  method: "GET",
  path: "/api/projects/{id}/quote-answers",
  access: "signed-in",
  right: "amounts",
  summary: "What the customer answered and asked on the pages of a project's quotes, the newest first, verified",
  answer: z.object({ answers: z.array(customerAnswer), questions: z.array(customerQuestion) }),
});
