import { Button } from "#web/ui/button.tsx";
import { copyText } from "#web/ui/copy-text.ts";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { Link2, Share2 } from "lucide-react";

/**
 * Hands over the address of a public page: by the device's own sharing where fingers are used, else to the clipboard.
 */
export function ShareLink({ path, title }: { path: string; title: string }) {
  const address = new URL(path, location.origin).href;
  // Over plain http from another machine the browser shares nothing: the link is copied there.
  const canShare = "share" in navigator && matchMedia("(pointer: coarse)").matches;
  const [label, Icon] = canShare ? ["Partager", Share2] : ["Copier le lien", Link2];
  // oxlint-disable-next-line no-restricted-properties -- asked for above
  const share = () => navigator.share({ title, url: address }).catch(() => {});
  return (
    <Button className="max-md:px-2" onClick={() => void (canShare ? share() : copy(address))}>
      <Icon aria-hidden className="size-4 shrink-0" />
      {label}
    </Button>
  );
}

async function copy(address: string): Promise<void> {
  const isCopied = await copyText(address);
  showToast(
    isCopied
      ? "Lien copié : colle-le dans un mail ou un message à ton client."
      : "Le lien n'a pas pu être copié. Ouvre la page du client et copie son adresse.",
  );
}
