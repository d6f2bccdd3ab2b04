import { sendingMessages } from "#domain/documents/mailing/sharing.messages.ts";
import { Button } from "#web/ui/button.tsx";
import { copyText } from "#web/ui/copy-text.ts";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { Link2, Share2 } from "lucide-react";
import { canShare, shareWithDevice } from "./sending/shared-file.ts";

type PublicPage = { path: string; title: string };

/**
 * Hands over the address of a public page: by the device's own sharing where fingers are used, else to the clipboard.
 */
export function ShareLink({ path, title }: PublicPage) {
  const [label, Icon] = canShare() ? [sendingMessages.handOver, Share2] : [sendingMessages.copy, Link2];
  const handOver = async () => {
    const address = new URL(path, location.origin).href;
    if (canShare()) await shareWithDevice({ title, url: address });
    else showToast((await copyText(address)) ? sendingMessages.copied : sendingMessages.notCopied);
  };
  return (
    <Button className="max-md:grow max-md:px-2 md:px-3" onClick={() => void handOver()}>
      <Icon aria-hidden className="size-4 shrink-0" />
      {label}
    </Button>
  );
}
