import { closureMessages } from "./closures.messages.ts";

/** The name of a closure as it is kept: one that nobody named says only that the company is closed. */
export function closureLabel(typedLabel: string): string {
  return typedLabel.trim() || closureMessages.closed;
}
