import { listProjectRows } from "#api/projects/project-rows.ts";
import type { FoundRow } from "#api/search/everything.ts";
import { searchEverything } from "#api/search/everything.ts";
import { DOCUMENT_WORDS } from "#domain/documents/document-kind.ts";
import { STATE_WORDS } from "#domain/documents/document-state.messages.ts";
import { rankOf } from "#domain/search/search-rank.ts";
import { formatMoney } from "#domain/shared/french-format.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { useSettled } from "#web/client/use-settled.ts";
import type { NavigateFn } from "@tanstack/react-router";
import { useNavigate } from "@tanstack/react-router";
import { commandMessages } from "./command.messages.ts";
import type { Command } from "./command.ts";

/** A quick hand types a letter in less. */
const SETTLED_MS = 120;

/** The projects that changed last, as commands: one comes back to them most often. */
export function useRecents(isWanted: boolean): Command[] {
  const navigate = useNavigate();
  const list = useAnswer(listProjectRows, { query: { limit: MOST_RECENT } }, { enabled: isWanted });
  return (list.data?.projects ?? []).map(({ id, name, client_info }) => ({
    id,
    kind: "project",
    label: name,
    detail: client_info.company || client_info.full_name,
    act: () => void navigate({ to: "/project/$id", params: { id } }),
  }));
}

const MOST_RECENT = 5;

/** What a command says, and how well it fits what is typed. */
export type RankedCommand = Command & { rank: number };

/**
 * What the company has that fits what is typed. Until it is answered, rows of the answer before that still fit are
 * shown, and `isSettled` is false.
 */
export function useFound(text: string): { commands: RankedCommand[]; isSettled: boolean } {
  const navigate = useNavigate();
  const q = useSettled(text, SETTLED_MS);
  const search = useAnswer(
    searchEverything,
    { query: { q } },
    { enabled: q !== "", placeholderData: (former) => former },
  );
  const isAnswered = search.isError || (search.isSuccess && !search.isPlaceholderData);
  const isSettled = q === text && (q === "" || isAnswered);
  const rows = (text !== "" && search.data?.found) || [];
  const shownRows = isSettled ? rows : rows.filter(({ label, detail }) => rankOf(`${label} ${detail}`, text) !== null);
  return { commands: shownRows.map((row) => commandOf(row, navigate)), isSettled };
}

function commandOf(row: FoundRow, navigate: NavigateFn): RankedCommand {
  const { kind, id, detail, rank, total_cents } = row;
  const isDocument = kind === "quote" || kind === "invoice" || kind === "credit_note";
  return {
    id,
    kind,
    detail,
    rank,
    ...stateOf(row),
    label: isDocument ? `${DOCUMENT_WORDS[kind].name} ${row.label}` : row.label,
    amount: total_cents === null || isPartlyPaid(row) ? null : formatMoney(total_cents),
    act: () => open(row, navigate),
  };
}

function isPartlyPaid({ rest_cents: restCents, total_cents: totalCents }: FoundRow): boolean {
  return restCents !== null && restCents > 0 && restCents !== totalCents;
}

// What is left of an invoice paid in part is what one looks for.
function stateOf(row: FoundRow): Pick<Command, "state" | "isLate"> {
  const { status, rest_cents: restCents, total_cents: totalCents } = row;
  if (status === null || status === "credit_note") return {};
  const words = STATE_WORDS[status];
  const state = isPartlyPaid(row)
    ? commandMessages.rest(formatMoney(restCents ?? 0), formatMoney(totalCents ?? 0), words)
    : words;
  return { state, isLate: status === "late" };
}

function open({ kind, id, project_id }: FoundRow, navigate: NavigateFn): void {
  const openStep = (stepKey: string) =>
    void navigate({ to: "/etape/$id/$stepKey", params: { id: project_id ?? id, stepKey } });
  if (kind === "customer") void navigate({ to: "/app/customers/$customerId", params: { customerId: id } });
  else if (kind === "project") void navigate({ to: "/project/$id", params: { id } });
  else if (kind === "mail") void navigate({ to: "/app/mails/read/$messageId", params: { messageId: id } });
  else if (kind === "task") openStep("work");
  else openStep(DOCUMENT_WORDS[kind].step);
}
