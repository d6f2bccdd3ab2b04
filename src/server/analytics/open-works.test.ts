import { acceptedCall } from "#test/accepted-call.ts";
import { DEPOSIT, partBench } from "#test/part-bench.ts";
import { todayInFrance } from "#test/today.ts";
import { expect, test } from "vitest";

const { bench, agreedProject, issuePart, finalOf } = partBench();
const DAYS = `first_on=${todayInFrance()}&last_on=${todayInFrance()}`;

const marginOf = async () => (await acceptedCall(bench.person, "GET", `/api/figures/margin?${DAYS}`)).margin;
const listOf = async (more = "") =>
  (await acceptedCall(bench.person, "GET", `/api/figures/margin/projects?${DAYS}${more}`)).projects;

/** A project with a noted hour at a cost, of which a deposit is invoiced. */
async function workWithDeposit(): Promise<string> {
  const id = await agreedProject();
  await acceptedCall(bench.person, "PUT", "/api/team/costs", { user_id: null, hour_cents: 3_000 });
  await acceptedCall(bench.person, "POST", `/api/project-times/${id}`, {
    day: todayInFrance(),
    minutes: 60,
    note: "",
    task_id: null,
  });
  await issuePart(id, DEPOSIT);
  return id;
}

test("a deposit is not set against the hours of the whole work", async () => {
  const id = await workWithDeposit();
  expect(await marginOf()).toMatchObject({
    open_count: 1,
    no_time_count: 0,
    sums: { project_count: 0, net_cents: 0, margin_cents: 0 },
    compared_sums: { project_count: 0 },
    hours: { project_count: 0, noted_minutes: 0 },
    trades: [],
    customers: [],
  });
  expect(await listOf()).toEqual([]);
  expect(await listOf("&show=open")).toMatchObject([
    { id, state: "open", quoted_cents: 278_784, labour_cents: null, margin_cents: null, noted_minutes: 60 },
  ]);
});

test("work that is wholly invoiced counts with its hours", async () => {
  const id = await workWithDeposit();
  await finalOf(id);
  const sums = { net_cents: 278_784, labour_cents: 3_000, margin_cents: 275_784 };
  expect(await marginOf()).toMatchObject({ open_count: 0, sums: { project_count: 1, ...sums } });
  expect(await listOf()).toMatchObject([{ id, state: "counted", ...sums }]);
  expect(await listOf("&show=open")).toEqual([]);
});
