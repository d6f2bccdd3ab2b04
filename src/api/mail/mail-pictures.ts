import { z } from "zod";
import { noAmount } from "../amounts.ts";
import { endpoint } from "../endpoint.ts";

/** A mail with its pictures on the web, each as our server wrote it again. */
const shownPictures = z.object({
  /** For a frame of its own without scripts: its pictures are `data:` addresses. Null for a mail without layout. */
  html: z.string().nullable(),
  /** Where the pictures come from that are not shown. */
  missing_hosts: z.array(z.string()),
  missing_count: noAmount(z.number()),
});

export const getMailPictures = endpoint({
  method: "GET",
  path: "/api/mail-pictures/{id}",
  access: "signed-in",
  right: "own",
  quota: "proposal",
  summary: "A mail with those of its pictures on the web that were loaded before: nobody but its mailbox is asked",
  answer: shownPictures,
});

export const showMailPictures = endpoint({
  method: "POST",
  path: "/api/mail-pictures/{id}",
  access: "signed-in",
  touches: [],
  right: "own",
  quota: "proposal",
  summary:
    "Loads the pictures on the web that stand in a mail, by our server and never those of trackers, and gives the " +
    "mail with them; what was loaded before is not asked for again",
  answer: shownPictures,
});

export const trustPictureSender = endpoint({
  method: "PUT",
  path: "/api/mail-pictures/{id}/sender",
  access: "signed-in",
  touches: [],
  right: "own",
  summary: "Whether the pictures of the sender of a mail are always loaded in its mailbox",
  body: z.object({ is_always: z.boolean() }),
  answer: z.object({ is_always: z.boolean() }),
});
