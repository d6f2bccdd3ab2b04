import type { LineView } from "#domain/documents/document-view.ts";
import type { RowAction } from "#web/ui/layers/row-menu-popup.tsx";
import { RowMenu } from "#web/ui/layers/row-menu.tsx";
import { GripVertical } from "lucide-react";
import type { HTMLAttributes } from "react";
import type { RowInDrag } from "./use-line-drag.ts";

type Props = {
  view: LineView;
  showsVat: boolean;
  openForm: () => void;
  actions: readonly RowAction[];
  /** What its handle does. On a phone, the menu moves a line. */
  handle: HTMLAttributes<HTMLButtonElement>;
  inDrag: RowInDrag;
};

/** A line of the editor, as it will be printed. A tap opens its form; its handle and its menu move it. */
export function LineRow({ view, showsVat, openForm, actions, handle, inDrag }: Props) {
  return (
    <li className="-mx-2 flex items-center" style={dragStyle(inDrag)}>
      <button
        type="button"
        aria-label={`Déplacer « ${view.label} »`}
        aria-keyshortcuts="ArrowUp ArrowDown"
        title="Glisse, ou flèches du clavier"
        {...handle}
        style={{ touchAction: "none", cursor: "grab" }}
        className="inline-flex min-h-11 items-center rounded-inner text-quiet hover:text-ink max-md:hidden"
      >
        <GripVertical aria-hidden className="size-5" />
      </button>
      <button
        type="button"
        onClick={openForm}
        className="flex min-h-16 min-w-0 flex-1 items-center gap-3 rounded-inner px-2 py-2 text-left hover:bg-sunk"
      >
        <LineWords view={view} showsVat={showsVat} />
      </button>
      <RowMenu label={`Actions sur « ${view.label} »`} actions={actions} />
    </li>
  );
}

// The line where a dragged row would go covers the border between two rows.
function dragStyle({ isMoved, mark }: RowInDrag) {
  return {
    ...(isMoved && { background: "var(--sunk)" }),
    ...(mark !== null && { boxShadow: `0 ${mark === "above" ? -2 : 2}px 0 var(--act)` }),
  };
}

function LineWords({ view, showsVat }: { view: LineView; showsVat: boolean }) {
  if (view.kind === "text")
    return <span className="min-w-0 [overflow-wrap:anywhere] whitespace-pre-line text-quiet">{view.label}</span>;
  if (view.kind === "section")
    return (
      <>
        <span className={`min-w-0 flex-1 font-bold [overflow-wrap:anywhere] ${view.level === 1 ? "text-lead" : ""}`}>
          {view.label}
        </span>
        <span className="figures font-bold whitespace-nowrap">{view.subtotal}</span>
      </>
    );
  return (
    <>
      <span className="min-w-0 flex-1">
        <span className="block font-[550] [overflow-wrap:anywhere]">{view.label}</span>
        <span className="flex flex-wrap gap-x-3 text-fine text-quiet tabular-nums">
          <span>{`${view.quantity} × ${view.unitPrice}`}</span>
          {showsVat && <span>{`TVA\u00A0${view.vatRate}`}</span>}
        </span>
        {view.details.map((detail, index) => (
          <span key={index} className="line-clamp-2 text-fine text-quiet [overflow-wrap:anywhere]">
            {detail}
          </span>
        ))}
      </span>
      <span className="figures font-[550] whitespace-nowrap">{view.net}</span>
    </>
  );
}
