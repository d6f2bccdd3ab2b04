import type { ReactNode } from "react";

type Props = { isTicked: boolean; onTick: (isTicked: boolean) => void; children: ReactNode };

/** A line that one ticks with a thumb. */
export function TickLine({ isTicked, onTick, children }: Props) {
  return (
    <label className="flex min-h-11 min-w-0 items-center gap-3 py-1">
      <input
        type="checkbox"
        className="size-5 shrink-0 accent-(--act)"
        checked={isTicked}
        onChange={(event) => onTick(event.target.checked)}
      />
      <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{children}</span>
    </label>
  );
}
