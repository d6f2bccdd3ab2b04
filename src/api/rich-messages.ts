import type { AssistantMessage } from "#domain/assistant/message.ts";
import { z } from "zod";
import type { HistoryMessage } from "./assistant.ts";

type MessageType = AssistantMessage["type"];

const content = z.string();
const option = z.object({ value: z.string(), label: z.string() });

/** How each type of rich message is read from the history. */
const READERS: { [Type in MessageType]: z.ZodType<Extract<AssistantMessage, { type: Type }>> } = {
  text: z.object({ type: z.literal("text"), content }),
  choice: z.object({ type: z.literal("choice"), content, options: z.array(option) }),
  summary: z.object({
    type: z.literal("summary"),
    content,
    items: z.array(z.object({ label: z.string(), value: z.string(), href: z.string().optional() })),
  }),
  checklist: z.object({
    type: z.literal("checklist"),
    content,
    tasks: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        estimate_h: z.number(),
        description: z.string(),
        done: z.boolean(),
      }),
    ),
    footer: z.string().optional(),
  }),
  pdf: z.object({ type: z.literal("pdf"), content, url: z.string(), pageUrl: z.string().optional() }),
  form: z.object({
    type: z.literal("form"),
    content,
    fields: z.array(
      z.object({
        name: z.string(),
        label: z.string(),
        type: z.enum(["text", "number", "email", "select"]),
        required: z.boolean(),
        value: z.string().optional(),
        error: z.string().optional(),
        options: z.array(option).optional(),
      }),
    ),
    submit: z.string(),
  }),
};

/**
 * A message of the history as the assistant said it; null for a type that is no more. Throws for one that is not as its
 * type wants it.
 */
export function readRichMessage(message: HistoryMessage): AssistantMessage | null {
  return isKnown(message.type) ? READERS[message.type].parse(message) : null;
}

function isKnown(type: string): type is MessageType {
  return Object.hasOwn(READERS, type);
}
