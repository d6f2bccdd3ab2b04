import { newItemLine } from "#domain/lines/typed-line.ts";
import { expect, test } from "vitest";
import type { RowAct } from "./row-act.ts";
import type { WantedCell } from "./row-acts.ts";
import { doRowAct } from "./row-acts.ts";

const line = (id: string) => newItemLine(id, []);

// What takes the focus after an act on these lines.
function focusAfter(act: RowAct, ...ids: string[]): WantedCell | null {
  let wantedCell: WantedCell | null = null;
  const doNothing = () => {};
  doRowAct(act, {
    lines: ids.map(line),
    nextLine: { line: line("next"), afterId: null },
    placeOf: (id) => ids.indexOf(id),
    openForm: doNothing,
    changeLines: doNothing,
    removeLine: doNothing,
    moveLines: doNothing,
    light: doNothing,
    setNextLine: doNothing,
    focus: (cell) => void (wantedCell = cell),
  });
  return wantedCell;
}

test("the line under a removed one takes the focus in the same column", () => {
  const removal: RowAct = { act: "remove", id: "pose", cell: "quantity" };
  expect(focusAfter(removal, "pose", "tube")).toEqual({ id: "tube", cell: "quantity" });
});

test("the line above takes the focus when the last one is removed", () => {
  const removal: RowAct = { act: "remove", id: "tube", cell: "unitPrice" };
  expect(focusAfter(removal, "pose", "tube")).toEqual({ id: "pose", cell: "unitPrice" });
});

test("a line removed by its handle leaves the focus on a handle", () => {
  expect(focusAfter({ act: "remove", id: "pose", cell: null }, "pose", "tube")).toEqual({ id: "tube", cell: "handle" });
});

test("the empty row takes the focus when no line is left", () => {
  expect(focusAfter({ act: "remove", id: "pose", cell: "label" }, "pose")).toEqual({ id: "next", cell: "label" });
});
