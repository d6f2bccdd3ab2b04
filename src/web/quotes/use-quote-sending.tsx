import { createQuote } from "#api/documents.ts";
import type { ProjectAnswer } from "#api/projects.ts";
import type { QuoteVersion } from "#api/quotes.ts";
import { prepareQuote, sendQuote } from "#api/quotes.ts";
import type { VatDoubt } from "#domain/lines/vat-doubts.ts";
import { eurosToCents } from "#domain/shared/money.ts";
import { call } from "#web/client/call.ts";
import type { OpenSending } from "#web/documents/sending/sending-drawer.tsx";
import { SendingDrawer } from "#web/documents/sending/sending-drawer.tsx";
import type { SendingStart } from "#web/documents/sending/sending-sheet.tsx";
import type { SentDocument } from "#web/documents/sending/sent-document.ts";
import { recipientOf } from "#web/documents/sending/sent-document.ts";
import type { ReactNode } from "react";
import { useState } from "react";
import { DueConditions } from "./conditions/due-conditions.tsx";

/** Opens the sheet that gives a version, with what the seller has just confirmed of its VAT. */
export type OpenQuoteSending = (
  version: QuoteVersion,
  options?: { start?: SendingStart; confirmedDoubts?: readonly VatDoubt[] },
) => void;

/** The sheet that gives a quote of a project, and what opens it. It stays while its button changes place. */
export function useQuoteSending(project: ProjectAnswer): { openSending: OpenQuoteSending; sendingSheet: ReactNode } {
  const [sending, setSending] = useState<OpenSending | null>(null);
  const [isRedrawing, setRedrawing] = useState(false);
  const redrawAfter = async (open: OpenSending, change: () => Promise<unknown>) => {
    setRedrawing(true);
    try {
      await change();
      const version = await drawUp(project.id, open.confirmedDoubts).catch((error: unknown) => {
        // The version that lacks the answer must not leave: the quote itself then asks to be brought up to date.
        setSending(null);
        throw error;
      });
      const document = toSentDocument(project, version);
      // Another total has to be seen on the quote before it is given.
      setSending(document.totalCents === open.document.totalCents ? { ...open, document } : null);
    } finally {
      setRedrawing(false);
    }
  };
  return {
    openSending: (version, { start = "ways", confirmedDoubts = [] } = {}) =>
      setSending({ document: toSentDocument(project, version), start, confirmedDoubts }),
    sendingSheet: (
      <SendingDrawer
        projectId={project.id}
        sending={sending}
        isHeld={isRedrawing}
        noteSent={({ document, confirmedDoubts }) =>
          call(sendQuote, { params: { versionId: document.id }, body: { confirmed_doubts: [...confirmedDoubts] } })
        }
        close={() => setSending(null)}
        before={
          sending && (
            <DueConditions
              projectId={project.id}
              redrawAfter={(change) => redrawAfter(sending, change)}
              close={() => setSending(null)}
            />
          )
        }
      />
    ),
  };
}

async function drawUp(projectId: string, confirmedDoubts: readonly VatDoubt[]): Promise<QuoteVersion> {
  const { id } = await call(createQuote, { params: { id: projectId }, body: {} });
  const body = { confirmed_doubts: [...confirmedDoubts] };
  return (await call(prepareQuote, { params: { versionId: id }, body })).version;
}

function toSentDocument(project: ProjectAnswer, version: QuoteVersion): SentDocument {
  return {
    id: version.id,
    kind: "quote",
    number: version.number,
    orderRank: version.change_order_rank,
    totalCents: eurosToCents(version.total),
    lastDay: version.valid_until,
    url: version.url,
    pageUrl: version.page_url,
    projectName: project.name,
    customer: recipientOf(project),
    isSent: version.sent_at !== null,
    isSeen: version.viewed_at !== null,
  };
}
