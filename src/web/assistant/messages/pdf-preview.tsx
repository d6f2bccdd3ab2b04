import { buttonLook } from "#web/ui/button.tsx";
import type { RichProps } from "./message-view.tsx";

/** A PDF in a frame of 500 px, and its download link. */
export function PdfPreview({ message }: Pick<RichProps<"pdf">, "message">) {
  return (
    <div className="mt-2 flex flex-col gap-2">
      <iframe src={message.url} title={message.content} className="h-[500px] w-full rounded-inner border border-line bg-sunk" />
      <a href={message.url} download className={buttonLook({ look: "plain" })}>
        Télécharger le PDF
      </a>
    </div>
  );
}
