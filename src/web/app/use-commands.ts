import { CATALOG_PAGES } from "#domain/catalog/catalog-pages.messages.ts";
import { RANK, rankOf } from "#domain/search/search-rank.ts";
import { callAssistant } from "#web/assistant/call-assistant.ts";
import { useMay } from "#web/company/use-memberships.ts";
import { useOnPhone } from "#web/ui/on-phone.ts";
import { chooseTheme, chosenTheme } from "#web/ui/theme.ts";
import type { NavigateFn } from "@tanstack/react-router";
import { useNavigate } from "@tanstack/react-router";
import { commandMessages } from "./command.messages.ts";
import type { Command, CommandGroup } from "./command.ts";
import { PLACE_WORDS } from "./place.messages.ts";
import { usePlaces } from "./places.ts";
import { useProjectCommands } from "./project-commands.ts";
import type { RankedCommand } from "./use-found.ts";
import { useFound, useRecents } from "./use-found.ts";

/** What the palette offers, and whether it is all that fits what is typed: rows may still come. */
export type Offer = { groups: CommandGroup[]; isSettled: boolean };

const WORDS_OF_QUESTION = 3;

/** Whether a text asks something: no name is expected of it. */
export function isQuestion(text: string): boolean {
  return text.includes("?") || text.trim().split(/\s+/).length >= WORDS_OF_QUESTION;
}

/**
 * While nothing is typed: what can be done with the page's project, then actions and pages. Then one list of all that
 * fits what is typed, the best first, and the question to the assistant below.
 */
export function useCommands(typedText: string, showKeys: () => void): Offer {
  const navigate = useNavigate();
  const ofProject = useProjectCommands(navigate);
  const actions = useActions(navigate, showKeys);
  const pages = usePages(navigate);
  const text = typedText.trim();
  const { commands: foundCommands, isSettled } = useFound(text);
  const recents = useRecents(text === "");
  if (text === "")
    return {
      isSettled,
      groups: [
        ...(ofProject ? [ofProject] : []),
        ...(recents.length > 0 ? [{ value: commandMessages.recents, items: recents }] : []),
        { value: commandMessages.actions, items: actions },
        { value: commandMessages.pages, items: pages },
      ],
    };
  const ownCommands = [...fitting(ofProject?.items ?? [], text), ...fitting(actions, text), ...fitting(pages, text)];
  const question: Command = {
    id: "question",
    kind: "question",
    label: commandMessages.ask(text),
    act: () => callAssistant(text),
  };
  // The sort keeps the order of equals: what can be done comes before what is found.
  const items = [...ownCommands, ...foundCommands].toSorted((a, b) => a.rank - b.rank);
  return {
    isSettled,
    groups: [
      { value: "", items },
      { value: commandMessages.assistant, items: [question] },
    ].filter((group) => group.items.length > 0),
  };
}

function useActions(navigate: NavigateFn, showKeys: () => void): Command[] {
  const manages = useMay()("manage");
  const onPhone = useOnPhone();
  const order = (id: string, label: string, message: string) =>
    ({ id, kind: "action", label, act: () => callAssistant(message) }) as const;
  return [
    ...(manages
      ? [
          {
            id: "new-project",
            kind: "action",
            label: commandMessages.newProject,
            act: () => void navigate({ to: "/project/new" }),
          } as const,
          order("new-quote", commandMessages.newQuote, commandMessages.askQuote),
          order("new-invoice", commandMessages.newInvoice, commandMessages.askInvoice),
          {
            id: "import-customers",
            kind: "action",
            label: commandMessages.importCustomers,
            act: () => void navigate({ to: "/app/customers/import" }),
          } as const,
        ]
      : []),
    { id: "theme", kind: "action", label: commandMessages.theme, act: switchTheme },
    // A phone has no keys.
    ...(onPhone ? [] : [{ id: "keys", kind: "action", label: commandMessages.keys, act: showKeys } as const]),
  ];
}

function usePages(navigate: NavigateFn): Command[] {
  const seesAmounts = useMay()("amounts");
  const pages = usePlaces().map(({ to, label }) => ({
    id: to,
    kind: "page" as const,
    label,
    ...(PLACE_WORDS[to] !== undefined && { detail: PLACE_WORDS[to] }),
    act: () => void navigate({ to }),
  }));
  if (!seesAmounts) return pages;
  const page = (to: "/app/analytics/vat" | "/app/catalogue/templates", label: string): Command => ({
    id: to,
    kind: "page",
    label,
    act: () => void navigate({ to }),
  });
  return [
    ...pages,
    page("/app/analytics/vat", commandMessages.vat),
    page("/app/catalogue/templates", CATALOG_PAGES.templates),
  ];
}

// Each typed word begins a word of the label.
function fitting(commands: readonly Command[], text: string): RankedCommand[] {
  return commands.flatMap((command) => {
    const rank = rankOf(command.label, text);
    return rank !== null && rank <= RANK.wordsBegin ? [{ ...command, rank }] : [];
  });
}

function switchTheme(): void {
  const isDark =
    chosenTheme() === "dark" || (chosenTheme() === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
  chooseTheme(isDark ? "light" : "dark");
}
