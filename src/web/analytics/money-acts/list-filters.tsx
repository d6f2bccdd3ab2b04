import { useOnPhone } from "#web/ui/on-phone.ts";
import { ChevronDown, SlidersHorizontal } from "lucide-react";
import type { ReactNode } from "react";
import { useState } from "react";

type Props = {
  /** The list that is shown. */
  title: string;
  /** The address narrows it already. */
  isNarrowed: boolean;
  children: ReactNode;
};

/** What narrows the list of the money: on a phone behind one press, so that the first document is in sight. */
export function ListFilters({ title, isNarrowed, children }: Props) {
  const [isOpen, setOpen] = useState(isNarrowed);
  if (!useOnPhone()) return children;
  return (
    <details className="group mb-2" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={SUMMARY}>
        <h2 className="min-w-0 flex-1 text-lead font-[550]">{title}</h2>
        <SlidersHorizontal aria-hidden className="size-5 shrink-0 text-act" />
        <span className="font-[550] text-act">Filtrer</span>
        <ChevronDown aria-hidden className="size-5 shrink-0 text-quiet group-open:rotate-180" />
      </summary>
      <div className="pt-1 pb-2">{children}</div>
    </details>
  );
}

const SUMMARY = "flex min-h-11 cursor-pointer items-center gap-2 [&::-webkit-details-marker]:hidden";
