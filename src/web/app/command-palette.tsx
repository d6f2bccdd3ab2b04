import { Modal } from "#web/ui/layers/modal.tsx";
import { Autocomplete } from "@base-ui/react/autocomplete";
import { cx } from "class-variance-authority";
import type { LucideIcon } from "lucide-react";
import {
  ArrowRight,
  FileText,
  FolderOpen,
  ListTodo,
  Mail,
  MessageCircle,
  Receipt,
  Search,
  Undo2,
  UserRound,
  X,
  Zap,
} from "lucide-react";
import type { KeyboardEvent } from "react";
import { useEffect, useState } from "react";
import { commandMessages } from "./command.messages.ts";
import type { Command, CommandGroup } from "./command.ts";
import type { Offer } from "./use-commands.ts";
import { isQuestion, useCommands } from "./use-commands.ts";

type Props = {
  open: boolean;
  onClose: () => void;
  /** The letters typed before the palette was there, once. */
  takeEarlyText: () => string;
  showKeys: () => void;
};

const ICONS: Record<Command["kind"], LucideIcon> = {
  customer: UserRound,
  project: FolderOpen,
  quote: FileText,
  invoice: Receipt,
  credit_note: Undo2,
  task: ListTodo,
  mail: Mail,
  page: ArrowRight,
  action: Zap,
  question: MessageCircle,
};

/**
 * The palette: a field that finds pages, actions, customers, projects, documents, tasks and mails, and leads to them by
 * the keyboard. On a phone it takes what the keyboard leaves of the screen.
 */
export default function CommandPalette({ open, onClose, takeEarlyText, showKeys }: Props) {
  return (
    <Modal
      open={open}
      onClose={onClose}
      className={cx(
        "overflow-clip bg-paper max-md:mx-0 max-md:mt-(--seen-top) max-md:mb-0 max-md:h-(--seen-height) max-md:w-full",
        "max-md:max-h-none max-md:max-w-none md:mx-auto md:mt-[max(1rem,12vh)] md:mb-auto md:w-[40rem]",
        "md:max-w-[calc(100vw-2rem)] md:rounded-card md:border md:border-line md:shadow-float",
      )}
    >
      {(titleId) => <Palette {...{ titleId, onClose, takeEarlyText, showKeys }} />}
    </Modal>
  );
}

function Palette({ titleId, onClose, takeEarlyText, showKeys }: Omit<Props, "open"> & { titleId: string }) {
  const [text, setText] = useState(takeEarlyText);
  const offer = useCommands(text, showKeys);
  const run = (command: Command) => {
    onClose();
    command.act();
  };
  const runFirst = useRunFirst(text, offer, run);
  const isNothing = offer.isSettled && text.trim() !== "" && offer.groups.every(({ value }) => value !== "");
  const hasNothing = isNothing && !isQuestion(text);
  return (
    <div className="flex h-full flex-col">
      <h2 id={titleId} className="sr-only">
        Chercher, ou lancer une action
      </h2>
      <Autocomplete.Root
        open
        inline
        items={offer.groups}
        mode="none"
        autoHighlight="always"
        keepHighlight
        itemToStringValue={({ label }: Command) => label}
        value={text}
        onValueChange={(typedText, { reason }) => reason !== "item-press" && setText(typedText)}
      >
        <div
          className="relative m-2 mb-0 flex shrink-0 items-center rounded-card border border-line bg-bench
            focus-within:border-act focus-within:ring-1 focus-within:ring-act"
        >
          <Search aria-hidden className="pointer-events-none absolute inset-y-0 left-4 my-auto size-5 text-quiet" />
          <Autocomplete.Input
            autoFocus
            aria-label="Chercher"
            placeholder="Client, projet, numéro, montant…"
            onKeyDown={runFirst}
            enterKeyHint="go"
            className="min-h-12 w-full min-w-0 bg-transparent pr-4 pl-12 outline-none!"
          />
          <button
            type="button"
            aria-label="Fermer"
            onClick={onClose}
            className="flex min-h-12 min-w-12 items-center justify-center rounded-card text-quiet hover:bg-sunk
              md:hidden"
          >
            <X aria-hidden className="size-5" />
          </button>
        </div>
        <p role="status" className={hasNothing ? "px-5 pt-4 text-quiet" : "sr-only"}>
          {hasNothing && commandMessages.nothing}
        </p>
        <Autocomplete.List
          aria-label="Ce qui correspond"
          className="@container min-h-0 flex-1 overflow-y-auto p-2 md:max-h-[min(60dvh,28rem)]"
        >
          {(group: CommandGroup) => (
            <Autocomplete.Group key={group.value} items={group.items} className="not-last:mb-2">
              {group.value !== "" && (
                <Autocomplete.GroupLabel className="px-3 py-1 text-fine text-quiet">
                  {group.value}
                </Autocomplete.GroupLabel>
              )}
              <Autocomplete.Collection>
                {(command: Command) => (
                  <Row key={command.id} command={command} saysKind={group.value === ""} run={run} />
                )}
              </Autocomplete.Collection>
            </Autocomplete.Group>
          )}
        </Autocomplete.List>
      </Autocomplete.Root>
    </div>
  );
}

type RowProps = { command: Command; saysKind: boolean; run: (command: Command) => void };

function Row({ command, saysKind, run }: RowProps) {
  const { kind, label, detail, amount, state, isLate = false } = command;
  const Icon = ICONS[kind];
  return (
    <Autocomplete.Item
      value={command}
      onClick={() => run(command)}
      className={cx(
        "flex min-h-13 cursor-pointer flex-wrap items-center gap-x-3 rounded-inner px-3 py-1.5 md:min-h-11",
        "scroll-my-2 data-highlighted:bg-act-pale",
      )}
    >
      <Icon aria-hidden className="size-5 shrink-0 text-quiet @max-[14rem]:hidden" />
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 [overflow-wrap:anywhere]">{label}</span>
        {detail && <span className="block truncate text-fine text-quiet">{detail}</span>}
        {state && (
          <span className={cx("figures block text-fine", isLate ? "font-[550] text-bad" : "text-quiet")}>{state}</span>
        )}
      </span>
      {(amount || (saysKind && !state)) && (
        <span className="shrink-0 text-right text-fine text-quiet @max-[14rem]:w-full @max-[14rem]:text-left">
          {amount ? <span className="figures">{amount}</span> : commandMessages.kinds[kind]}
        </span>
      )}
    </Autocomplete.Item>
  );
}

/** Enter before the answer is there: the best row is opened once it is known, unless something else is typed first. */
function useRunFirst(text: string, { groups, isSettled }: Offer, run: (command: Command) => void) {
  const [wantedText, setWantedText] = useState<string | null>(null);
  useEffect(() => {
    if (wantedText === null) return;
    if (wantedText !== text) setWantedText(null);
    else if (isSettled) {
      setWantedText(null);
      const first = groups[0]?.items[0];
      if (first) run(first);
    }
  });
  return (event: KeyboardEvent & { preventBaseUIHandler?: () => void }) => {
    if (event.key !== "Enter" || isSettled) return;
    event.preventDefault();
    event.preventBaseUIHandler?.();
    setWantedText(text);
  };
}
