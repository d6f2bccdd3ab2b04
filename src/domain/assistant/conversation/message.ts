import type { TypedLine } from "../../lines/typed-line.ts";
import type { ProposedRow } from "../../projects/proposed-rows.ts";
import type { AssistantTask } from "./assistant-project.ts";

/** How a field of a form is typed and checked. */
export const FIELD_TYPES = ["text", "number", "email", "select"] as const;

/** A field of a form message. `type` decides how it is typed and checked. */
export type FormField = {
  name: string;
  label: string;
  type: (typeof FIELD_TYPES)[number];
  required: boolean;
  value?: string;
  error?: string;
  options?: { value: string; label: string }[];
};

/**
 * A priced line of a card, as typed: what a card shows of it. `id` is that of its line. `grossPrice`: the price of the
 * unit with VAT, when it was said so. An option counts in no total.
 */
export type CardRow = { id: string; grossPrice?: string; isOption?: true; discount?: string } & Pick<
  TypedLine,
  "label" | "quantity" | "unit" | "unitPrice" | "vatBasisPoints" | "vatReason"
>;

/** A title above rows of a card, with the IDs of those rows. */
export type PastedSection = { label: string; rowIds: string[] };

/** An order that a button under a message types. */
type NextOrder = { label: string; ask: string };

/**
 * A message of the assistant: plain text, or a rich message (docs/specification.md#screens). `action` is the ID of a
 * proposed action, whose card is shown as it is now. `follow_ups`: buttons under it, while it is the last one.
 */
export type AssistantMessage = AnyMessage & { follow_ups?: NextOrder[] };

type AnyMessage =
  | { type: "text"; content: string }
  | { type: "choice"; content: string; options: { value: string; label: string }[] }
  | { type: "summary"; content: string; items: { label: string; value: string; href?: string }[] }
  | { type: "checklist"; content: string; tasks: AssistantTask[]; footer?: string }
  | { type: "proposed_tasks"; content: string; tasks: ProposedRow[]; footer?: string }
  | { type: "pdf"; content: string; url: string; pageUrl?: string; next?: { label: string; href: string } }
  | { type: "form"; content: string; fields: FormField[]; submit: string }
  | { type: "action"; content: string; action: string }
  | {
      type: "quote_card";
      content: string;
      fields: FormField[];
      rows: CardRow[];
      submit: string;
      /** The titles that its rows stand under, in their order. */
      sections?: PastedSection[];
      /** The answers to what its sentence asks. */
      options?: { value: string; label: string }[];
    };

/** Which messages are shown although they have no text. */
const SHOWN_WITHOUT_WORDS: Record<AssistantMessage["type"], boolean> = {
  text: false,
  choice: false,
  summary: true,
  // A tick changes the list on screen, so it needs no message.
  checklist: false,
  proposed_tasks: false,
  pdf: false,
  form: false,
  action: false,
  quote_card: false,
};

/** True when a message is shown and kept in the conversation. */
export function isShown({ type, content }: AssistantMessage): boolean {
  return content !== "" || SHOWN_WITHOUT_WORDS[type];
}

/** A conversation keeps and shows this many messages at most (docs/specification.md#limits). */
export const MAX_HISTORY = 30;

/** Plain text. */
export function say(content: string): AssistantMessage {
  return { type: "text", content };
}

/** Plain text with the orders that it offers, each one tap away. */
export function offer(content: string, nextOrders: NextOrder[]): AssistantMessage {
  return { type: "text", content, follow_ups: nextOrders };
}
