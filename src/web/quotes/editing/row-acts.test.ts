import { newItemLine } from "#domain/lines/typed-line.ts";
import type { LineOrigins } from "#domain/quotes/line-origins.ts";
import { expect, test } from "vitest";
import type { RowAct } from "./row-act.ts";
import type { WantedCell } from "./row-acts.ts";
import { doRowAct } from "./row-acts.ts";

const line = (id: string) => newItemLine(id, []);

type Outcome = { wantedCell: WantedCell | null; origins: LineOrigins | undefined };

// What an act on these lines brings.
function outcomeOf(act: RowAct, ...ids: string[]): Outcome {
  const outcome: Outcome = { wantedCell: null, origins: undefined };
  const doNothing = () => {};
  doRowAct(act, {
    lines: ids.map(line),
    nextLine: { line: line("next"), afterId: null },
    placeOf: (id) => ids.indexOf(id),
    openForm: doNothing,
    changeLines: (_lines, _topic, origins) => void (outcome.origins = origins),
    removeLine: doNothing,
    moveLines: doNothing,
    light: doNothing,
    setNextLine: doNothing,
    focus: (cell) => void (outcome.wantedCell = cell),
  });
  return outcome;
}

const focusAfter = (act: RowAct, ...ids: string[]) => outcomeOf(act, ...ids).wantedCell;

test("only a suggestion that is picked says where the price of its line comes from", () => {
  const change = { act: "change", line: { ...line("pose"), unitPriceE6: 45_000_000 } } as const;
  const origin = { kind: "quote", number: "D2026-0001" } as const;
  const pickedOutcome = outcomeOf({ ...change, part: "suggestion", origin }, "pose");
  expect(pickedOutcome.origins).toEqual({ pose: { ...origin, unitPriceE6: 45_000_000 } });
  expect(outcomeOf({ ...change, part: "quantity" }, "pose").origins).toEqual({});
});

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
