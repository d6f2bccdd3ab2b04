import { INVOICE_DOUBTS } from "#domain/invoices/invoice-doubts.ts";

/** The body that issues an invoice whatever is asked about it, for tests of something else. */
export const ALL_CONFIRMED = { confirmed_doubts: [...INVOICE_DOUBTS] };
