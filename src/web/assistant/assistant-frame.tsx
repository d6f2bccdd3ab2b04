import { Button } from "#web/ui/button.tsx";
import { usePageMark } from "#web/ui/layers/use-page-mark.ts";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useEffect } from "react";

type Props = { close: () => void; actions?: ReactNode; handle?: ReactNode; children: ReactNode };

/**
 * The panel of the assistant: its title, its buttons and a place for the rest. Escape closes it. On a wide screen it is
 * a column as high as the window, beside the page, and `handle` changes its width.
 */
export function AssistantFrame({ close, actions, handle, children }: Props) {
  usePageMark("data-beside-panel");
  usePageMark("data-docked");
  useEffect(() => {
    // Escape closes a dialog over the panel first.
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape" && document.querySelector("dialog[open]") === null) close();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });
  return (
    <section
      aria-label="Assistant"
      className="@container fixed inset-x-0 top-(--seen-top) z-40 flex h-(--seen-height) animate-appear flex-col
        bg-bench pb-[env(safe-area-inset-bottom)] md:inset-y-0 md:right-0 md:left-auto md:h-dvh
        md:w-[min(var(--panel-width,26rem),45vw)] md:border-l md:border-line md:pb-0 md:max-lg:w-[26rem]
        md:max-lg:shadow-float"
    >
      {handle}
      <header className="flex shrink-0 items-center justify-between border-b border-line py-2 pr-2 pl-4">
        <h2 className="text-title">Assistant</h2>
        <span className="flex">
          {actions}
          <Button look="quiet" aria-label="Fermer l'assistant" onClick={close}>
            <X aria-hidden className="size-5" />
          </Button>
        </span>
      </header>
      {children}
    </section>
  );
}
