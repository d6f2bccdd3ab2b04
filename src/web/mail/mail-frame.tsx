import { FRAME_SANDBOX, frameDocument } from "./frame-document.ts";
import { frameHeightPx } from "./frame-height.ts";

/**
 * The layout of a mail, in a frame of an origin of its own: no script runs there, no form leaves, and a link opens a
 * page beside ours. The policy of the frame allows nothing but the pictures that the mail brought itself.
 */
export function MailFrame({ html, title }: { html: string; title: string }) {
  return (
    <iframe
      title={title}
      sandbox={FRAME_SANDBOX}
      referrerPolicy="no-referrer"
      srcDoc={frameDocument(html)}
      style={{ height: `min(75dvh, ${frameHeightPx(html)}px)` }}
      className="w-full rounded-inner border border-line bg-white"
    />
  );
}
