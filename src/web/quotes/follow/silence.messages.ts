/** What a customer has not done with a quote since it was sent, in one sentence. `days`: 0 when that is not known. */
export function silenceWords(isSeen: boolean, days: number): string {
  const since = days > 0 ? `${days}\u00A0jour${days > 1 ? "s" : ""} sans réponse` : "";
  if (isSeen) return since || "Pas encore de réponse";
  return ["Pas encore ouvert par le client", since].filter((part) => part !== "").join(", ");
}
