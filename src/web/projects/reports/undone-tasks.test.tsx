import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { tasksWithoutReserve } from "./draft-reserve.ts";
import { UndoneTasks } from "./undone-tasks.tsx";

const task = (title: string, isDone = false) =>
  ({ id: title, title, done: isDone }) as Parameters<typeof tasksWithoutReserve>[0][number];

test("a reception without a reserve names the tasks that are not done, with the button that reserves them", () => {
  const tasks = [task("Dépose", true), task("Étanchéité"), task("Pose paroi")];
  const html = renderToStaticMarkup(
    <UndoneTasks tasks={tasksWithoutReserve(tasks, [])} reserves={[]} onReserve={() => {}} />,
  );
  expect(html).toContain("2 tâches ne sont pas faites : Étanchéité, Pose paroi");
  expect(html).toContain("Les mettre en réserves");
});

test("a task that stands in a reserve is no longer told", () => {
  const leftTasks = tasksWithoutReserve([task("Étanchéité"), task("Pose paroi")], [{ text: " Étanchéité " }]);
  expect(leftTasks.map(({ title }) => title)).toEqual(["Pose paroi"]);
});
