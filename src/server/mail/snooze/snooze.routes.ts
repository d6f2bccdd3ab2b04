import * as api from "#api/mail/mail-changes.ts";
import { snoozeRefusal } from "#domain/mail/wishes/snooze.ts";
import { wishMessages } from "#domain/mail/wishes/wish.messages.ts";
import { ApiError } from "#server/http/api-error.ts";
import type { Route } from "#server/http/route.ts";
import { route } from "#server/http/route.ts";
import { findVisibleMail } from "../find-visible-mail.ts";
import { endSnooze, storeSnooze } from "./snoozes.repository.ts";

const SENTENCES = { past: wishMessages.snoozePast, far: wishMessages.snoozeFar };

/** Mails that are put aside until a moment. Their server knows nothing of it. */
export const snoozeRoutes: Route[] = [
  route(api.snoozeMail, async (deps, { tx, caller, params, body }) => {
    await findVisibleMail(tx, caller, params.id);
    const now = deps.clock();
    if (body.until === null) {
      await endSnooze(tx, params.id, now);
      return {};
    }
    const until = new Date(body.until);
    const refusal = snoozeRefusal(until, now);
    if (refusal) throw new ApiError(422, refusal, SENTENCES[refusal], { until: SENTENCES[refusal] });
    if ((await storeSnooze(tx, params.id, until)) === 0)
      throw new ApiError(409, "not_in_inbox", wishMessages.notInInbox);
    return {};
  }),
];
