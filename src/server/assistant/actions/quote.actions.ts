import { day, id, text } from "#api/fields.ts";
import { decideQuote, sendQuote, withdrawDecision } from "#api/quotes.ts";
import { sayAnswerQuote, saySendQuote } from "#domain/assistant/actions/preview.messages.ts";
import type { QuoteState } from "#domain/documents/quote-state.ts";
import { QUOTE_ANSWERS, quoteState } from "#domain/documents/quote-state.ts";
import { dayAt } from "#domain/shared/calendar-date.ts";
import type { Db } from "#server/db/database.ts";
import { findVersion, listVersionsOf } from "#server/quotes/quote-versions.repository.ts";
import { z } from "zod";
import { action } from "./action.ts";
import { findNamedProject } from "./named-project.ts";

const versionInput = { version_id: id };

async function readQuoteFacts(tx: Db, { version_id }: { version_id: string }, now: Date) {
  const version = await findVersion(tx, version_id);
  const namedProject = version && (await findNamedProject(tx, version.project_id));
  if (!version || !namedProject) return null;
  const versions = await listVersionsOf(tx, version.project_id);
  const earlierVersions = versions.filter((one) => one.number === version.number && one.version < version.version);
  return {
    ...namedProject.names,
    number: version.number,
    version: version.edition,
    isRevision: earlierVersions.some(({ sent_at, viewed_at, decision }) => sent_at ?? viewed_at ?? decision),
    grossCents: version.gross_cents,
    isTaxed: version.vat_cents !== 0,
    state: quoteState(version.quote, dayAt(now, version.time_zone)),
    isSent: version.sent_at !== null,
    answer: version.decision,
    signer: version.signer,
    answeredOn: version.decided_on,
  };
}

const send = action({
  kind: "send_quote",
  right: "amounts",
  input: z.object(versionInput),
  readFacts: readQuoteFacts,
  run: async (call, { version_id }) => {
    await call(sendQuote, { params: { versionId: version_id }, body: {} });
    return {};
  },
  isDoneSince: (_input, { isSent, answer, state }, formerRecord) =>
    isSent || (answer !== null && formerRecord.answer === null) || (state === "replaced" && !wasReplaced(formerRecord)),
  undo: null,
  say: (_input, record) => saySendQuote(record),
});

const wasReplaced = ({ state }: { state: QuoteState }) => state === "replaced";

const answerQuote = action({
  kind: "answer_quote",
  right: "amounts",
  input: z.object({
    ...versionInput,
    decision: z.enum(QUOTE_ANSWERS),
    signer: text(200).default(""),
    decided_on: day.optional(),
  }),
  complete: (input, today) => ({ ...input, decided_on: input.decided_on ?? today }),
  readFacts: readQuoteFacts,
  run: async (call, { version_id, ...body }) => {
    await call(decideQuote, { params: { versionId: version_id }, body });
    return {};
  },
  isDoneSince: (_input, { answer }, formerRecord) => answer !== null && formerRecord.answer === null,
  undo: (call, { version_id }) => call(withdrawDecision, { params: { versionId: version_id } }),
  say: ({ decision, signer, decided_on }, record) =>
    sayAnswerQuote(record, { decision, signer, decidedOn: decided_on!, isGiven: record.state !== "draft" }),
});

/** Actions on a version of a quote. */
export const QUOTE_ACTIONS = [send, answerQuote];
