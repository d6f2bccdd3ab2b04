import { messages } from "#domain/assistant/conversation/assistant.messages.ts";
import type { FlowState, Turn } from "#domain/assistant/conversation/flow.ts";
import { MAX_HISTORY, isShown, say } from "#domain/assistant/conversation/message.ts";
import type { Input } from "#domain/assistant/conversation/world.ts";
import { CallError } from "#web/client/call.ts";
import { lateCode } from "#web/ui/loading/late-code.ts";
import { conversationSaver } from "./conversation-saver.ts";
import { conversationMessages } from "./conversation.messages.ts";
import type { Early } from "./early-text.ts";
import { asksInSight, earlyText } from "./early-text.ts";
import type { AskedEffect, EffectFate } from "./effects/effect-keys.ts";
import { effectKeys } from "./effects/effect-keys.ts";
import { effectRunner } from "./effects/effect-runner.ts";
import type { WaitEnd } from "./effects/network-wait.ts";
import { retryDelay } from "./effects/network-wait.ts";
import { askedAgain, assistantMessage, exchangesOf, personMessage, saidOnce, withSaid } from "./history-messages.ts";
import { forgetEdits } from "./messages/card-edits.ts";
import { isOldTalk, readSession } from "./old-talk.ts";
import { knownSeller } from "./place/known-seller.ts";
import { projectOfPage } from "./place/project-of-page.ts";
import type { PageContext, QuestionPlace } from "./question/ask-question.ts";
import { askUnlessLeft, replyMessage } from "./question/ask-question.ts";
import { comingAnswer } from "./question/coming-answer.ts";
import type { Conversation } from "./shown-conversation.ts";
import { atRest } from "./shown-conversation.ts";
import { saveKeptTalks } from "./unsaved/save-kept-talk.ts";
import type { UnsavedTalks } from "./unsaved/unsaved-talks.ts";
import { unsavedTalks } from "./unsaved/unsaved-talks.ts";
import { noteQuestion } from "./waiting-question.ts";

/** The flows and the reading of messages, loaded with the first conversation. */
const reading = lateCode(() => import("./reading.ts"));

/** The conversation and its listeners, which outlive the components. The widget and the full page share them. */
export class ConversationStore {
  private readonly keptTalks: UnsavedTalks;
  private conversation: Conversation | null = null;
  private readonly listeners = new Set<() => void>();
  private opening: { id: string; end: Promise<void> } | null = null;
  private readonly early = earlyText();
  private failures = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private readonly keys = effectKeys();
  private readonly runner = effectRunner();
  private readonly saver = conversationSaver({
    current: () => this.conversation,
    counts: () => reading.codeOrNull()?.countKeeper,
    keptTalks: () => this.keptTalks,
    onSaved: (id, version, savedUpTo) => this.changeOf(id, { version, savedUpTo, unsavedReason: null }),
    onUnsaved: (id, hasNetwork) => this.changeOf(id, { unsavedReason: hasNetwork ? "refused" : "away" }),
    onStale: (session, unsaid) => {
      const code = reading.codeOrNull();
      if (!code || this.conversation?.id !== session.id || this.conversation.isBusy) return;
      this.set({ ...code.savedConversation(session), ...atRest(session) });
      this.sayAgain(unsaid);
    },
  });
  /** The answer to a free question while it comes. */
  readonly coming = comingAnswer();

  /** `keptTalks`: what this device keeps of conversations that could not be saved. */
  constructor(keptTalks: UnsavedTalks = unsavedTalks(null)) {
    this.keptTalks = keptTalks;
  }

  /** The current conversation, null until it is loaded. */
  readonly current = (): Conversation | null => this.conversation;

  /** Text typed before the conversation was loaded. */
  readonly typedEarly = (): Early => this.early.current();
  readonly forgetReturned = (): void => this.early.forgetReturned();

  /** Stops reading a conversation that is not loaded yet, since no user is signed in any more. */
  close(): void {
    clearTimeout(this.retry);
    this.opening = null;
    this.endWait("cancel");
    this.coming.stop();
    this.saver.close();
  }

  /** Calls `listener` at each change. Answers a function that stops it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /**
   * Opens the current conversation, another one by its id, or a new one. Simultaneous calls read it once, and the last
   * call wins. It does nothing while something is under way, because the outcome belongs to the current conversation.
   * Failures are logged. Without any conversation, it is read again later.
   */
  open(which: { id?: string; startsFresh?: boolean } = {}): Promise<void> {
    if (this.conversation?.isBusy) return Promise.resolve();
    clearTimeout(this.retry);
    const conversationKey = which.id ?? (which.startsFresh ? "fresh" : "current");
    if (this.opening?.id === conversationKey) return this.opening.end;
    const opening = { id: conversationKey, end: Promise.resolve() };
    this.opening = opening;
    opening.end = this.load(which, () => this.opening === opening).finally(() => {
      if (this.opening === opening) this.opening = null;
    });
    return opening.end;
  }

  /** Leaves a conversation that nobody has spoken in for a while: the home page opens on a new one. */
  leaveOldTalk(): void {
    if (isOldTalk(this.conversation, Date.now())) void this.open({ startsFresh: true });
  }

  private async load(which: { id?: string; startsFresh?: boolean }, isWanted: () => boolean): Promise<void> {
    try {
      this.sayAgain(await saveKeptTalks(this.keptTalks));
      const [session, { savedConversation }] = await Promise.all([readSession(which), reading.load()]);
      if (!isWanted()) return;
      this.failures = 0;
      this.runner.endFlow();
      this.set({ ...savedConversation(session), ...atRest(session) });
      this.sendEarly();
    } catch (error) {
      console.warn(conversationMessages.notOpened, error);
      if (!isWanted()) return;
      if (this.conversation === null) this.openLater(error);
      else this.sendEarly();
    }
  }

  // A conversation that was answered but cannot be read never will be: a new one replaces it.
  private openLater(error: unknown): void {
    const which = error instanceof CallError && error.code === "unreadable" ? { startsFresh: true } : {};
    this.retry = setTimeout(() => void this.open(which), retryDelay(this.failures++));
  }

  private sendEarly(): void {
    this.opening = null;
    if (this.early.current().unsentMessage === null) return;
    const message = this.early.release(asksInSight(this.conversation?.flow.pending?.message));
    if (message) void this.write(message.text, message.page);
    else this.tell();
  }

  /**
   * Reads a typed message: a flow's turn, or a free question. `path` is the current page. While a conversation loads,
   * the message waits for it.
   */
  async write(text: string, page: PageContext): Promise<void> {
    const conversation = this.conversation;
    if (conversation?.isHeld && text.trim() !== "") return this.writeHeld(conversation, text);
    if (text.trim() === "" || conversation?.isBusy || this.early.current().unsentMessage !== null) return;
    if (!conversation || this.opening) {
      this.early.keep(text, page);
      this.tell();
      return this.opening?.end ?? this.open();
    }
    const question = personMessage(text);
    this.set({ ...conversation, isBusy: true, history: [...conversation.history, question] });
    await this.askAgainOnFault(conversation.flow, async () => {
      const { replyTo } = await reading.load();
      const [project, seller] = await Promise.all([projectOfPage(page.path, conversation.id), knownSeller()]);
      if (project === "away" && conversation.flow.activeFlow === null) return this.giveBack(conversation, text);
      const reply = replyTo(conversation.flow, text, {
        project: project === "away" ? null : project,
        seller,
        history: conversation.history,
      });
      if (reply.kind === "turn") return this.playTurn(reply.turn);
      const { state } = reply;
      if (state) {
        this.change(() => ({ flow: state }));
        this.saver.save();
      }
      await this.ask(text, { messageId: question.id, before: exchangesOf(conversation.history), page });
    });
  }

  // What was said here while the conversation went on elsewhere.
  private sayAgain(unsaid: string): void {
    this.early.giveBack(unsaid);
    this.tell();
  }

  // Without network no sentence begins anything: it goes back to the field, which keeps it through a reload.
  private giveBack({ history }: Conversation, text: string): void {
    this.early.giveBack(text);
    this.change(() => ({ isBusy: false, history: saidOnce(history, conversationMessages.away) }));
  }

  // Meanwhile a message can only give up, or try at once.
  private writeHeld(now: Conversation, text: string): void {
    this.set({ ...now, history: [...now.history, personMessage(text)] });
    const isGivenUp = reading.codeOrNull()?.givesUp(text) === true;
    if (!isGivenUp) this.sayHeld();
    this.endWait(isGivenUp ? "cancel" : "retry");
  }

  /** Tries at once what waits for the network, or gives it up. */
  readonly endWait = (how: WaitEnd): void => this.runner.endWait(how);
  /** Lets nothing leave while it is asked whether to give up. Answers a function that ends that. */
  readonly holdBack = (): (() => void) => this.runner.holdBack();

  /** Gives a choice, a form or a tick to the pending question. `label` is shown as the user's answer. */
  async answerWith(input: Input, label: string): Promise<void> {
    const conversation = this.conversation;
    if (!conversation || conversation.isBusy) return;
    const history = label === "" ? conversation.history : [...conversation.history, personMessage(label)];
    this.set({ ...conversation, isBusy: true, history });
    await this.askAgainOnFault(conversation.flow, async () => {
      const { turnAfterInput } = await reading.load();
      await this.playTurn(turnAfterInput(conversation.flow, input));
    });
  }

  // After an error in a step, its question is asked again and the field is free.
  private async askAgainOnFault(flow: FlowState, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      console.error(conversationMessages.stepBroken, error);
      const question = flow.pending ? [flow.pending.message] : [];
      this.apply({ state: flow, messages: [say(messages.stepBroke), ...question], effects: [] }, false);
      this.saver.save();
    }
  }

  private async playTurn(turn: Turn): Promise<void> {
    this.apply(turn, turn.effects.length > 0);
    for (const effect of this.keys.ask(turn.effects)) await this.playTurn(await this.turnAfter(effect));
    if (turn.effects.length === 0) this.saver.save();
  }

  // The effect is certain only once its outcome was followed. Until then, asking for it again is a retry.
  private async turnAfter(effect: AskedEffect): Promise<Turn> {
    let fate: EffectFate = "unknown";
    try {
      const run = await this.runner.run(effect, () => this.sayHeld());
      this.change(() => ({ isHeld: false }));
      const now = this.conversation;
      const { turnAfterEffect, turnGivenUp } = await reading.load();
      if (run === null || now === null) return turnGivenUp();
      const turn = turnAfterEffect(now.flow, run.effectEnd);
      fate = run.fate;
      return turn;
    } finally {
      this.keys.end(effect, fate);
    }
  }

  private sayHeld(): void {
    this.change(({ history }) => ({ isHeld: true, history: withSaid(history, messages.held) }));
  }

  private async ask(message: string, asked: Pick<QuestionPlace, "messageId" | "before" | "page">): Promise<void> {
    // The server adds the question and the answer to what it has stored, so pending saves go first.
    if (this.conversation?.unsavedReason) this.saver.save();
    await this.saver.allSaved();
    const session = this.conversation;
    if (session === null) return;
    const { answer, isLeft } = await askUnlessLeft(message, { session, ...asked, ...this.coming.start() });
    this.coming.end();
    const isKept = answer.version === session.version + 1;
    const reply = replyMessage(asked.messageId, answer);
    // The question that waits returns after the answer.
    const question = askedAgain(session.flow);
    this.change((now) => ({
      ...(isKept && { version: session.version + 1 }),
      isBusy: false,
      history: [...now.history, reply, ...question],
    }));
    // Another tab wrote meanwhile, or nothing was kept. A save finds out, and reads the stored conversation. A page
    // that is left cuts the call itself: the server goes on.
    if (!isLeft && (!isKept || question.length > 0)) this.saver.save();
  }

  private apply(turn: Turn, isBusy: boolean): void {
    if (turn.state.activeFlow === null) {
      this.runner.endFlow();
      forgetEdits();
    }
    const answers = turn.messages.filter(isShown).map((message) => assistantMessage(message, "workflow"));
    this.change((now) => ({ flow: turn.state, isBusy, history: [...now.history, ...answers] }));
  }

  private change(make: (now: Conversation) => Partial<Conversation>): void {
    if (this.conversation) this.set({ ...this.conversation, ...make(this.conversation) });
  }

  private changeOf(id: string, changes: Partial<Conversation>): void {
    if (this.conversation?.id === id) this.change(() => changes);
  }

  private set(conversation: Conversation): void {
    this.conversation = { ...conversation, history: conversation.history.slice(-MAX_HISTORY) };
    noteQuestion(conversation.flow.pending !== null);
    this.tell();
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}
