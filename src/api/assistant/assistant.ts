import { messages } from "#domain/assistant/conversation/assistant.messages.ts";
import type { AssistantMessage } from "#domain/assistant/conversation/message.ts";
import { FIELD_TYPES } from "#domain/assistant/conversation/message.ts";
import { MISREAD_KINDS } from "#domain/assistant/measures/misread.ts";
import { z } from "zod";
import { noAmount } from "../amounts.ts";
import { endpoint } from "../endpoint.ts";
import {
  anyJson,
  id,
  limit,
  limitedText,
  page,
  requiredText,
  storableJson,
  units,
  vatReason,
  vatBasisPoints,
} from "../fields.ts";

// An ID of another form is answered 404, like the ID of another user's conversation.
const sessionId = limitedText(60);

// The largest integer of a column.
const HIGHEST_VERSION = 2_147_483_647;

// The state of a flow with several projects, or a checklist of a whole project, is far below it.
const LONGEST_JSON = 500_000;

/** The longest message of a conversation, asked or stored. */
export const LONGEST_MESSAGE = 20_000;

/** A message of the history (docs/specification.md#data). Rich messages have more fields, which are kept. */
export const historyMessage = z
  .object({
    id: limitedText(60),
    role: z.enum(["user", "assistant", "system"]),
    origin: z.enum(["user", "llm", "workflow"]),
    type: limitedText(20),
    content: limitedText(LONGEST_MESSAGE),
    created_at: limitedText(40),
    /** Of an answer: the ID of the question that it answers. */
    answer_to: limitedText(60).optional(),
  })
  .catchall(noAmount(anyJson(LONGEST_JSON)))
  // The names of the other fields are limited too.
  .overwrite(storableJson);

/** A message of the history, as read by the web. */
export type HistoryMessage = z.infer<typeof historyMessage>;

type MessageType = AssistantMessage["type"];

const content = z.string();
const option = z.looseObject({ value: z.string(), label: z.string() });

const field = z.looseObject({
  name: z.string(),
  label: z.string(),
  type: z.enum(FIELD_TYPES),
  required: z.boolean(),
  value: z.string().optional(),
  error: z.string().optional(),
  options: z.array(option).optional(),
});

/** The fields read for each type of rich message. Other fields are kept. */
const MESSAGE_SCHEMAS: { [Type in MessageType]: z.ZodType<Extract<AssistantMessage, { type: Type }>> } = {
  text: z.looseObject({ type: z.literal("text"), content }),
  choice: z.looseObject({ type: z.literal("choice"), content, options: z.array(option) }),
  summary: z.looseObject({
    type: z.literal("summary"),
    content,
    items: z.array(z.looseObject({ label: z.string(), value: z.string(), href: z.string().optional() })),
  }),
  checklist: z.looseObject({
    type: z.literal("checklist"),
    content,
    tasks: z.array(
      z.looseObject({
        id: z.string(),
        title: z.string(),
        estimate_h: z.number(),
        description: z.string(),
        done: z.boolean(),
      }),
    ),
    footer: z.string().optional(),
  }),
  proposed_tasks: z.looseObject({
    type: z.literal("proposed_tasks"),
    content,
    tasks: z.array(
      z.looseObject({
        id: z.string(),
        title: z.string(),
        description: z.string(),
        hours: z.string(),
        isTicked: z.boolean(),
        error: z.string().optional(),
      }),
    ),
    footer: z.string().optional(),
  }),
  pdf: z.looseObject({
    type: z.literal("pdf"),
    content,
    url: z.string(),
    pageUrl: z.string().optional(),
    next: z.looseObject({ label: z.string(), href: z.string() }).optional(),
  }),
  form: z.looseObject({
    type: z.literal("form"),
    content,
    fields: z.array(field),
    submit: z.string(),
  }),
  action: z.looseObject({ type: z.literal("action"), content, action: z.string() }),
  quote_card: z.looseObject({
    type: z.literal("quote_card"),
    content,
    fields: z.array(field),
    rows: z.array(
      z.looseObject({
        id: z.string(),
        label: z.string(),
        quantity: z.string(),
        unit: z.enum(units),
        unitPrice: z.string(),
        grossPrice: z.string().optional(),
        isOption: z.literal(true).optional(),
        discount: z.string().optional(),
        vatBasisPoints,
        vatReason: vatReason.nullable(),
      }),
    ),
    submit: z.string(),
    options: z.array(option).optional(),
  }),
};

/**
 * Reads a message of the history as the assistant's. Null for a type that no longer exists. Throws when its fields do
 * not fit its type.
 */
export function readRichMessage(message: HistoryMessage): AssistantMessage | null {
  return isMessageType(message.type) ? MESSAGE_SCHEMAS[message.type].parse(message) : null;
}

function isMessageType(type: string): type is MessageType {
  return Object.hasOwn(MESSAGE_SCHEMAS, type);
}

/**
 * A conversation. `state` is the flow's state, and `version` grows by one at each save. A conversation that may hold
 * amounts is hidden as a whole from a role without amounts.
 */
export const assistantSession = z.object({
  id: z.string(),
  history: z.array(historyMessage),
  last_message: z.string(),
  updated_at: z.string(),
  state: noAmount(z.unknown()),
  version: z.number(),
});

/** A conversation as read by the web. */
export type AssistantSession = z.infer<typeof assistantSession>;

export const listAssistantSessions = endpoint({
  method: "GET",
  path: "/api/assistant/sessions",
  access: "signed-in",
  right: "own",
  summary: "Conversations of the user, last used first",
  query: z.object({ limit: limit(50, 20), cursor: page.cursor }),
  answer: z.object({
    // `subject`: what the conversation was about, its first order and its project.
    sessions: z.array(
      assistantSession.pick({ id: true, last_message: true, updated_at: true }).extend({ subject: z.string() }),
    ),
    next_cursor: z.string().nullable(),
  }),
});

export const getAssistantSession = endpoint({
  method: "GET",
  path: "/api/assistant/session",
  access: "signed-in",
  right: "own",
  summary: "The current conversation, the one asked for, or with `fresh` a new one",
  query: z.object({ session_id: sessionId.optional(), fresh: z.enum(["true", "false"]).optional() }),
  answer: z.object({ session: assistantSession }),
});

// A conversation of a day has fewer.
const countOf = noAmount(z.number().int().min(0).max(1_000));

export const saveAssistantSession = endpoint({
  method: "PUT",
  path: "/api/assistant/session/{id}",
  access: "signed-in",
  touches: ["/api/assistant"],
  right: "own",
  summary: "Saves history (30 messages kept) and flow state; 409 when `version` is stale",
  body: z.object({
    history: z.array(historyMessage).max(60),
    state: anyJson(LONGEST_JSON),
    version: z.number().int().min(0).max(HIGHEST_VERSION),
    /** What was counted since the last save: no word, numbers alone. */
    counts: z
      .object({
        answers: countOf,
        documents: countOf,
        misread: z.array(z.object({ kind: z.enum(MISREAD_KINDS), count: countOf })).max(MISREAD_KINDS.length),
      })
      .optional(),
  }),
  answer: z.object({ version: z.number() }),
});

const missingFacts = z.object({
  of: z.enum(["company", "customer"]),
  project: z.string(),
  fields: z.array(z.string()),
});

/** What may follow an answer: another question, a page, or a small form and then a question. */
const followUp = z.union([
  z.object({ label: z.string(), ask: z.string(), missing: missingFacts }),
  z.object({ label: z.string(), ask: z.string() }),
  z.object({ label: z.string(), path: z.string() }),
]);

/** What may follow a message of the history. Nothing for a message without it. */
export function readFollowUps({ follow_ups }: HistoryMessage): z.infer<typeof followUp>[] {
  return z.array(followUp).max(4).catch([]).parse(follow_ups);
}

/** What is told while the answer of a streamed question comes: its next words, or what is being looked up. */
export const chatProgress = z.union([z.object({ words: z.string() }), z.object({ status: z.string() })]);
export type ChatProgress = z.output<typeof chatProgress>;

export const chat = endpoint({
  method: "POST",
  path: "/api/assistant/chat",
  access: "signed-in",
  touches: ["/api/assistant"],
  quota: "chat",
  right: "own",
  streams: true,
  summary:
    "Answers a free question from the company's own data, through the model when one is configured; " +
    "both are kept in the conversation",
  body: z.object({
    message: requiredText(LONGEST_MESSAGE, messages.emptyQuestion),
    history: z
      .array(z.object({ role: z.enum(["user", "assistant", "system"]), content: limitedText(LONGEST_MESSAGE) }))
      .max(10)
      .default([]),
    sessionId: sessionId.nullish(),
    /** The ID of the question in the history, which keeps it once, although the page may save it too. */
    messageId: id.optional(),
    context: z.object({ path: limitedText(300), selection: limitedText(4_000).optional() }).optional(),
  }),
  answer: z.object({
    reply: z.string(),
    follow_ups: z.array(followUp).optional(),
    /** The proposed action whose card belongs to the reply. */
    action_id: z.string().nullish(),
    /** An action was undone: what screens show of it is no longer true. */
    has_undone: z.boolean().optional(),
    session: z.object({ id: z.string(), version: z.number().optional() }),
  }),
});

export const getMeasures = endpoint({
  method: "GET",
  path: "/api/assistant/measures",
  access: "signed-in",
  summary: "How the assistant served the company in the last 30 days: numbers alone",
  answer: z.object({
    days: z.number(),
    conversations: z.number(),
    /** Conversations that made a quote or an invoice. */
    with_document: z.number(),
    answers: z.number(),
    documents: z.number(),
    /** Questions of a flow that were asked again. */
    asked_again: z.number(),
    misread: z.array(z.object({ kind: z.enum(MISREAD_KINDS), count: noAmount(z.number()) })),
  }),
});
