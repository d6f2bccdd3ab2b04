import type { VatDoubt } from "#domain/lines/vat-doubts.ts";
import { MailDrawer } from "#web/documents/mailing/document-mailing.tsx";
import type { ReactNode } from "react";
import { useState } from "react";
import type { OpenMail } from "./send-version.tsx";

/** The mail of a quote in its drawer, and what opens it. */
export function useQuoteMail(number: string): { openMail: OpenMail; mailDrawer: ReactNode } {
  const [mail, setMail] = useState<{ id: string; doubts: readonly VatDoubt[] } | null>(null);
  return {
    openMail: (id, doubts = []) => setMail({ id, doubts }),
    mailDrawer: (
      <MailDrawer
        kind="quote"
        number={number}
        documentId={mail?.id ?? null}
        confirmedDoubts={mail?.doubts ?? []}
        close={() => setMail(null)}
      />
    ),
  };
}
