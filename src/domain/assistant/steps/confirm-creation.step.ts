import { messages } from "../conversation/assistant.messages.ts";
import type { Step } from "../conversation/flow.ts";
import { say } from "../conversation/message.ts";

/** Says that the project is created. It is a message, not a question (docs/specification.md#assistant). */
export const confirmCreation: Step = {
  name: "confirm-creation",
  enter: ({ project }) => ({ say: project ? [say(messages.created(project.name))] : [], next: { kind: "done" } }),
};
