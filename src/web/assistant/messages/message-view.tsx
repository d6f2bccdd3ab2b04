import type { HistoryMessage } from "#api/assistant/assistant.ts";
import { readRichMessage } from "#api/assistant/assistant.ts";
import type { AssistantTask } from "#domain/assistant/conversation/assistant-project.ts";
import { onDemand } from "#web/ui/loading/on-demand.tsx";
import { useMemo } from "react";
import { conversationMessages } from "../conversation.messages.ts";
import type { Conversation } from "../shown-conversation.ts";
import { ChoiceMessage } from "./choice.tsx";
import type { RichProps } from "./rich-props.ts";
import { TextWithLinks } from "./text-with-links.tsx";

const Summary = onDemand(async () => (await import("./summary.tsx")).Summary);
const Checklist = onDemand(async () => (await import("./checklist.tsx")).Checklist);
const ActionCard = onDemand(async () => (await import("../actions/action-card.tsx")).ActionCard);
const FormMessage = onDemand(async () => (await import("./form-message.tsx")).FormMessage);
const QuoteCard = onDemand(async () => (await import("./quote-card.tsx")).QuoteCard);
const ProposedTasks = onDemand(async () => (await import("./proposed-tasks.tsx")).ProposedTasks);
const PdfPreview = onDemand(async () => (await import("./pdf-preview.tsx")).PdfPreview);

type Props = {
  message: HistoryMessage;
  isActive: boolean;
  isLatest: boolean;
  tasks: AssistantTask[];
  give: RichProps<"text">["give"];
};

type MessageProps = Props & {
  isStart: boolean;
  isOwnInSight: boolean;
  takesFocus: boolean;
  unsavedReason: Conversation["unsavedReason"];
};

/**
 * One message. The user's is in a pale block at the right. The assistant's is plain text, with its buttons, form or
 * list. Who speaks is told to screen readers, which do not see the side. `isStart`: its start must stay in view, and
 * `isOwnInSight`: so must that of the user's, above its answer.
 * `isLatest`: nothing was said after it. `takesFocus`: a card that has just come takes the focus. `unsavedReason`: why
 * the server has not stored it yet.
 */
export function MessageView(props: MessageProps) {
  const { message, isActive, isLatest, tasks, give, isStart, isOwnInSight, takesFocus, unsavedReason } = props;
  if (message.role === "user")
    return (
      <div className="flex max-w-[85%] flex-col items-end gap-1 self-end" data-own-in-sight={isOwnInSight || undefined}>
        <div className="max-w-full rounded-card bg-act-pale px-3 py-2">
          <Speaker>Toi :</Speaker>
          <p className="break-words whitespace-pre-wrap">{message.content}</p>
        </div>
        <Unsaved why={unsavedReason} />
      </div>
    );
  return (
    <div className="max-w-full min-w-0" data-start-in-sight={isStart || undefined}>
      <Speaker>L'assistant :</Speaker>
      {message.content !== "" && <TextWithLinks text={message.content} />}
      <Rich {...{ message, isActive, isLatest, tasks, give, takesFocus }} />
      <Unsaved why={unsavedReason} />
    </div>
  );
}

/** Why what was said is not stored yet, in words. Nothing once it is. */
export function Unsaved({ why }: { why: Conversation["unsavedReason"] }) {
  if (why === null) return null;
  const { unsavedAway, unsavedRefused } = conversationMessages;
  return <p className="text-fine text-quiet">{why === "away" ? unsavedAway : unsavedRefused}</p>;
}

function Speaker({ children }: { children: string }) {
  return <span className="sr-only">{children}</span>;
}

function Rich({
  message: source,
  isActive,
  isLatest,
  tasks,
  give,
  takesFocus,
}: Props & Pick<MessageProps, "takesFocus">) {
  const message = useMemo(() => readRichMessage(source), [source]);
  if (message === null) return null;
  switch (message.type) {
    case "text":
      return null;
    case "choice":
      return <ChoiceMessage message={message} isActive={isActive} give={give} />;
    case "summary":
      return <Summary message={message} />;
    case "checklist":
      return <Checklist message={message} isActive={isActive} give={give} tasks={tasks} />;
    case "proposed_tasks":
      return <ProposedTasks message={message} isActive={isActive} give={give} />;
    case "pdf":
      return <PdfPreview message={message} />;
    case "form":
      return <FormMessage id={source.id} message={message} isActive={isActive} give={give} />;
    case "action":
      return <ActionCard id={message.action} isLatest={isLatest} />;
    case "quote_card":
      return <QuoteCard {...{ message, isActive, give, takesFocus }} />;
    default:
      return notDrawn(message);
  }
}

// The compiler refuses a new type of message until it is drawn above.
function notDrawn(_message: never): null {
  return null;
}
