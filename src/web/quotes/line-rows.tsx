import type { LineView } from "#domain/documents/document-view.ts";
import type { ItemLine, Line } from "#domain/lines/line.ts";
import { newItemLine } from "#domain/lines/typed-line.ts";
import { newId } from "#web/client/new-id.ts";
import type { RowAction } from "#web/ui/layers/row-menu-popup.tsx";
import { useOnPhone } from "#web/ui/on-phone.ts";
import { useCallback, useEffect, useRef, useState } from "react";
import type { Cell, RowAct } from "./editing/row-act.ts";
import { focusCell } from "./editing/row-act.ts";
import { endOfMoved, gapAbove, gapBelow, insertLine, moveIntoSection, moveLine, otherSections } from "./line-moves.ts";
import { LineRow } from "./line-row.tsx";
import { useLineDrag } from "./use-line-drag.ts";

type Props = {
  lines: readonly Line[];
  views: readonly LineView[];
  showsVat: boolean;
  /** Opens the form of a line; of a new one before the line of that ID. */
  openForm: (line: Line, beforeId?: string) => void;
  /** `topic` names the field that is typed, while one is. */
  changeLines: (lines: Line[], topic?: string) => void;
  removeLine: (place: number) => void;
  light: (place: number | null) => void;
};

/** A line that is still to be written, after that of an ID, or last. */
type NextLine = { line: Line; afterId: string | null };

/**
 * The lines of a quote, typed where they stand, moved by their handle, by the keys or by their menu. A section moves
 * with its lines. The last row is empty: what is typed there is a new line.
 */
export function LineRows(props: Props) {
  const { lines, views, showsVat } = props;
  const hasCells = !useOnPhone();
  const [announcedId, setAnnouncedId] = useState<string | null>(null);
  const [nextLine, setNextLine] = useState<NextLine>(() => emptyNext(lines));
  const [wantedCell, setWantedCell] = useState<{ id: string; cell: Cell | "handle" } | null>(null);
  if (lines.some(({ id }) => id === nextLine.line.id)) setNextLine(emptyNext(lines));
  const drag = useLineDrag({
    endOf: (place) => endOfMoved(lines, place),
    drop: (place, gap) => moveTo(place, gap),
  });
  const moveTo = (place: number, gap: number) => {
    if (gap >= place && gap <= endOfMoved(lines, place)) return;
    setAnnouncedId(lines[place]?.id ?? null);
    props.changeLines(moveLine(lines, place, gap));
  };
  const rows = hasCells ? withNext(lines, nextLine) : [...lines];
  const places = new Map(lines.map(({ id }, place) => [id, place]));
  const placeOf = (id: string) => places.get(id) ?? -1;
  const changeLine = (line: ItemLine, cell: Cell) => {
    const nextId = nextLine.afterId === null ? null : (lines[placeOf(nextLine.afterId) + 1]?.id ?? null);
    const isNew = placeOf(line.id) === -1;
    props.changeLines(
      isNew ? insertLine(lines, line, nextId) : lines.map((one) => (one.id === line.id ? line : one)),
      `${line.id} ${cell}`,
    );
  };
  const step = (place: number, { id, way, cell }: Extract<RowAct, { act: "step" }>) => {
    const gap = way === "up" ? gapAbove(lines, place) : gapBelow(lines, place);
    if (gap !== null) moveTo(place, gap);
    setWantedCell({ id, cell: cell ?? "handle" });
  };
  const remove = (place: number) => {
    const heir = lines[place + 1] ?? lines[place - 1];
    if (heir) setWantedCell({ id: heir.id, cell: "handle" });
    props.removeLine(place);
  };
  const insertAfter = (place: number, id: string) => {
    const inserted = { line: newItemLine(newId(), lines.slice(0, place + 1)), afterId: id };
    setNextLine(inserted);
    setWantedCell({ id: inserted.line.id, cell: "label" });
  };
  const duplicate = (place: number, line: Line) => {
    const copy = { ...line, id: newId(), ...(line.kind === "item" && { source: null }) };
    props.changeLines(lines.toSpliced(place + 1, 0, copy));
    setWantedCell({ id: copy.id, cell: "label" });
  };
  const doAct = (wanted: RowAct) => {
    if (wanted.act === "change") return changeLine(wanted.line, wanted.cell);
    if (wanted.act === "go") return setWantedCell(neighbour(rows, wanted));
    const place = placeOf(wanted.id);
    const line = lines[place];
    if (line === undefined) return;
    if (wanted.act === "step") return step(place, wanted);
    if (wanted.act === "light") return props.light(place);
    if (wanted.act === "open") return props.openForm(line);
    if (wanted.act === "remove") return remove(place);
    if (wanted.act === "insert") return insertAfter(place, line.id);
    duplicate(place, line);
  };
  const actionsOf = (id: string): RowAction[] => {
    const place = placeOf(id);
    const line = lines[place];
    if (line === undefined) return [];
    return [
      ...moveActions(place, { above: gapAbove(lines, place), below: gapBelow(lines, place) }, moveTo),
      ...otherSections(lines, place).map((section) => ({
        key: section.id,
        label: `Dans la section « ${section.label} »`,
        act: () => props.changeLines(moveIntoSection(lines, place, section)),
      })),
      sectionAction(line, props.openForm),
      { label: "Dupliquer", act: () => duplicate(place, line) },
      { label: "Retirer", isDangerous: true, act: () => props.removeLine(place) },
    ];
  };
  // Rows that nothing changed are not drawn again: what they call is what is current here.
  const current = useRef({ doAct, actionsOf });
  useEffect(() => void (current.current = { doAct, actionsOf }));
  const act = useCallback((wanted: RowAct) => current.current.doAct(wanted), []);
  const currentActions = useCallback((id: string) => current.current.actionsOf(id), []);
  useEffect(() => {
    if (wantedCell === null) return;
    focusCell(drag.list.current, wantedCell.id, wantedCell.cell);
    setWantedCell(null);
  }, [wantedCell, drag.list]);
  const announcedPlace = placeOf(announcedId ?? "");
  return (
    <>
      <ul
        ref={drag.list}
        className="divide-y divide-line"
        onBlur={({ relatedTarget }) => relatedTarget ?? props.light(null)}
      >
        {rows.map((line) => {
          const place = placeOf(line.id);
          return (
            <LineRow
              key={line.id}
              line={line}
              place={place}
              view={views[place] ?? null}
              showsVat={showsVat}
              hasCells={hasCells}
              act={act}
              actionsOf={currentActions}
              handleProps={drag.handleProps}
              inDrag={drag.shownAt(place, lines.length)}
            />
          );
        })}
      </ul>
      <p role="status" className="sr-only">
        {announcedPlace >= 0 && `${lines[announcedPlace]?.label} : place ${announcedPlace + 1} sur ${lines.length}`}
      </p>
    </>
  );
}

function emptyNext(lines: readonly Line[]): NextLine {
  return { line: newItemLine(newId(), lines), afterId: null };
}

function withNext(lines: readonly Line[], { line, afterId }: NextLine): Line[] {
  const place = lines.findIndex(({ id }) => id === afterId);
  return lines.toSpliced(place === -1 ? lines.length : place + 1, 0, line);
}

function neighbour(rows: readonly Line[], { id, way, cell }: Extract<RowAct, { act: "go" }>) {
  const place = rows.findIndex((line) => line.id === id) + (way === "up" ? -1 : 1);
  const line = rows[place];
  return line === undefined ? null : { id: line.id, cell: place === rows.length - 1 ? ("label" as const) : cell };
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
