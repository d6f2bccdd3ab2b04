import { SORT_WORDS, stageWords } from "#domain/projects/stages/stage.messages.ts";
import type { ProjectStage } from "#domain/projects/stages/stages.ts";
import { PROJECT_SORTS, PROJECT_STAGES } from "#domain/projects/stages/stages.ts";
import { useTypedWords } from "#web/client/use-typed-words.ts";
import { useTradeWords } from "#web/company/words/use-trade-words.ts";
import { Choice } from "#web/ui/choice.tsx";
import { SearchBox } from "#web/ui/list.tsx";
import { Link, useNavigate } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import { ArrowDownUp, ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { useCallback } from "react";
import type { ProjectsAddress } from "./projects-address.ts";

type Props = {
  address: ProjectsAddress;
  counts: Partial<Record<ProjectStage, number>>;
  archivedCount: number | null;
  /** How many leave something to collect, whatever their stage. */
  toCollectCount: number;
  /** Whether there is room for a board. */
  hasBoard: boolean;
};

/** What is shown of the projects: a search, the stages with their counts, an order, a list or a board. */
export function ProjectsToolbar({ address, counts, archivedCount, toCollectCount, hasBoard }: Props) {
  const navigate = useNavigate({ from: "/app/projects" });
  const write = useCallback(
    (words: string) =>
      void navigate({
        search: ({ q: _former, ...others }) => ({ ...others, ...(words !== "" && { q: words }) }),
        replace: true,
      }),
    [navigate],
  );
  const [text, setText] = useTypedWords(address.q ?? "", write);
  const isBoard = hasBoard && address.view === "board";
  return (
    <>
      <div className="flex flex-wrap items-start gap-x-3">
        <div className="min-w-40 flex-1">
          <SearchBox label="Projet, client, lieu, numéro" value={text} onChange={setText} />
        </div>
        <SortChoice address={address} />
        {hasBoard && (
          <div className="mb-4 w-52">
            <Choice
              label="Affichage"
              hidesLabel
              options={[
                { value: "list", label: "Liste" },
                { value: "board", label: "Tableau" },
              ]}
              value={isBoard ? "board" : "list"}
              onChange={(view) =>
                void navigate({
                  search: ({ view: _former, show, ...others }) => ({
                    ...others,
                    ...(view === "board" ? { view } : show && { show }),
                  }),
                })
              }
            />
          </div>
        )}
      </div>
      {!isBoard && hasBoard && <Stages {...{ address, counts, archivedCount, toCollectCount }} />}
      {!hasBoard && <StageChoice {...{ address, counts, archivedCount, toCollectCount }} />}
    </>
  );
}

function SortChoice({ address: { sort = "waiting" } }: Pick<Props, "address">) {
  const navigate = useNavigate({ from: "/app/projects" });
  return (
    <span className="relative mb-4 shrink-0">
      <ArrowDownUp
        aria-hidden
        className="pointer-events-none absolute inset-x-0 top-3 mx-auto size-5 text-quiet md:hidden"
      />
      <select
        aria-label="Ordre"
        value={sort}
        onChange={(event) => {
          const order = PROJECT_SORTS.find((one) => one === event.target.value);
          void navigate({
            search: ({ sort: _former, ...others }) => ({
              ...others,
              ...(order && order !== "waiting" && { sort: order }),
            }),
            replace: true,
          });
        }}
        className="box md:pr-10 max-md:w-12 max-md:cursor-pointer max-md:text-transparent"
        style={{ appearance: "none" }}
      >
        {PROJECT_SORTS.map((one) => (
          <option key={one} value={one} className="text-ink">
            {SORT_WORDS[one]}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute top-3 right-3 size-5 text-quiet max-md:hidden" />
    </span>
  );
}

type StagesProps = Omit<Props, "hasBoard">;

function shownStages({ address: { show }, counts, archivedCount, toCollectCount }: StagesProps) {
  const countOf = (stage: ProjectStage) => (stage === "invoiced" ? toCollectCount : (counts[stage] ?? 0));
  const stages = PROJECT_STAGES.filter((stage) => countOf(stage) > 0 || show === stage);
  return { stages, countOf, hasArchived: (archivedCount ?? 0) > 0 || show === "archived" };
}

// A phone has room for two or three of them: they are chosen in one field, each with its count.
function StageChoice(props: StagesProps) {
  const { address, counts, archivedCount } = props;
  const navigate = useNavigate({ from: "/app/projects" });
  const words = useTradeWords();
  const { stages, countOf, hasArchived } = shownStages(props);
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <span className="relative mb-4 block">
      <select
        aria-label="Étape"
        value={address.show ?? ""}
        onChange={({ target: { value } }) => {
          const show = [...PROJECT_STAGES, "archived" as const].find((one) => one === value);
          void navigate({ search: ({ show: _former, ...others }) => ({ ...others, ...(show && { show }) }) });
        }}
        className="box w-full pr-10"
        style={{ appearance: "none" }}
      >
        <option value="">{withCount("Tous les projets", all)}</option>
        {stages.map((stage) => (
          <option key={stage} value={stage}>
            {withCount(stageWords(stage, words), countOf(stage))}
          </option>
        ))}
        {hasArchived && <option value="archived">{withCount("Archivés", archivedCount ?? 0)}</option>}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute top-3 right-3 size-5 text-quiet" />
    </span>
  );
}

function withCount(name: string, count: number): string {
  return `${name} (${count})`;
}

function Stages(props: StagesProps) {
  const { address, archivedCount } = props;
  const { show } = address;
  const words = useTradeWords();
  const { stages, countOf, hasArchived } = shownStages(props);
  return (
    <nav aria-label="Étapes" className="mb-4 flex flex-wrap gap-1 py-1">
      <Chip isShown={show === undefined} address={address} show={undefined}>
        Tous
      </Chip>
      {stages.map((stage) => (
        <Chip key={stage} isShown={show === stage} address={address} show={stage}>
          {stageWords(stage, words)}
          <span className="ml-1.5 tabular-nums">{countOf(stage)}</span>
        </Chip>
      ))}
      {hasArchived && (
        <Chip isShown={show === "archived"} address={address} show="archived">
          Archivés
          <span className="ml-1.5 tabular-nums">{archivedCount ?? 0}</span>
        </Chip>
      )}
    </nav>
  );
}

type ChipProps = { isShown: boolean; address: ProjectsAddress; show: ProjectsAddress["show"]; children: ReactNode };

function Chip({ isShown, address: { show: _former, ...others }, show, children }: ChipProps) {
  return (
    <Link
      to="/app/projects"
      search={{ ...others, ...(show && { show }) }}
      aria-current={isShown ? "true" : undefined}
      className={cx(
        "inline-flex min-h-11 shrink-0 items-center rounded-full border px-3 text-fine font-[550] whitespace-nowrap",
        "transition-colors duration-150",
        isShown ? "border-act bg-act-pale text-act" : "border-line bg-paper text-quiet hover:bg-sunk",
      )}
    >
      {children}
    </Link>
  );
}
