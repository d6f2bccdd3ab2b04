import { expect, test } from "vitest";
import { fairQueue } from "./fair-queue.ts";

test("companies take turns with one task at a time", () => {
  const queue = fairQueue<number>();
  for (const task of [1, 2, 3]) queue.add("many", task);
  queue.add("one", 4);
  expect(queue.begin()).toEqual({ share: "many", task: 1 });
  expect(queue.begin()).toEqual({ share: "one", task: 4 });
  expect(queue.begin()).toBeNull();
  queue.end("many");
  queue.add("one", 5);
  queue.end("one");
  const order = [0, 1, 2].map(() => {
    const next = queue.begin()!;
    queue.end(next.share);
    return next.task;
  });
  expect(order).toEqual([2, 5, 3]);
});

test("a new company waits for at most one task of each earlier company", () => {
  const queue = fairQueue<number>();
  for (const task of [1, 2, 3]) queue.add("many", task);
  queue.begin();
  queue.add("late", 4);
  queue.end("many");
  expect(queue.begin()).toEqual({ share: "late", task: 4 });
});

test("waiting and running tasks are counted, by company and in total", () => {
  const queue = fairQueue<string>();
  for (const share of ["a", "a", "b"]) queue.add(share, share);
  queue.begin();
  expect([queue.size(), queue.size("a"), queue.size("b"), queue.size("c")]).toEqual([3, 2, 1, 0]);
  expect(queue.clear()).toEqual(["b", "a"]);
  expect(queue.size()).toBe(1);
});
