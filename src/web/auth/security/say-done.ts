/** Says in a line what was just done. What says it is loaded the first time something is done. */
export async function sayDone(sentence: string): Promise<void> {
  const { say } = await import("#web/ui/toast.tsx");
  say(sentence);
}
