import type { ProjectListRow } from "#api/projects.ts";
import { Button } from "#web/ui/button.tsx";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { RowsSkeleton } from "#web/ui/skeleton.tsx";
import { Empty, Failure } from "#web/ui/states.tsx";
import type { LucideIcon } from "lucide-react";
import { ChevronLeft } from "lucide-react";
import type { ReactNode } from "react";
import { useState } from "react";
import { ProjectChooser } from "./project-chooser.tsx";

type Props = {
  title: string;
  icon: LucideIcon;
  /** What is chosen of a project. `leave` goes back to the projects, `close` closes the drawer. */
  children: (project: ProjectListRow, ways: { leave: () => void; close: () => void }) => ReactNode;
};

/** A button that opens a drawer, where a project is chosen, then what of it is joined to a mail. */
export function AttachmentPicker({ title, icon: Icon, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button look="quiet" className="-my-2 self-start" onClick={() => setOpen(true)}>
        <Icon aria-hidden className="size-5" />
        {title}
      </Button>
      <Drawer title={title} open={isOpen} onClose={close}>
        {isOpen && <ProjectChooser>{(project, leave) => children(project, { leave, close })}</ProjectChooser>}
      </Drawer>
    </>
  );
}

type ListProps = {
  project: Pick<ProjectListRow, "name">;
  leave: () => void;
  error: Error | null;
  retry: () => void;
  isPending: boolean;
  loadingWords: string;
  /** What is said when there is nothing to join, or null. */
  emptyWords: ReactNode;
  children: ReactNode;
};

/** What a project has to join, under the way back to the other projects. */
export function AttachmentsOf({
  project,
  leave,
  error,
  retry,
  isPending,
  loadingWords,
  emptyWords,
  children,
}: ListProps) {
  return (
    <div className="flex flex-col gap-4">
      <Button look="quiet" className="-ml-4 self-start" onClick={leave}>
        <ChevronLeft aria-hidden className="size-5" />
        {project.name}
      </Button>
      {error && <Failure error={error} retry={retry} />}
      {isPending && !error && <RowsSkeleton label={loadingWords} />}
      {emptyWords !== null && <Empty title="Rien à joindre">{emptyWords}</Empty>}
      {children}
    </div>
  );
}
