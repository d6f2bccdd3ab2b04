/** Shows a one-line message about what was just done. The code that shows it is loaded at the first message. */
export async function sayDone(sentence: string): Promise<void> {
  const { showToast: say } = await import("#web/ui/toast.tsx");
  say(sentence);
}
