import { previewAddress } from "#api/documents/seller-preview.ts";
import type { DocumentView } from "#domain/documents/document-view.ts";
import { formatMoney } from "#domain/shared/french-format.ts";
import { eurosToCents } from "#domain/shared/money.ts";
import { PAPER_ONLY } from "#web/documents/pdf-frame.tsx";
import { SetAsideAlert } from "#web/documents/set-aside-alert.tsx";
import { SharedDocument } from "#web/documents/shared-document.tsx";
import { usePdfViewer } from "#web/documents/use-pdf-viewer.ts";
import { useSetAside } from "#web/documents/use-set-aside.ts";
import { buttonLook } from "#web/ui/button.tsx";
import { useOnPhone } from "#web/ui/on-phone.ts";
import { Link } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { DocumentInShort } from "../living/document-in-short.tsx";
import { useLivingDocument } from "../living/living-document.ts";
import { summaryOf } from "../living/summary-of.ts";
import { useNewerQuote } from "./newer-quote.ts";
import { placeOf } from "./place-of.ts";
import type { RichProps } from "./rich-props.ts";

/**
 * A PDF in a frame of 500 px, with its download link. Where no PDF can be read in a frame, and when there is none, it
 * frames the public page when its address is known. What comes next is right under the message. A phone then reads the
 * lines and the total: the frame begins with the head of the sheet.
 */
export function PdfPreview({ message }: Pick<RichProps<"pdf">, "message">) {
  const newer = useNewerQuote(message);
  return newer === null ? <Preview message={message} /> : <ChangedSince message={message} newer={newer} />;
}

// Its former amount would be taken for the one of today.
function ChangedSince({ message, newer }: Pick<RichProps<"pdf">, "message"> & { newer: { total: number | null } }) {
  return (
    <div className="mt-2 flex flex-col gap-2 rounded-card border border-line bg-paper px-3 py-2">
      <p>
        Modifié depuis.
        {newer.total !== null && (
          <>
            {" "}
            Le devis est maintenant à <strong className="figures">{formatMoney(eurosToCents(newer.total))}</strong>.
          </>
        )}
      </p>
      {message.next && (
        <Link {...placeOf(message.next.href)} className={buttonLook({ look: "plain" })}>
          Ouvrir le devis
        </Link>
      )}
    </div>
  );
}

function Preview({ message }: Pick<RichProps<"pdf">, "message">) {
  const onPhone = useOnPhone();
  const hasViewer = usePdfViewer();
  const { documents, refetch } = useSetAside();
  const place = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<DocumentView | null>(null);
  const summary = view && summaryOf(view);
  useLivingDocument(view?.title ?? "", summary, place);
  const setAside = documents.find((file) => file.url === message.url);
  return (
    <div ref={place} className="mt-2 flex flex-col gap-2">
      {setAside && <SetAsideAlert document={setAside} />}
      {message.next && (
        <Link {...placeOf(message.next.href)} className={buttonLook({ look: "primary" })}>
          {message.next.label}
        </Link>
      )}
      {onPhone && view && summary && (
        <div className="rounded-card border border-line bg-paper px-3 py-2">
          <DocumentInShort name={view.title} {...summary} />
        </div>
      )}
      {(!hasViewer || setAside) && message.pageUrl ? (
        <FramedPage title={message.content} pageUrl={message.pageUrl} tellView={setView} />
      ) : (
        <iframe
          onLoad={() => void refetch()}
          src={`${message.url}#${PAPER_ONLY}`}
          title={message.content}
          className="h-[500px] w-full rounded-card border border-line bg-sunk"
        />
      )}
      {!setAside && (
        <a href={message.url} download className={buttonLook({ look: "plain" })}>
          Télécharger le PDF
        </a>
      )}
    </div>
  );
}

type FramedProps = { title: string; pageUrl: string; tellView: (view: DocumentView) => void };

// A box that scrolls within the messages would swallow the swipes of a finger: a phone shows its head, and opens it.
function FramedPage({ title, pageUrl, tellView }: FramedProps) {
  return (
    <div className="relative">
      <div
        role="region"
        aria-label={title}
        tabIndex={0}
        className="relative h-[500px] overflow-y-auto rounded-card border border-line bg-sunk px-4
          max-md:overflow-hidden"
      >
        <SharedDocument pageUrl={pageUrl} tellView={tellView} />
      </div>
      <div
        className="absolute inset-x-px bottom-px rounded-b-card bg-linear-to-t from-sunk from-60% to-transparent p-3
          pt-12 md:hidden"
      >
        <a
          href={previewAddress(pageUrl)}
          target="_blank"
          rel="noreferrer"
          className={buttonLook({ look: "plain", className: "w-full" })}
        >
          Lire en entier
        </a>
      </div>
    </div>
  );
}
