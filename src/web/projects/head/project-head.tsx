import type { ProjectAnswer } from "#api/projects.ts";
import { clientNames } from "#domain/customers/customer.ts";
import { rowMessages } from "#domain/projects/stages/stage.messages.ts";
import { Link } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import { ArrowLeft } from "lucide-react";
import { EditActs } from "./edit-acts.tsx";
import { FileButton } from "./file-button.tsx";
import { ReachLinks } from "./reach-links.tsx";
import { STEP_ID } from "./step-id.ts";

/**
 * The name of a project with what it keeps and what changes it, then its customer with how they are reached. On a phone
 * both names stand beside the acts, that of the project on two lines at most, and a way back leads to the list.
 */
export function ProjectHead({ project }: { project: ProjectAnswer }) {
  const names = clientNames(project.client_info);
  return (
    <header className="@container mb-1 md:mb-4">
      <div className={GRID}>
        <Link to="/app/projects" aria-label="Retour" title="Retour" className={BACK}>
          <ArrowLeft aria-hidden className="size-5" />
        </Link>
        <h1 className={NAME} title={project.name}>
          {project.name}
        </h1>
        <a href={`#${STEP_ID}`} className={SKIP}>
          Aller à l'étape
        </a>
        <div className={ACTS}>
          <FileButton project={project} />
          <EditActs project={project} />
        </div>
        <div className={CUSTOMER}>
          <p className={CUSTOMER_NAMES}>
            <CustomerNames names={names} />
          </p>
          <div className={REACH}>
            <ReachLinks project={project} />
          </div>
        </div>
      </div>
    </header>
  );
}

// On a phone the contact has a line of their own.
function CustomerNames({ names: [first = rowMessages.customerToComplete, ...others] }: { names: readonly string[] }) {
  return (
    <>
      <span className={PHONE_LINE}>{first}</span>
      {others.map((name) => (
        <span key={name} className={PHONE_LINE}>
          <span className="max-md:hidden"> – </span>
          {name}
        </span>
      ))}
    </>
  );
}

// Right after the name, which has the focus when the page opens: its acts and the six steps are passed at one key.
const SKIP = "sr-only focus:not-sr-only focus:absolute focus:z-50 focus:bg-paper focus:p-3";

const GRID = "grid grid-cols-[auto_minmax(0,1fr)_auto] items-center md:grid-cols-[minmax(0,1fr)_auto]";
const BACK =
  "-ml-3 inline-flex min-h-11 min-w-11 items-center justify-center self-start text-quiet max-md:row-span-2 md:hidden";
// Very large type leaves the names the whole line.
const NAME = cx(
  "min-w-0 text-title leading-tight [overflow-wrap:anywhere] max-md:line-clamp-2 @max-[16rem]:line-clamp-none",
  "@max-[16rem]:col-span-2 @3xl:text-page",
);
const ACTS = cx(
  "flex items-center self-start max-md:row-span-2 max-md:-mr-2 md:gap-2",
  "@max-[16rem]:order-last @max-[16rem]:col-span-full @max-[16rem]:mr-0",
);
const CUSTOMER = "contents text-quiet md:col-span-full md:flex md:flex-wrap md:items-center md:gap-x-4";
const CUSTOMER_NAMES = cx(
  "min-w-0 leading-tight [overflow-wrap:anywhere] text-quiet max-md:col-start-2 max-md:text-fine",
  "@max-[16rem]:col-span-2",
);
const PHONE_LINE = "max-md:block max-md:truncate";
const REACH = "flex items-center max-md:col-span-full max-md:-mt-0.5 max-md:-mb-1 max-md:-ml-2 md:flex-wrap md:gap-x-1";
