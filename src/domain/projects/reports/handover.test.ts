import { SENT_DRAWING } from "#test/sample-reports.ts";
import { expect, test } from "vitest";
import type { WantedHandover } from "./handover.ts";
import { checkHandover, checkLift, guaranteeEnds } from "./handover.ts";

const TODAY = "2026-12-03";
const WANTED: WantedHandover = {
  receivedOn: TODAY,
  hasReserves: true,
  reserves: [{ text: "Joint à reprendre", dueOn: "2026-12-18" }],
  customer: { signer: "Léa Arc", drawing: SENT_DRAWING },
  company: { signer: "Claire Martin", drawing: SENT_DRAWING },
};

const refusalOf = (more: Partial<WantedHandover>) => {
  const answer = checkHandover({ ...WANTED, ...more }, TODAY);
  return answer.ok ? null : answer.refusal;
};

test.each([
  ["with its reserves", {}],
  ["without reserve", { hasReserves: false, reserves: [] }],
  ["of an earlier day", { receivedOn: "2026-11-30" }],
  ["with a reserve to lift on the day itself", { reserves: [{ text: "Joint", dueOn: TODAY }] }],
  ["with a reserve without a day", { reserves: [{ text: "Joint", dueOn: null }] }],
])("a reception %s may be signed", (_words, more) => expect(refusalOf(more)).toBeNull());

test.each([
  ["a later day", { receivedOn: "2026-12-04" }, "coming_day", "received_on"],
  ["reserves without any", { reserves: [] }, "no_reserve", "reserves"],
  ["no reserve beside one", { hasReserves: false }, "unwanted_reserve", "reserves"],
  [
    "a reserve due before the reception",
    { reserves: [...WANTED.reserves, { text: "Porte", dueOn: "2026-12-02" }] },
    "due_too_early",
    "reserves.1.due_on",
  ],
  ["no drawing of the customer", { customer: { signer: "Léa", drawing: "" } }, "customer_drawing", "customer_drawing"],
  ["a dot for a signature", { company: { signer: "C", drawing: "M1,1;L1,2" } }, "company_drawing", "company_drawing"],
])("a reception of %s is refused", (_words, more, code, field) =>
  expect(refusalOf(more)).toEqual({ code, fields: [field] }),
);

test("what is kept of a drawing is moves and lines alone", () => {
  const answer = checkHandover(WANTED, TODAY);
  expect(answer.ok && answer.value.customer.drawing).toMatch(/^M\d+ \d+( L\d+ \d+)+$/);
});

test("the guarantees run for one, two and ten years from the reception", () => {
  expect(guaranteeEnds("2026-12-03")).toEqual({
    completion: "2027-12-03",
    equipment: "2028-12-03",
    structure: "2036-12-03",
  });
  expect(guaranteeEnds("2028-02-29").completion).toBe("2029-02-28");
});

test.each([
  [1, TODAY, null],
  [1, "2026-12-01", null],
  [2, TODAY, "unknown_reserve"],
  [0, TODAY, "unknown_reserve"],
  [1, "2026-12-04", "coming_day"],
  [1, "2026-11-30", "before_reception"],
])("reserve %i lifted on %s: %s", (place, liftedOn, code) => {
  const reserves = [{ text: "Joint", dueOn: null, photo: null }];
  const answer = checkLift({ receivedOn: "2026-12-01", reserves }, { place, liftedOn }, TODAY);
  expect(answer.ok ? null : answer.refusal.code).toBe(code);
});
