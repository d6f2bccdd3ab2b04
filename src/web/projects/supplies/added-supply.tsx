import type { ProjectAnswer } from "#api/projects.ts";
import { listUsedSupplies } from "#api/projects/used-supplies.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { SupplyForm } from "./supply-form.tsx";

/** The form of something else that was used on a site. It finds the supplies of the quote once they are read. */
export function AddedSupply({ project: { id, name }, close }: { project: ProjectAnswer; close: () => void }) {
  const { data } = useAnswer(listUsedSupplies, { params: { id } });
  return (
    <SupplyForm
      projectId={id}
      projectName={name}
      begun={{ id: null, row: null, supply: null }}
      quotedLines={data?.quoted ?? []}
      close={close}
    />
  );
}
