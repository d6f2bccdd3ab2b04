import { saveMailDraft, startMailDraft } from "#api/mail/mail-drafts.ts";
import type { ProjectAnswer } from "#api/projects.ts";
import type { SiteReportAnswer } from "#api/projects/site-reports.ts";
import { renewReportLink } from "#api/projects/site-reports.ts";
import { reportMail } from "#domain/projects/reports/report.messages.ts";
import { useSingleChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { RowMenu } from "#web/ui/layers/row-menu.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { useNavigate } from "@tanstack/react-router";

type Props = {
  project: ProjectAnswer;
  report: SiteReportAnswer;
  name: string;
  correct: ((report: SiteReportAnswer) => void) | undefined;
};

/** What may be done with a report: it is brought to the customer, gets another address, or is corrected. */
export function ReportActions({ project, report, name, correct }: Props) {
  const navigate = useNavigate();
  const write = useSingleChange(() => writeToCustomer(project, name, report), {
    onSuccess: (draftId) => void navigate({ to: "/app/mails/write/$draftId", params: { draftId } }),
    onError: ({ message }) => showToast(message),
  });
  const renew = useSingleChange(() => call(renewReportLink, { params: { id: project.id, reportId: report.id } }), {
    onSuccess: () => showToast("Lien changé : l'ancien ne mène plus nulle part."),
    onError: ({ message }) => showToast(message),
  });
  const isStandingReception = report.kind === "handover" && !report.is_replaced;
  return (
    <RowMenu
      label={`Actions sur « ${name} »`}
      actions={[
        { label: "Envoyer par mail", act: () => write.mutate(undefined) },
        ...(isStandingReception && correct
          ? [{ label: "Corriger par un nouveau PV", act: () => correct(report) }]
          : []),
        { label: "Changer le lien", isDangerous: true, act: () => renew.mutate(undefined) },
      ]}
    />
  );
}

// The mail is begun with the report joined, and its writer has the last word.
async function writeToCustomer(
  project: ProjectAnswer,
  name: string,
  { id, pdf_url: path }: SiteReportAnswer,
): Promise<string> {
  const { draft } = await call(startMailDraft, { body: { kind: "new" } });
  const { subject, text } = reportMail(name, project.name, new URL(path, location.origin).href);
  const body = {
    revision: draft.revision,
    to: project.client_info.email,
    cc: draft.cc,
    subject,
    text,
    quote: draft.quote,
    files: [{ kind: "report" as const, id }],
  };
  await call(saveMailDraft, { params: { id: draft.id }, body });
  return draft.id;
}
