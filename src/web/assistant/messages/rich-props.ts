import type { AssistantMessage } from "#domain/assistant/message.ts";
import type { Input } from "#domain/assistant/world.ts";

/** What every rich message receives; `active` while it is the question being asked. */
export type RichProps<Type extends AssistantMessage["type"]> = {
  message: Extract<AssistantMessage, { type: Type }>;
  active: boolean;
  give: (input: Input, label: string) => void;
};
