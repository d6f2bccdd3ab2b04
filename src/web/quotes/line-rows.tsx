import type { LineView } from "#domain/documents/document-view.ts";
import type { Line } from "#domain/lines/line.ts";
import { newId } from "#web/client/new-id.ts";
import type { RowAction } from "#web/ui/layers/row-menu-popup.tsx";
import { useState } from "react";
import { endOfMoved, gapAbove, gapBelow, moveIntoSection, moveLine, otherSections } from "./line-moves.ts";
import { LineRow } from "./line-row.tsx";
import { onArrows, useLineDrag } from "./use-line-drag.ts";

type Props = {
  lines: readonly Line[];
  views: readonly LineView[];
  showsVat: boolean;
  /** Opens the form of a line; of a new one before the line of that ID. */
  openForm: (line: Line, beforeId?: string) => void;
  changeLines: (lines: Line[]) => void;
  removeLine: (place: number) => void;
};

/** The lines of a quote, moved by their handle, by its arrows or by their menu. A section moves with its lines. */
export function LineRows({ lines, views, showsVat, openForm, changeLines, removeLine }: Props) {
  const [announcedId, setAnnouncedId] = useState<string | null>(null);
  const drag = useLineDrag({
    endOf: (place) => endOfMoved(lines, place),
    drop: (place, gap) => moveTo(place, gap),
  });
  const moveTo = (place: number, gap: number) => {
    if (gap >= place && gap <= endOfMoved(lines, place)) return;
    setAnnouncedId(lines[place]?.id ?? null);
    changeLines(moveLine(lines, place, gap));
  };
  const announcedPlace = lines.findIndex(({ id }) => id === announcedId);
  return (
    <>
      <ul ref={drag.list} className="divide-y divide-line">
        {lines.map((line, place) => {
          const view = views[place];
          const [above, below] = [gapAbove(lines, place), gapBelow(lines, place)];
          const stepTo = (gap: number | null) => (gap === null ? null : () => moveTo(place, gap));
          return (
            view && (
              <LineRow
                key={line.id}
                view={view}
                showsVat={showsVat}
                openForm={() => openForm(line)}
                handle={{ ...drag.handleProps(place), onKeyDown: onArrows(stepTo(above), stepTo(below)) }}
                inDrag={drag.shownAt(place, lines.length)}
                actions={[
                  ...moveActions(place, { above, below }, moveTo),
                  ...otherSections(lines, place).map((section) => ({
                    key: section.id,
                    label: `Dans la section « ${section.label} »`,
                    act: () => changeLines(moveIntoSection(lines, place, section)),
                  })),
                  sectionAction(line, openForm),
                  { label: "Retirer", isDangerous: true, act: () => removeLine(place) },
                ]}
              />
            )
          );
        })}
      </ul>
      <p role="status" className="sr-only">
        {announcedPlace >= 0 && `${lines[announcedPlace]?.label} : place ${announcedPlace + 1} sur ${lines.length}`}
      </p>
    </>
  );
}

type Steps = { above: number | null; below: number | null };

function moveActions(place: number, { above, below }: Steps, moveTo: (place: number, gap: number) => void) {
  const action = (label: string, gap: number | null): RowAction[] =>
    gap === null ? [] : [{ label, act: () => moveTo(place, gap) }];
  return [
    ...action("Tout en haut", above === null || above === 0 ? null : 0),
    ...action("Monter", above),
    ...action("Descendre", below),
  ];
}

function sectionAction({ kind, id }: Line, openForm: Props["openForm"]): RowAction {
  return {
    label: kind === "section" ? "Ajouter une section avant" : "Commencer une section ici",
    act: () => openForm(newSectionLine(), id),
  };
}

/** A section that is still to be named. */
export function newSectionLine(): Line {
  return { kind: "section", id: newId(), label: "", level: 1 };
}
