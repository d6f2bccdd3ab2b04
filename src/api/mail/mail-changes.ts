import { z } from "zod";
import { noAmount } from "../amounts.ts";
import { endpoint } from "../endpoint.ts";
import { id, limitedText } from "../fields.ts";

export const markMail = endpoint({
  method: "PATCH",
  path: "/api/mails/{id}",
  access: "signed-in",
  touches: ["/api/mails"],
  right: "own",
  quota: "proposal",
  summary: "Marks a mail as read or not, followed or not, at once here, and on its server as soon as it answers",
  body: z.object({ is_seen: z.boolean().optional(), is_flagged: z.boolean().optional() }),
  answer: z.object({}),
});

export const archiveMail = endpoint({
  method: "POST",
  path: "/api/mails/{id}/archive",
  access: "signed-in",
  touches: ["/api/mails"],
  right: "own",
  quota: "proposal",
  summary:
    "Moves the mails of a conversation from the inbox to the archive, at once here, and on its server as soon as it " +
    "answers; 409 without an archive",
  answer: z.object({}),
});

export const trashMail = endpoint({
  method: "POST",
  path: "/api/mails/{id}/trash",
  access: "signed-in",
  touches: ["/api/mails"],
  right: "own",
  quota: "proposal",
  summary: "Moves the mails of a conversation to the bin, as the archive does; 409 without a bin",
  answer: z.object({}),
});

export const moveMail = endpoint({
  method: "POST",
  path: "/api/mails/{id}/move",
  access: "signed-in",
  touches: ["/api/mails"],
  right: "own",
  quota: "proposal",
  summary: "Moves the mails of a conversation to a folder of its mailbox, as the archive does",
  body: z.object({ folder_id: id }),
  answer: z.object({}),
});

export const listMailFolders = endpoint({
  method: "GET",
  path: "/api/mail-folders/{id}",
  access: "signed-in",
  right: "own",
  summary: "The folders of the mailbox of a mail into which it may be moved",
  answer: z.object({ folders: z.array(z.object({ id: z.string(), name: z.string() })) }),
});

export const snoozeMail = endpoint({
  method: "POST",
  path: "/api/mails/{id}/snooze",
  access: "signed-in",
  touches: ["/api/mails"],
  right: "own",
  summary:
    "Puts the mails of a conversation that are in the inbox aside until a moment, at which it comes back above the " +
    "others; a newer mail brings it back at once; null brings it back now",
  body: z.object({ until: limitedText(40).pipe(z.iso.datetime()).nullable() }),
  answer: z.object({}),
});

export const listMailWishes = endpoint({
  method: "GET",
  path: "/api/mails/wishes",
  access: "signed-in",
  right: "own",
  summary: "How many changes of mails wait for their server, and those that it could not make, with the reason",
  answer: z.object({
    waiting_count: noAmount(z.number()),
    refused: z.array(z.object({ id: z.string(), sentence: z.string() })),
  }),
});

export const forgetMailWish = endpoint({
  method: "DELETE",
  path: "/api/mail-wishes/{id}",
  access: "signed-in",
  touches: ["/api/mails/wishes"],
  right: "own",
  summary: "Forgets a change that was not made: its person knows",
  answer: z.object({}),
});
