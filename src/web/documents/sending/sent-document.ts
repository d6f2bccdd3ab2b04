import type { NamedKind } from "#domain/documents/document-kind.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";

/** A document that is given to its customer. `lastDay`: until when a quote holds, or an invoice is to be paid. */
export type SentDocument = {
  id: string;
  kind: NamedKind;
  number: string;
  /** Of a change order, which bears the number of its quote. */
  orderRank?: number | null;
  totalCents: number;
  lastDay: CalendarDate;
  /** Its PDF and its page, empty without a public link. */
  url: string;
  pageUrl: string;
  projectName: string;
  /** Whom it is given to. */
  customer: { name: string; phone: string; email: string };
  /** The customer has it already: it is sent again. */
  isSent: boolean;
  /** The customer opened its page already. */
  isSeen?: boolean;
  /** An invoice that is settled: it is shared for its customer's books. */
  isOver?: boolean;
  /** What is left of an invoice that is late: its customer is reminded. */
  lateRest?: { restCents: number; paidCents: number; remindersSent: number } | null;
};

type ClientNames = Record<"company" | "full_name" | "phone" | "email", string>;

/** Whom the documents of a project are given to. */
export function recipientOf({ client_info }: { client_info: ClientNames }): SentDocument["customer"] {
  const { company, full_name, phone, email } = client_info;
  return { name: company || full_name, phone, email };
}
