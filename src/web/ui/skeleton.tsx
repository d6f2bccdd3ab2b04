import { cx } from "class-variance-authority";
/** Stands in for rows that are loading, in the number asked and with the height of real rows. */
export function RowsSkeleton({ rows = 4, label = "Chargement…" }: { rows?: number; label?: string }) {
  return (
    <div role="status" className="rounded-card border border-line bg-paper">
      <Status label={label} />
      {Array.from({ length: rows }, (_, index) => (
        <div
          key={index}
          aria-hidden
          className={cx(
            "flex min-h-[72px] animate-breathe items-center gap-4 border-line px-4 not-first:border-t",
            "md:min-h-14 offline:hidden",
          )}
        >
          <span className="flex flex-1 flex-col gap-2">
            <Bar className="w-2/5" />
            <Bar className="w-1/4" />
          </span>
          <Bar className="w-20" />
        </div>
      ))}
    </div>
  );
}

/** Stands in for a form or a sheet that is loading. `isBare` is for the inside of a card. */
export function SheetSkeleton({ label = "Chargement…", isBare = false }: { label?: string; isBare?: boolean }) {
  return (
    <div
      role="status"
      className={`animate-breathe offline:animate-none ${isBare ? "" : "rounded-card border border-line bg-paper p-5"}`}
    >
      <Status label={label} className="" />
      <div aria-hidden className="flex flex-col gap-4 offline:hidden">
        <Bar className="w-1/3" />
        <Bar className="w-full" />
        <Bar className="w-4/5" />
        <Bar className="w-2/3" />
      </div>
    </div>
  );
}

// Without a network nothing loads: grey bars would say that something does.
function Status({ label, className = "p-4" }: { label: string; className?: string }) {
  return (
    <>
      <span className="sr-only offline:hidden">{label}</span>
      <span className={`hidden text-quiet offline:block ${className}`}>
        Pas de réseau. La suite s'affiche dès qu'il revient.
      </span>
    </>
  );
}

function Bar({ className }: { className: string }) {
  return <span className={`block h-3 rounded-full bg-sunk ${className}`} />;
}
