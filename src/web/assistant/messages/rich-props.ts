import type { AssistantMessage } from "#domain/assistant/conversation/message.ts";
import type { Input } from "#domain/assistant/conversation/world.ts";

/**
 * The props of every rich message. `isActive` while it is the pending question. `give` answers it, and ends once the
 * answer has had its effects.
 */
export type RichProps<Type extends AssistantMessage["type"]> = {
  message: Extract<AssistantMessage, { type: Type }>;
  isActive: boolean;
  give: (input: Input, label: string) => Promise<void>;
};
