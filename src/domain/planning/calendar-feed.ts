import type { CalendarDate } from "../shared/calendar-date.ts";
import { addDays } from "../shared/calendar-date.ts";
import type { DaySpan } from "./bar-change.ts";
import { feedMessages } from "./calendar-feed.messages.ts";

/** A project in a calendar: whole days, without any amount. `url`: its page. */
export type FeedProject = DaySpan & {
  id: string;
  name: string;
  customer: string;
  place: string;
  url: string;
  tasksLeft: number;
};

/**
 * The planning as an iCalendar file (RFC 5545), which programs of calendars read: one event of whole days for each
 * project. `madeAt`: when it is read.
 */
export function calendarFeed(projects: readonly FeedProject[], madeAt: Date): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Etabli//Planning//FR",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${textOf(feedMessages.name)}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
    ...projects.flatMap((project) => eventLines(project, madeAt)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}

function eventLines(project: FeedProject, madeAt: Date): string[] {
  const { id, name, customer, place, url, tasksLeft, firstDay, lastDay } = project;
  const title = customer === "" ? name : `${name} · ${customer}`;
  return [
    "BEGIN:VEVENT",
    `UID:${id}@etabli`,
    `DTSTAMP:${madeAt.toISOString().replace(/[-:]|\.\d+/g, "")}`,
    `DTSTART;VALUE=DATE:${dayOf(firstDay)}`,
    // The end of an event is the first day that is not of it.
    `DTEND;VALUE=DATE:${dayOf(addDays(lastDay, 1))}`,
    `SUMMARY:${textOf(title)}`,
    ...(place === "" ? [] : [`LOCATION:${textOf(place)}`]),
    ...(tasksLeft === 0 ? [] : [`DESCRIPTION:${textOf(feedMessages.tasksLeft(tasksLeft))}`]),
    `URL:${url}`,
    "TRANSP:OPAQUE",
    "END:VEVENT",
  ];
}

function dayOf(date: CalendarDate): string {
  return date.replaceAll("-", "");
}

// A text of the format (RFC 5545, 3.3.11). Control characters would end the line and begin another.
function textOf(text: string): string {
  const line = text.replace(/\r\n?/g, "\n").replace(/[\u0000-\u0009\u000B-\u001F\u007F]/g, " ");
  return line.replace(/[\\;,]/g, "\\$&").replaceAll("\n", "\\n");
}

const MOST_OCTETS = 75;

// A line has 75 octets at most, and goes on after a line break and a space (RFC 5545, 3.1). No character is cut.
function foldLine(line: string): string {
  let result = "";
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character.codePointAt(0) ?? 0);
    if (octets + size > MOST_OCTETS) {
      result += "\r\n ";
      octets = 1;
    }
    result += character;
    octets += size;
  }
  return result;
}

// In UTF-8.
function octetsOf(code: number): number {
  if (code < 0x80) return 1;
  if (code < 0x8_00) return 2;
  return code < 0x1_00_00 ? 3 : 4;
}
