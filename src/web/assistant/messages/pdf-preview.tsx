import { PAPER_ONLY } from "#web/documents/pdf-frame.tsx";
import { SharedDocument } from "#web/documents/shared-document.tsx";
import { buttonLook } from "#web/ui/button.tsx";
import { useOnPhone } from "#web/ui/on-phone.ts";
import type { RichProps } from "./message-view.tsx";

/** A PDF in a frame of 500 px, and its download link; on a phone, which frames PDFs badly, the page itself when its address is known. */
export function PdfPreview({ message }: Pick<RichProps<"pdf">, "message">) {
  const onPhone = useOnPhone();
  return (
    <div className="mt-2 flex flex-col gap-2">
      {onPhone && message.pageUrl ? (
        <div role="region" aria-label={message.content} tabIndex={0} className="h-[500px] overflow-y-auto rounded-card border border-line bg-sunk px-4">
          <SharedDocument pageUrl={message.pageUrl} />
        </div>
      ) : (
        <iframe src={`${message.url}#${PAPER_ONLY}`} title={message.content} className="h-[500px] w-full rounded-card border border-line bg-sunk" />
      )}
      <a href={message.url} download className={buttonLook({ look: "plain" })}>
        Télécharger le PDF
      </a>
    </div>
  );
}
