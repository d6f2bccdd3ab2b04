import type { ProjectAnswer } from "#api/projects.ts";
import { useMay } from "#web/company/use-memberships.ts";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { RowMenu } from "#web/ui/layers/row-menu.tsx";
import { onDemand } from "#web/ui/loading/on-demand.tsx";
import { Pencil, UserRoundPen } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { CustomerSheet } from "../customer-sheet.tsx";
import { headActIcon, headActLook } from "./head-act.ts";

const ProjectForm = onDemand(async () => (await import("../project-form.tsx")).ProjectForm);

const EDITS = [
  { part: "project", label: "Modifier le projet", icon: Pencil },
  { part: "customer", label: "Modifier le client", icon: UserRoundPen },
] as const;

/**
 * What opens the form of a project and the sheet of its customer, for users who may change them: a button each, or one
 * menu where the head is narrow.
 */
export function EditActs({ project }: { project: ProjectAnswer }) {
  const [part, setPart] = useState<"project" | "customer" | null>(null);
  const close = () => setPart(null);
  const menu = useMenuFocus(part !== null);
  if (!useMay()("manage")) return null;
  return (
    <>
      {EDITS.map(({ part: one, label, icon: Icon }) => (
        <button
          key={one}
          type="button"
          aria-haspopup="dialog"
          onClick={() => setPart(one)}
          className={`${headActLook} border border-line bg-paper px-3 @max-[48rem]:hidden`}
        >
          <Icon aria-hidden className={headActIcon} />
          {label}
        </button>
      ))}
      <span ref={menu.place} className="@min-[48rem]:hidden">
        <RowMenu
          label={`Actions sur ${project.name}`}
          actions={EDITS.map(({ part: one, label }) => ({
            label,
            act: () => {
              menu.leave();
              setPart(one);
            },
          }))}
        />
      </span>
      <Drawer title="Ton projet" open={part === "project"} onClose={close}>
        <ProjectForm project={project} onSaved={close} />
      </Drawer>
      <Drawer title="Ton client" open={part === "customer"} onClose={close}>
        <CustomerSheet project={project} onDone={close} />
      </Drawer>
    </>
  );
}

// What a menu opened cannot give the focus back to its item, which is gone: the button of the menu takes it.
function useMenuFocus(isOpen: boolean) {
  const place = useRef<HTMLSpanElement>(null);
  const isLeft = useRef(false);
  useEffect(() => {
    if (isOpen || !isLeft.current) return;
    isLeft.current = false;
    place.current?.querySelector("button")?.focus({ preventScroll: true });
  }, [isOpen]);
  return { place, leave: () => void (isLeft.current = true) };
}
