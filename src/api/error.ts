import { z } from "zod";

/**
 * Every failed call: a French sentence to show, a code, a sentence per wrong field (dotted wire path), the request's
 * id.
 */
export const errorAnswer = z.object({
  error: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  request_id: z.string(),
});

/** Every failed call, as read. */
export type ErrorAnswer = z.infer<typeof errorAnswer>;
