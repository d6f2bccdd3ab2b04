import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { PlannedProject } from "../use-planning.ts";
import { TimelineSummary } from "./timeline-summary.tsx";

// Only what the summary says of a project.
const planOf = (isBegun: boolean) =>
  ({
    firstDay: "2026-12-10",
    lastDay: "2026-12-17",
    isBegun,
    project: { client_info: { full_name: "Mme Roux", company: "", address: null }, site_address: "" },
  }) as unknown as PlannedProject;

test.each([
  [false, "Commence dans 10 jours, jeu. 10 déc."],
  [true, "Reprend dans 10 jours, jeu. 10 déc."],
])("a project that was begun (%s) begins only once", (isBegun, words) => {
  const parts = { tasks: [], bars: [], today: "2026-11-30", closures: [] };
  expect(renderToStaticMarkup(<TimelineSummary plan={planOf(isBegun)} {...parts} />)).toContain(words);
});
