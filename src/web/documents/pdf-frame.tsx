import { buttonLook } from "#web/ui/button.tsx";

/** A document just made: its PDF in a frame of 500 px on a desktop (phones show framed PDFs badly), links to keep and to share. */
export function PdfFrame({ url, pageUrl, title }: { url: string; pageUrl: string; title: string }) {
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-2">
        <a href={url} download className={buttonLook({ look: "plain" })}>
          Télécharger le PDF
        </a>
        <a href={pageUrl} target="_blank" rel="noreferrer" className={buttonLook({ look: "plain" })}>
          Voir la page du client
        </a>
      </div>
      <iframe src={url} title={title} className="hidden h-[500px] w-full rounded-card border border-line bg-sunk md:block" />
    </div>
  );
}
