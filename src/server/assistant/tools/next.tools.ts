import { moneyCents, noAmount } from "#api/amounts.ts";
import { sayNext, sayWorkToInvoice } from "#domain/assistant/tools/record.messages.ts";
import { findFinishedProjects } from "#server/analytics/brief.figures.ts";
import { readCompanyBrief, readWorkerBrief } from "#server/analytics/company-brief.ts";
import { listWaiting } from "#server/assistant/actions/proposed-actions.repository.ts";
import { z } from "zod";
import { tool } from "./tool.ts";

const waitingList = z.object({
  count: noAmount(z.number()),
  amount_cents: moneyCents().nullable(),
  first: z.array(z.object({ project_id: z.string(), name: z.string(), deposit_cents: moneyCents().nullable() })),
});

const whatsNext = tool({
  name: "whats_next",
  right: "read",
  input: z.object({}),
  answer: z.object({
    actions_to_confirm: z.number(),
    lost_mails: waitingList,
    late: waitingList,
    to_collect: waitingList,
    to_refund: waitingList,
    new_agreements: waitingList,
    unplanned_agreements: waitingList,
    finished: waitingList,
    starting: waitingList,
    to_send: waitingList,
    unanswered: waitingList,
    to_estimate: waitingList,
  }),
  run: async (tx, { may, today, now, reader }) => ({
    ...(await (may("amounts") ? readCompanyBrief(tx, today) : readWorkerBrief(tx, today))),
    actions_to_confirm: (await listWaiting(tx, reader, now)).length,
  }),
  say: sayNext,
});

const workToInvoice = tool({
  name: "work_to_invoice",
  right: "amounts",
  input: z.object({}),
  answer: z.object({ count: z.number(), projects: z.array(z.object({ id: z.string(), name: z.string() })) }),
  run: async (tx) => {
    const { count, first } = await findFinishedProjects(tx);
    return { count, projects: first.map(({ id, name }) => ({ id, name })) };
  },
  say: sayWorkToInvoice,
});

/** The tools about what waits today. */
export const NEXT_TOOLS = [whatsNext, workToInvoice];
