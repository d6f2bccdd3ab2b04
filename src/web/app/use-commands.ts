import type { CustomerAnswer } from "#api/customers.ts";
import { listCustomers } from "#api/customers.ts";
import { findDocuments } from "#api/documents.ts";
import { listProjects } from "#api/projects.ts";
import { customerLabel } from "#domain/customers/customer.messages.ts";
import { clientNames } from "#domain/customers/customer.ts";
import { DOCUMENT_WORDS } from "#domain/documents/document-kind.ts";
import { searchedNumbers } from "#domain/documents/searched-number.ts";
import { searchText } from "#domain/shared/search-text.ts";
import { callAssistant } from "#web/assistant/call-assistant.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { todayInFrance } from "#web/client/today.ts";
import { useSettled } from "#web/client/use-settled.ts";
import { useMay } from "#web/company/use-memberships.ts";
import { currentStep } from "#web/projects/step-page.tsx";
import { chooseTheme, chosenTheme } from "#web/ui/theme.ts";
import { useNavigate } from "@tanstack/react-router";
import { commandMessages } from "./command.messages.ts";
import type { Command, CommandGroup } from "./command.ts";
import { usePlaces } from "./places.ts";
import { useProjectCommands } from "./project-commands.ts";

type Handlers = { showKeys: () => void; openCustomer: (customer: CustomerAnswer) => void };

/**
 * The commands that fit what is typed: those of the page's project, actions, pages, the documents of that number, then
 * the projects and customers of that name.
 */
export function useCommands(text: string, { showKeys, openCustomer }: Handlers): CommandGroup[] {
  const navigate = useNavigate();
  const manages = useMay()("manage");
  const places = usePlaces();
  const ofProject = useProjectCommands(navigate);
  const searchedText = text.trim();
  const q = useSettled(searchedText);
  const query = { query: { q, limit: 5 } };
  const { data: projectList } = useAnswer(listProjects, query, { enabled: q !== "" });
  const { data: customerList } = useAnswer(listCustomers, query, { enabled: q !== "" });
  const seesAmounts = useMay()("amounts");
  const { data: documentList } = useAnswer(
    findDocuments,
    { query: { q } },
    { enabled: seesAmounts && searchedNumbers(q, todayInFrance()).length > 0 },
  );
  // Rows of the former search must not be chosen by a quick Enter.
  const isSettled = q === searchedText && q !== "";
  const actions: Command[] = [
    ...(manages
      ? [
          { id: "new-project", label: commandMessages.newProject, act: () => void navigate({ to: "/project/new" }) },
          { id: "new-quote", label: commandMessages.newQuote, act: () => callAssistant(commandMessages.askQuote) },
          {
            id: "new-invoice",
            label: commandMessages.newInvoice,
            act: () => callAssistant(commandMessages.askInvoice),
          },
        ]
      : []),
    { id: "theme", label: commandMessages.theme, act: switchTheme },
    { id: "keys", label: commandMessages.keys, act: showKeys },
  ];
  const pages = places.map(({ to, label, what }) => ({
    id: to,
    label,
    ...(what !== undefined && { detail: what }),
    act: () => void navigate({ to }),
  }));
  const projects = ((isSettled && projectList?.projects) || []).map((project) => ({
    id: project.id,
    label: project.name,
    detail: clientNames(project.client_info)[0] ?? "",
    act: () => void navigate({ to: "/etape/$id/$stepKey", params: { id: project.id, stepKey: currentStep(project) } }),
  }));
  const customers = ((isSettled && customerList?.customers) || []).map((customer) => ({
    id: customer.id,
    label: customerLabel(customer),
    detail: clientNames(customer)[1] ?? customer.email,
    act: () => openCustomer(customer),
  }));
  const documents = ((isSettled && documentList?.documents) || []).map((document) => ({
    id: document.id,
    label: `${DOCUMENT_WORDS[document.kind].name} ${document.number}`,
    detail: document.project_name,
    act: () =>
      void navigate({
        to: "/etape/$id/$stepKey",
        params: { id: document.project_id, stepKey: DOCUMENT_WORDS[document.kind].step },
      }),
  }));
  const question = { id: "question", label: commandMessages.ask(searchedText), act: () => callAssistant(searchedText) };
  return [
    ...(ofProject ? [{ ...ofProject, items: fitting(ofProject.items, searchedText) }] : []),
    { value: commandMessages.actions, items: fitting(actions, searchedText) },
    { value: commandMessages.pages, items: fitting(pages, searchedText) },
    { value: commandMessages.documents, items: documents },
    { value: commandMessages.projects, items: projects },
    { value: commandMessages.customers, items: customers },
    { value: commandMessages.assistant, items: searchedText === "" ? [] : [question] },
  ].filter(({ items }) => items.length > 0);
}

// Each typed word begins a word of the label. Accents and case are ignored.
function fitting(commands: readonly Command[], text: string): Command[] {
  const words = searchText(text).split(" ");
  return commands.filter(({ label }) => words.every((word) => ` ${searchText(label)}`.includes(` ${word}`)));
}

function switchTheme(): void {
  const isDark =
    chosenTheme() === "dark" || (chosenTheme() === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
  chooseTheme(isDark ? "light" : "dark");
}
