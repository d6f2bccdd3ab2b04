/** What a failed call tells the user: its own sentence, since every failure of `call` has one. */
export function failureText(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
