import type { ProjectAnswer } from "#api/projects.ts";
import { clientNames } from "#domain/customers/customer.ts";
import { rowMessages } from "#domain/projects/stages/stage.messages.ts";
import { ProjectCustomer } from "../project-customer.tsx";
import { EditProject } from "./edit-project.tsx";
import { FileButton } from "./file-button.tsx";
import { PlaceLink, ReachLinks } from "./reach-links.tsx";

/**
 * The name of a project with what changes it, then its customer with how they are reached: two rows on a phone, where
 * each act is its icon above its word. Where there is room the name has its row, and the acts of both stand beside the
 * customer; beside the open assistant, below them.
 */
export function ProjectHead({ project }: { project: ProjectAnswer }) {
  return (
    <div className="@container mb-2 md:mb-4">
      <header className={GRID}>
        <h1 className={NAME}>{project.name}</h1>
        <div className={`${ACTS} md:@max-3xl:row-start-3 @3xl:col-start-2 @3xl:row-start-2`}>
          <FileButton project={project} />
          <EditProject project={project} />
        </div>
        <div className={WHO}>
          <p className="line-clamp-2 min-w-0 flex-1 leading-tight [overflow-wrap:anywhere] md:flex-initial">
            <CustomerNames names={clientNames(project.client_info)} />
          </p>
          <PlaceLink project={project} />
        </div>
        <div className={`${ACTS} ${REACH}`}>
          <ReachLinks project={project} />
          <ProjectCustomer project={project} />
        </div>
      </header>
    </div>
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

const GRID =
  "grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-2 md:gap-y-1 md:@max-3xl:grid-cols-[auto_1fr] " +
  "@3xl:gap-x-4";
const WHO = "flex min-w-0 items-center text-quiet md:flex-wrap md:gap-x-4 md:@max-3xl:col-span-2 @3xl:row-start-2";
const NAME =
  "col-span-2 line-clamp-3 text-title [overflow-wrap:anywhere] md:line-clamp-none @3xl:col-span-3 @3xl:text-page";
const ACTS = "flex justify-end empty:hidden max-md:-mr-1 md:gap-2";
const REACH =
  "col-span-2 md:@max-3xl:col-span-1 md:@max-3xl:row-start-3 md:@max-3xl:justify-start " +
  "@3xl:col-span-1 @3xl:col-start-3 @3xl:row-start-2";
