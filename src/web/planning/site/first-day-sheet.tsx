import type { ProjectAnswer } from "#api/projects.ts";
import type { LateReason } from "#domain/planning/planning.ts";
import { nextStepMessages } from "#domain/projects/story/next-step.messages.ts";
import { PLACING_HASH } from "#domain/projects/story/next-step.ts";
import { useMay } from "#web/company/use-memberships.ts";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { onDemand } from "#web/ui/loading/on-demand.tsx";
import { useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";

const FirstDayForm = onDemand(
  async () => (await import("./first-day-form.tsx")).FirstDayForm,
  (words) => words,
  "when shown",
);

type Props = { project: ProjectAnswer; lateReason: LateReason | null };

/** The choice of a day for a work that has none or that is late, opened by the address (« #planifier »). */
export function FirstDaySheet({ project, lateReason }: Props) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const mayPlace = useMay()("manage") && (project.start_date === null || lateReason !== null);
  const isWanted = mayPlace && hash === PLACING_HASH;
  useEffect(() => {
    if (!isWanted) return;
    void navigate({ to: ".", hash: "", replace: true, resetScroll: false });
    setOpen(true);
  }, [isWanted, navigate]);
  return (
    <Drawer
      title={lateReason === null ? nextStepMessages.plan : nextStepMessages.replan}
      open={isOpen && mayPlace}
      onClose={close}
      isSheet
    >
      {isOpen && mayPlace && <FirstDayForm {...{ project, lateReason, close }} />}
    </Drawer>
  );
}
