import type { ProjectAnswer } from "#api/projects.ts";
import { useDocumentMails } from "#web/documents/mailing/use-document-mails.ts";

/** Whether the customer was given an invoice of a project: its last one, or one of a part of its quote. */
export function useIsGiven({ invoice, is_invoice_given }: ProjectAnswer, invoiceId: string): boolean {
  const mails = useDocumentMails(invoiceId);
  if (invoice?.id === invoiceId) return is_invoice_given === true;
  return mails !== undefined && mails.sendings.length > 0;
}
