import { closureMessages } from "./closures.messages.ts";

/** The name of a closure as it is kept. One that nobody named says that the company is closed, or a person away. */
export function closureLabel(typedLabel: string, isPersonal: boolean): string {
  return typedLabel.trim() || (isPersonal ? closureMessages.away : closureMessages.closed);
}
