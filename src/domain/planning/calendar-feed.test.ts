import ICAL from "ical.js";
import { expect, test } from "vitest";
import type { FeedProject } from "./calendar-feed.ts";
import { calendarFeed } from "./calendar-feed.ts";

const ROOF: FeedProject = {
  id: "0190-roof",
  name: "Toiture",
  customer: "Mme Roux",
  place: "3 rue des Lilas, 69003 Lyon",
  url: "https://etabli.example/project/0190-roof",
  tasksLeft: 2,
  firstDay: "2027-03-01",
  lastDay: "2027-03-03",
};
const MADE_AT = new Date("2027-02-01T08:30:00Z");

function eventsOf(text: string): InstanceType<typeof ICAL.Event>[] {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
}

test("a calendar reads each project on its days, with its place", () => {
  const [event] = eventsOf(calendarFeed([ROOF], MADE_AT));
  expect(event).toMatchObject({
    uid: "0190-roof@etabli",
    summary: "Toiture · Mme Roux",
    location: "3 rue des Lilas, 69003 Lyon",
    description: "2 tâches à faire",
  });
  expect([event?.startDate.toString(), event?.endDate.toString()]).toEqual(["2027-03-01", "2027-03-04"]);
  expect(event?.startDate.isDate).toBe(true);
});

test.each([
  ["a line break that would begin another event", "Toit\r\nEND:VEVENT\r\nBEGIN:VEVENT\nUID:faux", "Toit\nEND:VEVENT"],
  ["separators of the format", "Pose, dépose; \\ et reprise : 12 m²", "Pose, dépose; \\ et reprise : 12 m²"],
  ["a long name with wide letters", `${"é€😀".repeat(60)} fin`, "fin"],
])("%s stays one event with its whole name", (_what, name, part) => {
  const text = calendarFeed([{ ...ROOF, name }, ROOF], MADE_AT);
  const events = eventsOf(text);
  expect(events.map(({ uid }) => uid)).toEqual(["0190-roof@etabli", "0190-roof@etabli"]);
  expect(events[0]?.summary).toContain(part);
  expect(events[0]?.summary.replace(" · Mme Roux", "")).toBe(name.replace(/\r\n?/g, "\n"));
  const longestLine = Math.max(...text.split("\r\n").map((line) => Buffer.byteLength(line)));
  expect(longestLine).toBeLessThanOrEqual(75);
});

test("an empty planning is a calendar without events", () => {
  expect(eventsOf(calendarFeed([], MADE_AT))).toEqual([]);
});
