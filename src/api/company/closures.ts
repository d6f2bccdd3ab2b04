import { closureMessages } from "#domain/company/closures/closures.messages.ts";
import { closureFault, MAX_CLOSURE_LABEL, MOST_CLOSURES } from "#domain/company/closures/closures.ts";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { day, id, requiredText } from "../fields.ts";

const closureDays = {
  first_day: day,
  last_day: day,
  label: requiredText(MAX_CLOSURE_LABEL, closureMessages.label),
  /** Who is away. Null, or nothing on a new one: the whole company is closed. */
  user_id: id.nullable().optional(),
};

const closureBody = z.object(closureDays).superRefine(({ first_day: firstDay, last_day: lastDay }, context) => {
  const fault = closureFault({ firstDay, lastDay });
  if (fault !== null) context.addIssue({ code: "custom", path: ["last_day"], message: closureMessages[fault] });
});

const closure = z.object({
  id: z.string(),
  first_day: z.string(),
  last_day: z.string(),
  label: z.string(),
  user_id: z.string().nullable(),
});

/** A closure of the company, or the absence of a person, as read by the web. */
export type ClosureAnswer = z.infer<typeof closure>;

export const listClosures = endpoint({
  method: "GET",
  path: "/api/closures",
  access: "signed-in",
  summary:
    "The days on which the whole company is closed, and those on which a person is away (`user_id`), the soonest " +
    `first: ${MOST_CLOSURES} at most. Why others are away is said to those who plan`,
  answer: z.object({ closures: z.array(closure) }),
});

export const addClosure = endpoint({
  method: "POST",
  path: "/api/closures",
  access: "signed-in",
  touches: ["/api/closures"],
  summary: "Adds days on which the whole company is closed, or on which a person is away, both ends included",
  body: closureBody,
  answer: z.object({ closure }),
});

export const saveClosure = endpoint({
  method: "PUT",
  path: "/api/closures/{id}",
  access: "signed-in",
  touches: ["/api/closures"],
  summary: "Gives a closure or an absence other days, another name or another person",
  body: closureBody,
  answer: z.object({ closure }),
});

export const removeClosure = endpoint({
  method: "DELETE",
  path: "/api/closures/{id}",
  access: "signed-in",
  touches: ["/api/closures"],
  summary: "Removes a closure or an absence",
  answer: z.object({ removed: id }),
});
