import { z } from "zod";
import { endpoint } from "./endpoint.ts";

/**
 * A session of the signed-in user. Times in RFC 3339. `current`: the session of this call. `aal2`: a second factor was
 * given.
 */
const ownSession = z.object({
  id: z.string(),
  current: z.boolean(),
  device: z.string(),
  ip: z.string(),
  created_at: z.string(),
  last_used_at: z.string(),
  aal: z.enum(["aal1", "aal2"]),
});

/** A session as read by the web. */
export type OwnSession = z.infer<typeof ownSession>;

export const listSessions = endpoint({
  method: "GET",
  path: "/api/security/sessions",
  access: "signed-in",
  right: "own",
  summary:
    "One's own open sessions, last used first; " +
    "`available` is false where the sign-in service keeps them to itself; " +
    "`warning`, for an owner: what makes all people count as one",
  answer: z.object({ available: z.boolean(), sessions: z.array(ownSession), warning: z.string().nullable() }),
});

export const endSession = endpoint({
  method: "DELETE",
  path: "/api/security/sessions/{id}",
  access: "signed-in",
  touches: ["/api/security/sessions"],
  right: "own",
  summary: "Ends one of one's own sessions at once",
  answer: z.object({}),
});
