import type { ProjectAnswer } from "#api/projects.ts";
import { clientNames } from "#domain/customers/customer.ts";
import { rowMessages } from "#domain/projects/stages/stage.messages.ts";
import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { ProjectCustomer } from "../project-customer.tsx";
import { EditProject } from "./edit-project.tsx";
import { FileButton } from "./file-button.tsx";
import { ReachLinks } from "./reach-links.tsx";

/**
 * The name of a project with what it keeps and what changes it, then its customer with how they are reached: a row
 * each. On a phone the acts of the first row are their icons, and a way back leads to the list.
 */
export function ProjectHead({ project }: { project: ProjectAnswer }) {
  return (
    <header className="@container mb-2 md:mb-4">
      <div className="flex min-h-11 items-center">
        <Link to="/app/projects" aria-label="Retour" title="Retour" className={BACK}>
          <ArrowLeft aria-hidden className="size-5" />
        </Link>
        <h1 className={NAME}>{project.name}</h1>
        <div className={ACTS}>
          <FileButton project={project} />
          <EditProject project={project} />
          <ProjectCustomer project={project} />
        </div>
      </div>
      <div className="flex items-center text-quiet md:flex-wrap md:gap-x-4">
        <p className="line-clamp-2 min-w-0 flex-1 leading-tight [overflow-wrap:anywhere] md:flex-initial">
          <CustomerNames names={clientNames(project.client_info)} />
        </p>
        <div className={REACH}>
          <ReachLinks project={project} />
        </div>
      </div>
    </header>
  );
}

// On a phone the contact has a line of their own.
function CustomerNames({ names: [first = rowMessages.customerToComplete, ...others] }: { names: readonly string[] }) {
  return (
    <>
      {first}
      {others.map((name) => (
        <span key={name} className="max-md:block max-md:text-fine">
          <span className="max-md:hidden"> – </span>
          {name}
        </span>
      ))}
    </>
  );
}

const BACK = "-ml-3 inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center text-quiet md:hidden";
const NAME =
  "line-clamp-3 min-w-0 flex-1 text-title leading-tight [overflow-wrap:anywhere] md:line-clamp-none @3xl:text-page";
const ACTS = "flex shrink-0 self-start max-md:-mr-2.5 md:-mr-2 md:gap-1";
const REACH = "flex items-center max-md:-mr-2 max-md:shrink-0 md:flex-wrap md:gap-x-1";
