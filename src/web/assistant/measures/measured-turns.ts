import type { saveAssistantSession } from "#api/assistant/assistant.ts";
import type { FlowState, Turn } from "#domain/assistant/conversation/flow.ts";
import type { MisreadKind } from "#domain/assistant/measures/misread.ts";
import { misreadKindOf } from "#domain/assistant/measures/misread.ts";
import type { z } from "zod";

/** Numbers of a conversation since it was last saved. They hold no word of it. */
export type Counts = NonNullable<z.input<typeof saveAssistantSession.body>["counts"]>;

type Numbers = { answers: number; documents: number; misread: Map<MisreadKind, number> };

let counts: Numbers = none();

function none(): Numbers {
  return { answers: 0, documents: 0, misread: new Map() };
}

/** Counts an answer of the person, and the question that had to be asked again. */
export function countAnswer({ pending: question }: FlowState, { state: { pending } }: Turn): void {
  counts.answers += 1;
  if (question === null || pending?.step !== question.step || pending.about !== question.about) return;
  // A new card shows what it understood.
  if (question.message.type === "quote_card" && pending.message !== question.message) return;
  const kind = misreadKindOf(question.about);
  counts.misread.set(kind, (counts.misread.get(kind) ?? 0) + 1);
}

/** Counts the documents that a turn shows. */
export function countDocuments({ messages }: Turn): void {
  counts.documents += messages.filter(({ type }) => type === "pdf").length;
}

/** Takes what was counted, to be saved. Undefined when there is nothing. */
export function takeCounts(): Counts | undefined {
  const { answers, documents, misread } = counts;
  counts = none();
  if (answers + documents + misread.size === 0) return undefined;
  return { answers, documents, misread: [...misread].map(([kind, count]) => ({ kind, count })) };
}

/** Gives back what could not be saved. */
export function returnCounts(unsavedCounts: Counts | undefined): void {
  counts.answers += unsavedCounts?.answers ?? 0;
  counts.documents += unsavedCounts?.documents ?? 0;
  for (const { kind, count } of unsavedCounts?.misread ?? [])
    counts.misread.set(kind, (counts.misread.get(kind) ?? 0) + count);
}
