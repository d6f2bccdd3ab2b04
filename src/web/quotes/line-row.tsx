import type { LineView } from "#domain/documents/document-view.ts";
import type { RowAction } from "#web/ui/layers/row-menu-popup.tsx";
import { RowMenu } from "#web/ui/layers/row-menu.tsx";

/** A line of the editor, as it will be printed; a tap opens its form, a menu moves or removes it. */
export function LineRow({
  view,
  showsVat,
  openForm,
  actions,
}: {
  view: LineView;
  showsVat: boolean;
  openForm: () => void;
  actions: readonly RowAction[];
}) {
  return (
    <li className="-mx-2 flex items-center">
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
