import { z } from "zod";

/**
 * The answer of a failed call: a French sentence to show, a code, a sentence per wrong field (dotted wire path) and the
 * id of the request.
 */
export const errorAnswer = z.object({
  error: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  request_id: z.string(),
});

/** The answer of a failed call, as read by the web. */
export type ErrorAnswer = z.infer<typeof errorAnswer>;
