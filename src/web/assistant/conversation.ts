import type { HistoryMessage } from "#api/assistant.ts";
import { chat, getAssistantSession, saveAssistantSession } from "#api/assistant.ts";
import { getProject } from "#api/projects.ts";
import type { AssistantProject } from "#domain/assistant/assistant-project.ts";
import type { Effect } from "#domain/assistant/effect.ts";
import type { FlowState, Input, Turn } from "#domain/assistant/flow.ts";
import { IDLE, resumeFlow } from "#domain/assistant/flow.ts";
import { readInput, readMessage } from "#domain/assistant/converse.ts";
import type { AssistantMessage } from "#domain/assistant/message.ts";
import { ALL_STEPS } from "#domain/assistant/steps/all-steps.ts";
import { dayAt } from "#domain/shared/calendar-date.ts";
import { CallError, call } from "#web/client/call.ts";
import { newId } from "#web/client/new-id.ts";
import { runEffect } from "./run-effect.ts";

/** A conversation as the panel shows it. `busy` while something is under way. */
export type Conversation = { id: string; history: HistoryMessage[]; flow: FlowState; version: number; busy: boolean };

/** What outlives a component: the conversation, and who listens to it. One for the widget and the full page. */
export class ConversationStore {
  private conversation: Conversation | null = null;
  private readonly listeners = new Set<() => void>();
  private saving: Promise<void> = Promise.resolve();
  private opening: { wanted: string; done: Promise<void> } | null = null;
  private readonly changed: () => void;

  constructor(changed: () => void) {
    this.changed = changed;
  }

  /** The conversation now, null until it is loaded. */
  readonly current = (): Conversation | null => this.conversation;

  /** Calls `listener` at each change; answers how to stop. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /**
   * Opens the current conversation, another one by its id, or a fresh one; asked by several at once, it is read once, and the last one
   * asked for wins. Not while something is under way: its outcome belongs to the conversation it was asked in. Failures are logged.
   */
  open(which: { id?: string; fresh?: boolean } = {}): Promise<void> {
    if (this.conversation?.busy) return Promise.resolve();
    const wanted = which.id ?? (which.fresh ? "fresh" : "current");
    if (this.opening?.wanted === wanted) return this.opening.done;
    const opening = { wanted, done: Promise.resolve() };
    this.opening = opening;
    opening.done = this.load(which, () => this.opening === opening).finally(() => {
      if (this.opening === opening) this.opening = null;
    });
    return opening.done;
  }

  private async load(which: { id?: string; fresh?: boolean }, isWanted: () => boolean): Promise<void> {
    try {
      const query = which.id ? { session_id: which.id } : which.fresh ? { fresh: "true" as const } : {};
      const { session } = await call(getAssistantSession, { query });
      if (!isWanted()) return;
      const flow = { ...IDLE, ...(session.state as FlowState | null) };
      this.set({ id: session.id, history: session.history, version: session.version, flow: { ...flow, running: null }, busy: false });
    } catch (error) {
      console.warn("Session introuvable", error);
    }
  }

  /** Reads a typed message: a flow's turn, or a free question. `path` is the page one is on. */
  async write(text: string, page: { path: string; selection?: string }): Promise<void> {
    const before = this.conversation;
    if (!before || before.busy || text.trim() === "") return;
    const asked = before.history.filter((message) => message.origin !== "workflow" || message.role === "user");
    this.set({ ...before, busy: true, history: [...before.history, mine(text)] });
    const reply = readMessage(before.flow, text, { today: today(), project: await projectOf(page.path) });
    if (reply.kind === "turn") await this.follow(reply.turn);
    else await this.ask(text, asked, page);
  }

  /** Gives a choice, a form or a tick to the pending question; `label` is what the person is seen to answer. */
  async give(input: Input, label: string): Promise<void> {
    const before = this.conversation;
    if (!before || before.busy) return;
    const history = label === "" ? before.history : [...before.history, mine(label)];
    this.set({ ...before, busy: true, history });
    await this.follow(readInput(before.flow, input, today()));
  }

  private async follow(turn: Turn): Promise<void> {
    this.apply(turn, turn.effects.length > 0);
    for (const effect of turn.effects) await this.follow(await this.outcomeOf(effect));
    if (turn.effects.length === 0) this.save();
  }

  private async outcomeOf(effect: Effect): Promise<Turn> {
    const { id, version } = this.conversation!;
    const outcome = await runEffect(effect, `${id}-${version}-${effect.name}`);
    if (effect.name !== "searchProjects" && effect.name !== "getProject") this.changed();
    return resumeFlow(ALL_STEPS, this.conversation!.flow, outcome, today());
  }

  private async ask(message: string, asked: readonly HistoryMessage[], page: { path: string; selection?: string }): Promise<void> {
    // The server adds question and reply to what it keeps: what is still being saved goes first.
    await this.saving;
    const { id, version } = this.conversation!;
    const history = asked.filter(({ origin }) => origin === "user" || origin === "llm").slice(-10).map(({ role, content }) => ({ role, content }));
    let keptVersion: number | undefined;
    const said = await call(chat, { body: { message, history, sessionId: id, context: page } }).then(
      ({ reply, session }) => {
        keptVersion = session.version;
        return reply === "" ? "Erreur: Réponse serveur invalide" : reply;
      },
      (error: unknown) => `Erreur: ${error instanceof CallError && error.code !== "unreadable" ? error.message || "Erreur Assistant" : "Réponse serveur invalide"}`,
    );
    const now = this.conversation!;
    const isKept = keptVersion === version + 1;
    this.set({ ...now, ...(isKept && { version: version + 1 }), busy: false, history: [...now.history, theirs({ type: "text", content: said }, "llm")] });
    // Another tab went on meanwhile, or nothing was kept: saving tells which, and reads again what is there.
    if (!isKept) this.save();
  }

  private apply({ state, messages }: Turn, busy: boolean): void {
    const now = this.conversation!;
    const shown = messages.filter((message) => message.content !== "" || message.type === "summary");
    this.set({ ...now, flow: state, busy, history: [...now.history, ...shown.map((message) => theirs(message, "workflow"))] });
  }

  // Saves follow each other; a stale version means another tab went on: its conversation is read again.
  private save(): void {
    this.saving = this.saving.then(async () => {
      const now = this.conversation;
      if (!now) return;
      try {
        const body = { history: now.history.slice(-30), state: now.flow.activeFlow === null ? null : now.flow, version: now.version };
        const { version } = await call(saveAssistantSession, { params: { id: now.id }, body });
        if (this.conversation?.id === now.id) this.set({ ...this.conversation, version });
      } catch (error) {
        if (error instanceof CallError && error.status === 409) await this.open({ id: now.id });
        else console.warn("Conversation non enregistrée", error);
      }
    });
  }

  private set(conversation: Conversation): void {
    this.conversation = conversation;
    for (const listener of this.listeners) listener();
  }
}

function mine(content: string): HistoryMessage {
  return { id: newId(), role: "user", origin: "user", type: "text", content: content.slice(0, 8_000), created_at: new Date().toISOString() };
}

function theirs(message: AssistantMessage, origin: "llm" | "workflow"): HistoryMessage {
  return { ...message, id: newId(), role: "assistant", origin, created_at: new Date().toISOString() };
}

function today(): string {
  return dayAt(new Date(), "Europe/Paris");
}

// On a project's page, the flows are about that project.
async function projectOf(path: string): Promise<AssistantProject | null> {
  const id = /^\/(?:etape|projects?)\/([0-9a-f-]{36})/.exec(path)?.[1];
  if (!id) return null;
  return call(getProject, { params: { id } }).then(
    ({ project }) => project,
    () => null,
  );
}
