import { Spinner } from "#web/ui/spinner.tsx";
import { cx } from "class-variance-authority";
import type { LucideIcon } from "lucide-react";

type Props = { icon: LucideIcon; name: string; hint: string; isMain?: boolean };

/** One way to give a document, as a row to tap. */
export function Way({ icon, name, hint, isMain, act, isBusy = false }: Props & { act: () => void; isBusy?: boolean }) {
  return (
    <li>
      <button
        type="button"
        aria-disabled={isBusy || undefined}
        aria-busy={isBusy || undefined}
        className={wayLook(isMain)}
        onClick={isBusy ? undefined : act}
      >
        <Words {...{ icon, name, hint, isBusy }} />
      </button>
    </li>
  );
}

/** The same, which opens another application. */
export function WayLink({ icon, name, hint, isMain, href, onOpen }: Props & { href: string; onOpen: () => void }) {
  return (
    <li>
      <a href={href} className={wayLook(isMain)} onClick={onOpen}>
        <Words {...{ icon, name, hint }} />
      </a>
    </li>
  );
}

function Words({ icon: Icon, name, hint, isBusy = false }: Omit<Props, "isMain"> & { isBusy?: boolean }) {
  return (
    <>
      {isBusy ? <Spinner /> : <Icon aria-hidden className="size-5 shrink-0" />}
      <span className="min-w-0">
        <span className="block font-[550]">{name}</span>
        <span className="block text-fine [overflow-wrap:anywhere] opacity-80">{hint}</span>
      </span>
    </>
  );
}

function wayLook(isMain = false): string {
  return cx(
    "flex min-h-14 w-full items-center gap-3 rounded-card px-4 py-2 text-left transition-colors duration-150",
    isMain ? "bg-act text-on-act hover:bg-act-strong" : "border border-line bg-paper hover:bg-sunk",
  );
}
