import { acceptedCall } from "#test/accepted-call.ts";
import { DEPOSIT, cents, partBench } from "#test/part-bench.ts";
import { expect, test } from "vitest";

const { bench, agreedProject, issuePart, finalOf } = partBench();

const rowsOf = async (more: string) =>
  (await acceptedCall(bench.person, "GET", `/api/projects/rows?${more}`)).projects.map(({ id }: { id: string }) => id);

test.each(["", "&sort=newest", "&q=Léa"])("a deposit of work under way is among what is to collect%s", async (more) => {
  const [withDeposit, invoicedId] = [await agreedProject(), await agreedProject()];
  await agreedProject();
  const deposit = await issuePart(withDeposit, DEPOSIT);
  await finalOf(invoicedId);
  const both = [withDeposit, invoicedId].toSorted();
  expect((await rowsOf(`to_collect=true${more}`)).toSorted()).toEqual(both);
  expect(await rowsOf(`stage=invoiced${more}`)).toEqual([invoicedId]);
  const counts = await acceptedCall(bench.person, "GET", `/api/projects/rows/counts?${more}`);
  expect(counts).toMatchObject({ to_collect_count: 2, open_due_cents: cents(deposit.total) });
});
