import { previewAddress } from "#api/documents/seller-preview.ts";
import type { DocumentView } from "#domain/documents/document-view.ts";
import { buttonLook, linkLook } from "#web/ui/button.tsx";
import { onDemand } from "#web/ui/loading/on-demand.tsx";
import { Check, Download, ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { CUSTOMER_PAGE, LinkMenu, NewLink } from "./new-link.tsx";
import { SetAsideAlert } from "./set-aside-alert.tsx";
import { ShareLink } from "./share-link.tsx";
import { usePdfViewer } from "./use-pdf-viewer.ts";
import { useSetAside } from "./use-set-aside.ts";

// Where PDFs can be read in a frame, the page itself is seldom shown.
const SharedDocument = onDemand(
  async () => (await import("./shared-document.tsx")).SharedDocument,
  (words) => words,
  "when shown",
);

/** What a browser's PDF viewer is asked to leave out: the sheet is enough, our own buttons do the rest. */
export const PAPER_ONLY = "toolbar=0&navpanes=0&view=FitH";

type Props = {
  /** The document, whose link may be renewed. */
  id: string;
  /** Empty, as `pageUrl`, for a document without a public link. */
  url: string;
  pageUrl: string;
  title: string;
  /** False where the link is shared from another place of the screen. */
  isSharedHere?: boolean;
  /** False where the page of its customer is opened from another place of the screen. */
  hasPageHere?: boolean;
  /** True of what is only kept: nothing but its file stands beside it, the rest is in its menu. */
  isOver?: boolean;
  /** What its customer signed on line: its file is then the signed copy. */
  signedCopy?: { url: string; drawing: string } | undefined;
  /** Who agreed to it and when. The file in the frame was made before, and has a blank there. */
  agreement?: string | undefined;
  /** The page with what its customer agreed to. */
  asSigned?: ((view: DocumentView) => DocumentView) | undefined;
  /** Something more to do with it, after the links. */
  children?: ReactNode;
};

/**
 * A document just made: its PDF in a frame of 500 px; where no PDF can be read in a frame, and when it could not be
 * made, the page itself. With links to share and to keep.
 */
export function PdfFrame(props: Props) {
  return props.url === "" ? <Unlinked {...props} /> : <Linked {...props} />;
}

function Unlinked({ id, title, children }: Props) {
  return (
    <div className="flex flex-col items-start gap-4">
      <p role="status" className="w-full rounded-card border border-line bg-paper px-4 py-3">
        Le lien de ce document a été retiré : sa page et son PDF ne s'ouvrent plus. Le document reste enregistré, avec
        son numéro.
      </p>
      <NewLink id={id} title={title} />
      {children}
    </div>
  );
}

function Linked({ id, url, pageUrl, title, isSharedHere = true, hasPageHere = true, signedCopy, ...rest }: Props) {
  const { asSigned, agreement, children, isOver = false } = rest;
  const hasViewer = usePdfViewer();
  const { documents, refetch } = useSetAside();
  const setAside = documents.find((one) => one.url === url);
  const look = buttonLook({ look: "plain", className: "max-md:grow max-md:px-2 md:px-3" });
  return (
    <div className="flex flex-col gap-4">
      {setAside && <SetAsideAlert document={setAside} />}
      <div className="flex flex-wrap gap-2">
        {isSharedHere && !isOver && <ShareLink path={pageUrl} title={title} />}
        {!setAside && (
          <a href={signedCopy?.url ?? url} download className={look}>
            <Download aria-hidden className="size-4 shrink-0" />
            <span>
              <span className="max-md:sr-only">Télécharger le </span>PDF{signedCopy && " signé"}
            </span>
          </a>
        )}
        {hasPageHere && !isOver && (
          <a href={previewAddress(pageUrl)} target="_blank" rel="noreferrer" className={look}>
            <ExternalLink aria-hidden className="size-4 shrink-0" />
            {CUSTOMER_PAGE}
          </a>
        )}
        <LinkMenu {...{ id, title }} pageUrl={isOver ? pageUrl : undefined} />
        {children}
      </div>
      {!hasViewer || setAside ? (
        <SharedDocument {...{ pageUrl, asSigned }} drawing={signedCopy?.drawing} />
      ) : (
        <div className="flex flex-col gap-2">
          {agreement !== undefined && (
            <p className="flex flex-wrap items-center gap-x-3">
              <Check aria-hidden className="size-5 shrink-0 text-good" />
              {agreement}
              {signedCopy && (
                <a href={signedCopy.url} target="_blank" rel="noreferrer" className={linkLook}>
                  Ouvrir l'exemplaire scellé
                </a>
              )}
            </p>
          )}
          <iframe
            onLoad={() => void refetch()}
            src={`${signedCopy?.url ?? url}#${PAPER_ONLY}`}
            title={title}
            className="h-[500px] w-full rounded-card border border-line bg-sunk"
          />
        </div>
      )}
    </div>
  );
}
