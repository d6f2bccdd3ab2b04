import { Button } from "#web/ui/button.tsx";
import { copyText } from "#web/ui/copy-text.ts";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { Link2, Share2 } from "lucide-react";

type PublicPage = { path: string; title: string };

/**
 * Hands over the address of a public page: by the device's own sharing where fingers are used, else to the clipboard.
 */
export function ShareLink({ path, title }: PublicPage) {
  return <ShareButton act={() => handOver({ path, title })} />;
}

/** The button that hands an address over, or does first what has to be done. */
export function ShareButton({ act, isBusy = false }: { act: () => void; isBusy?: boolean }) {
  const [label, Icon] = canShare() ? ["Partager", Share2] : ["Copier le lien", Link2];
  return (
    <Button className="max-md:px-2" isBusy={isBusy} onClick={act}>
      {!isBusy && <Icon aria-hidden className="size-4 shrink-0" />}
      {label}
    </Button>
  );
}

/** Hands over the address of a public page. */
export function handOver({ path, title }: PublicPage): void {
  const address = new URL(path, location.origin).href;
  // oxlint-disable-next-line no-restricted-properties -- asked for by `canShare`
  if (canShare()) void navigator.share({ title, url: address }).catch(() => {});
  else void copy(address);
}

// Over plain http from another machine the browser shares nothing: the link is copied there.
function canShare(): boolean {
  return "share" in navigator && matchMedia("(pointer: coarse)").matches;
}

async function copy(address: string): Promise<void> {
  const isCopied = await copyText(address);
  showToast(
    isCopied
      ? "Lien copié : colle-le dans un mail ou un message à ton client."
      : "Le lien n'a pas pu être copié. Ouvre la page du client et copie son adresse.",
  );
}
