import { DOCUMENT_WORDS } from "#domain/documents/document-kind.ts";
import { sendingMessages } from "#domain/documents/mailing/sharing.messages.ts";
import type { VatDoubt } from "#domain/lines/vat-doubts.ts";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { onDemand } from "#web/ui/loading/on-demand.tsx";
import type { ReactNode } from "react";
import type { SendingStart } from "./sending-sheet.tsx";
import type { SentDocument } from "./sent-document.ts";

const SendingSheet = onDemand(async () => (await import("./sending-sheet.tsx")).SendingSheet);

/** A document that is being given. */
export type OpenSending = { document: SentDocument; start: SendingStart; confirmedDoubts: readonly VatDoubt[] };

type Props = {
  projectId: string;
  sending: OpenSending | null;
  noteSent: (sending: OpenSending) => Promise<unknown>;
  close: () => void;
  /** What is given is drawn up anew: nothing of the sheet can be pressed meanwhile. */
  isHeld?: boolean;
  /** What is to be read before a document leaves for the first time. */
  before?: ReactNode;
};

/** The one sheet by which a quote or an invoice is given to its customer, open while there is a sending. */
export function SendingDrawer({ projectId, sending, noteSent, close, isHeld = false, before }: Props) {
  return (
    <Drawer title={sending === null ? "" : titleOf(sending.document)} open={sending !== null} isSheet onClose={close}>
      {sending !== null && (
        <div inert={isHeld} aria-busy={isHeld}>
          <SendingSheet
            key={`${sending.document.id} ${sending.start}`}
            {...sending}
            projectId={projectId}
            noteSent={() => noteSent(sending)}
            close={close}
            before={sending.document.isSent ? null : before}
          />
        </div>
      )}
    </Drawer>
  );
}

function titleOf(document: SentDocument): string {
  const { isSent, isOver, customer, kind, number, lateRest } = document;
  if (!isSent) return sendingMessages.send(customer.name);
  if (lateRest) return sendingMessages.remindLate;
  const act = isOver ? sendingMessages.handOver : sendingMessages.sendAgain;
  return `${act} ${DOCUMENT_WORDS[kind].withArticle.toLowerCase()} ${number}`;
}
