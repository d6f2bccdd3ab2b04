import type { SaidProject } from "../actions/preview.messages.ts";
import type { ActionPreview } from "../actions/proposed-action.ts";

/** A project with whom it is for, as previews say it. `givenVersion`: the last version that its customer has. */
export type PreviewedBuyer = SaidProject & {
  names: string;
  number: string;
  givenVersion: number | null;
  isAgreed: boolean;
};

/** Another customer of a project. `isNew`: they get a card of their own. */
export function sayChangeCustomer(record: PreviewedBuyer, nextRecord: PreviewedBuyer, isNew: boolean): ActionPreview {
  const { projectId, projectName, number } = record;
  const isRenamed = projectName !== nextRecord.projectName;
  return {
    title: `Mettre ce projet au nom de ${nextRecord.customerName}`,
    lines: [
      { label: "Projet", value: isRenamed ? `${projectName} → ${nextRecord.projectName}` : projectName },
      { label: "Client", value: `${record.names} → ${nextRecord.names}` },
      ...(isNew ? [{ label: "Nouveau client", value: nextRecord.customerName }] : []),
      ...(number === "" ? [] : [{ label: "Devis", value: number }]),
    ],
    warning: quoteWarning(record),
    path: `/project/${projectId}`,
  };
}

function quoteWarning({ customerName, number, givenVersion, isAgreed }: PreviewedBuyer): string {
  if (number === "") return "";
  if (isAgreed) return `Ce que ${customerName} a accepté n'engage personne d'autre : refais le devis au nouveau nom.`;
  const next = "La nouvelle version, au bon nom, reste à envoyer.";
  return givenVersion === null
    ? next
    : `${customerName} garde la version ${givenVersion}, qui n'est plus valable. ${next}`;
}
