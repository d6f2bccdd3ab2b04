import type { LineView } from "#domain/documents/document-view.ts";
import { emptySectionIds } from "#domain/lines/empty-sections.ts";
import type { Line } from "#domain/lines/line.ts";
import type { Prices } from "#domain/lines/terms.ts";
import { newItemLine } from "#domain/lines/typed-line.ts";
import type { LineOrigins } from "#domain/quotes/line-origins.ts";
import { currentOrigins } from "#domain/quotes/line-origins.ts";
import { lineSuggestionMessages } from "#domain/quotes/line-suggestion.messages.ts";
import { newId } from "#web/client/new-id.ts";
import type { RowAction } from "#web/ui/layers/row-menu-popup.tsx";
import { useOnPhone } from "#web/ui/on-phone.ts";
import { cx } from "class-variance-authority";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { LineColumnHeads } from "./editing/line-columns.tsx";
import type { RowAct } from "./editing/row-act.ts";
import { focusCell } from "./editing/row-act.ts";
import type { UnwrittenLine, WantedCell } from "./editing/row-acts.ts";
import { doRowAct, duplicateLine, linesWithNext } from "./editing/row-acts.ts";
import {
  endOfMoved,
  endOfSectionId,
  moveIntoSection,
  moveLine,
  otherSections,
  stepDown,
  stepUp,
} from "./line-moves.ts";
import { LineRow } from "./line-row.tsx";
import { useLineDrag } from "./use-line-drag.ts";

type Props = {
  lines: readonly Line[];
  views: readonly LineView[];
  /** Where prices that were not typed by hand come from. */
  origins: LineOrigins;
  showsVat: boolean;
  prices: Prices;
  /** Opens the form of a line; of a new one before the line of that ID. */
  openForm: (line: Line, beforeId?: string) => void;
  /** `topic` names the field that is typed, while one is. */
  changeLines: (lines: Line[], topic?: string, origins?: LineOrigins) => void;
  removeLine: (place: number) => void;
  light: (place: number | null) => void;
};

/**
 * The lines of a quote, typed where they stand, moved by their handle, by the keys or by their menu. A section moves
 * with its lines. The last row is empty: what is typed there is a new line.
 */
export function LineRows(props: Props) {
  const { lines, views, showsVat, prices } = props;
  const hasCells = !useOnPhone();
  const [announcedId, setAnnouncedId] = useState<string | null>(null);
  const [nextLine, setNextLine] = useState<UnwrittenLine>(() => emptyNext(lines));
  const [wantedCell, focus] = useState<WantedCell | null>(null);
  const shownOrigins = useMemo(() => currentOrigins(props.origins, lines), [props.origins, lines]);
  const emptyIds = useMemo(() => emptySectionIds(lines), [lines]);
  const places = useMemo(() => new Map(lines.map(({ id }, place) => [id, place])), [lines]);
  const placeOf = (id: string) => places.get(id) ?? -1;
  if (places.has(nextLine.line.id)) setNextLine(emptyNext(lines));
  const moveLines = (movedLines: Line[], place: number) => {
    setAnnouncedId(lines[place]?.id ?? null);
    props.changeLines(movedLines);
  };
  const drop = (place: number, gap: number) => {
    if (gap < place || gap > endOfMoved(lines, place)) moveLines(moveLine(lines, place, gap), place);
  };
  const drag = useLineDrag({ endOf: (place) => endOfMoved(lines, place), drop });
  const editor = { ...props, nextLine, placeOf, moveLines, setNextLine, focus };
  // Rows that nothing changed are not drawn again: what they call is what is current here.
  const current = useRef(editor);
  useEffect(() => void (current.current = editor));
  const act = useCallback((rowAct: RowAct) => doRowAct(rowAct, current.current), []);
  const actionsOf = useCallback((id: string) => menuActions(current.current.placeOf(id), current.current), []);
  useEffect(() => {
    if (wantedCell === null) return;
    focusCell(drag.list.current, wantedCell.id, wantedCell.cell);
    focus(null);
  }, [wantedCell, drag.list]);
  const rows = hasCells ? linesWithNext(lines, nextLine) : lines;
  const saidCount = Object.values(shownOrigins).filter((origin) => origin?.kind === "said").length;
  const isSaidOnce = saidCount > 1;
  const announcedPlace = placeOf(announcedId ?? "");
  return (
    <>
      {isSaidOnce && <p className="mb-2 text-fine text-quiet">{lineSuggestionMessages.saidTo(saidCount)}</p>}
      {hasCells && <LineColumnHeads {...{ showsVat, prices }} />}
      <ul
        ref={drag.list}
        className={cx("divide-y divide-line", rows.length > MOST_DRAWN && DRAWN_IN_SIGHT)}
        onBlur={({ relatedTarget }) => relatedTarget ?? props.light(null)}
      >
        {rows.map((line) => {
          const place = placeOf(line.id);
          const origin = shownOrigins[line.id];
          return (
            <LineRow
              key={line.id}
              line={line}
              place={place}
              view={views[place] ?? null}
              {...{ showsVat, prices }}
              isEmpty={emptyIds.has(line.id)}
              originWords={
                origin && !(isSaidOnce && origin.kind === "said") ? lineSuggestionMessages.origin(origin) : ""
              }
              hasCells={hasCells}
              act={act}
              actionsOf={actionsOf}
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

const MOST_DRAWN = 40;

// Rows out of sight are neither laid out nor drawn. The one that is typed shows what stands over it, as its list does.
const DRAWN_IN_SIGHT =
  "[&>li]:[contain-intrinsic-block-size:auto_5rem] [&>li:not(:focus-within)]:[content-visibility:auto]";

function emptyNext(lines: readonly Line[]): UnwrittenLine {
  return { line: newItemLine(newId(), lines), afterId: null };
}

type MenuEditor = Parameters<typeof doRowAct>[1] & Pick<Props, "openForm">;

function menuActions(place: number, editor: MenuEditor): RowAction[] {
  const { lines, changeLines, openForm, removeLine } = editor;
  const line = lines[place];
  if (line === undefined) return [];
  return [
    ...moveActions(place, editor),
    ...otherSections(lines, place).map((section) => ({
      key: section.id,
      label: `Dans la section «\u00A0${section.label}\u00A0»`,
      act: () => changeLines(moveIntoSection(lines, place, section)),
    })),
    newLineAction(place, editor),
    sectionAction(line, openForm),
    ...optionAction(line, editor),
    { label: "Dupliquer", act: () => duplicateLine(place, line, editor) },
    { label: "Retirer", isDangerous: true, act: () => removeLine(place) },
  ];
}

function moveActions(place: number, { lines, moveLines }: MenuEditor) {
  const action = (label: string, movedLines: Line[] | null): RowAction[] =>
    movedLines === null ? [] : [{ label, act: () => moveLines(movedLines, place) }];
  const above = stepUp(lines, place);
  const isNextToTop = above === null || above[0] === lines[place];
  return [
    ...action("Tout en haut", isNextToTop ? null : moveLine(lines, place, 0)),
    ...action("Monter", above),
    ...action("Descendre", stepDown(lines, place)),
  ];
}

// On a phone no key inserts a line: the last one of a section, or the one under another.
function newLineAction(place: number, { lines, openForm }: MenuEditor): RowAction {
  const isSection = lines[place]?.kind === "section";
  const beforeId = isSection ? endOfSectionId(lines, place) : lines[place + 1]?.id;
  return {
    label: isSection ? "Ajouter une ligne dans cette section" : "Ajouter une ligne dessous",
    act: () => openForm(newItemLine(newId(), lines.slice(0, place + 1)), beforeId ?? undefined),
  };
}

function sectionAction({ kind, id }: Line, openForm: Props["openForm"]): RowAction {
  return {
    label: kind === "section" ? "Ajouter une section avant" : "Commencer une section ici",
    act: () => openForm(newSectionLine(), id),
  };
}

function optionAction(line: Line, { lines, changeLines }: MenuEditor): RowAction[] {
  if (line.kind !== "item") return [];
  const changedLine = { ...line, isOption: !line.isOption };
  return [
    {
      label: line.isOption ? "Ne plus proposer en option" : "Proposer en option",
      act: () => changeLines(lines.map((one) => (one.id === line.id ? changedLine : one))),
    },
  ];
}

/** A section that is still to be named. */
export function newSectionLine(): Line {
  return { kind: "section", id: newId(), label: "", level: 1 };
}
