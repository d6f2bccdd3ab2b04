/** A message of the history, as far as an exchange is known by it. `answer_to` is the ID of the question it answers. */
type Message = { id: string; role: string; answer_to?: string | undefined };

/** The stored answer to a question of the history. Null when it has none yet. */
export function storedAnswerTo<M extends Message>(history: readonly M[], questionId: string): M | null {
  return history.find(({ role, answer_to }) => role === "assistant" && answer_to === questionId) ?? null;
}

/**
 * The history with a question and its answer. What is there already is not added: the page may have saved the question
 * before it left, and a call may come twice. An answer stands before the next message of the person.
 */
export function withExchange<M extends Message>(history: readonly M[], question: M, answer: M): readonly M[] {
  if (storedAnswerTo(history, question.id)) return history;
  const place = history.findIndex(({ id, role }) => role === "user" && id === question.id);
  if (place === -1) return [...history, question, answer];
  const next = history.findIndex(({ role }, index) => index > place && role === "user");
  const end = next === -1 ? history.length : next;
  return [...history.slice(0, end), answer, ...history.slice(end)];
}
