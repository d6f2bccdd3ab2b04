import { copyProject } from "#api/projects/project-rows.ts";
import { rowMessages } from "#domain/projects/stages/stage.messages.ts";
import { useSingleChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { Failure } from "#web/ui/states.tsx";
import { useNavigate } from "@tanstack/react-router";
import { Copy } from "lucide-react";

/** Begins another project from one whose quote was declined, with its work and without its documents. */
export function CopyDeclined({ projectId }: { projectId: string }) {
  const navigate = useNavigate();
  const copy = useSingleChange(() => call(copyProject, { params: { id: projectId } }), {
    onSuccess: async ({ project }) => {
      await navigate({ to: "/project/$id", params: { id: project.id } });
      showToast(rowMessages.isCopied(project.name));
    },
  });
  return (
    <div className="flex flex-col items-start gap-2">
      <Button
        className="max-md:w-full"
        isBusy={copy.isPending}
        busyLabel="Copie en cours…"
        onClick={() => copy.mutate(undefined)}
      >
        <Copy aria-hidden className="size-4" />
        {rowMessages.copy}
      </Button>
      {copy.error && <Failure error={copy.error} />}
    </div>
  );
}
