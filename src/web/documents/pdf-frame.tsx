import { useOnPhone } from "#web/ui/on-phone.ts";
import { buttonLook } from "#web/ui/button.tsx";
import { SharedDocument } from "./shared-document.tsx";

/** A document just made: its PDF in a frame of 500 px; on a phone, which frames PDFs badly, the page itself. With links to keep and to share. */
export function PdfFrame({ url, pageUrl, title }: { url: string; pageUrl: string; title: string }) {
  const onPhone = useOnPhone();
  return (
    <div className="flex flex-col gap-4">
      <div className="grid grid-cols-2 gap-2 md:flex">
        <a href={url} download className={buttonLook({ look: "plain" })}>
          Télécharger le PDF
        </a>
        <a href={pageUrl} target="_blank" rel="noreferrer" className={buttonLook({ look: "plain" })}>
          Voir la page du client
        </a>
      </div>
      {onPhone ? <SharedDocument pageUrl={pageUrl} /> : <iframe src={url} title={title} className="h-[500px] w-full rounded-card border border-line bg-sunk" />}
    </div>
  );
}
