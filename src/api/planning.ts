import { z } from "zod";
import { endpoint } from "./endpoint.ts";

export const getCalendarLink = endpoint({
  method: "GET",
  path: "/api/calendar-link",
  access: "signed-in",
  right: "own",
  summary: "Whether the caller has a link by which a program of calendars reads the planning, and since when",
  answer: z.object({ created_at: z.string().nullable() }),
});

export const renewCalendarLink = endpoint({
  method: "PUT",
  path: "/api/calendar-link",
  access: "signed-in",
  touches: ["/api/calendar-link"],
  right: "own",
  summary:
    "Makes the caller's link to the planning (iCalendar, without amounts), and ends the one of before. Its address " +
    "is answered once",
  answer: z.object({ url: z.string() }),
});

export const revokeCalendarLink = endpoint({
  method: "DELETE",
  path: "/api/calendar-link",
  access: "signed-in",
  touches: ["/api/calendar-link"],
  right: "own",
  summary: "Ends the caller's link to the planning",
  answer: z.object({ is_revoked: z.boolean() }),
});
