import type { PhotoAnswer } from "#api/photos.ts";
import { listPhotos } from "#api/photos.ts";
import type { ProjectAnswer } from "#api/projects.ts";
import type { SiteReportAnswer } from "#api/projects/site-reports.ts";
import { signHandover } from "#api/projects/site-reports.ts";
import { clientNames } from "#domain/customers/customer.ts";
import { handoverProblems } from "#domain/projects/reports/handover-problems.ts";
import { reportMessages } from "#domain/projects/reports/report.messages.ts";
import { dayInFigures } from "#domain/shared/french-format.ts";
import { useAnswer, useSingleChange, whenRefreshed } from "#web/client/answers.tsx";
import { CallError, call } from "#web/client/call.ts";
import { newId } from "#web/client/new-id.ts";
import { todayInFrance } from "#web/client/today.ts";
import { useCompany } from "#web/company/use-company.ts";
import { useTeam } from "#web/company/use-team.ts";
import { readDateText } from "#web/ui/date-field.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { useState } from "react";
import type { DraftReserve } from "./draft-reserve.ts";
import { blankReserve } from "./draft-reserve.ts";
import { useKeptDraft } from "./use-kept-draft.ts";

// Signatures are not kept by the tab: whoever comes back later signs what they have before their eyes.
type HandoverDraft = {
  reportId: string;
  dayText: string;
  reserves: DraftReserve[];
  result: "without" | "with";
  customerSigner: string;
  /** Null until it is typed: the name of the user is then proposed. */
  companySigner: string | null;
};

type Drawings = { customer: string; company: string };

/** A reception while it is filled and signed. `earlierReception`: the one that it corrects, or null. */
export type HandoverProps = { project: ProjectAnswer; earlierReception: SiteReportAnswer | null; close: () => void };

/** What is filled of a reception, what both have drawn, and what signs it. */
export function useHandover({ project, earlierReception, close }: HandoverProps) {
  const { draft, change, forget } = useKeptDraft(`site-handover ${project.id} ${earlierReception?.id ?? ""}`, () =>
    blankHandover(project, earlierReception),
  );
  const ownName = useOwnName();
  const companySigner = draft.companySigner ?? ownName;
  const [drawings, setDrawings] = useState<Drawings>({ customer: "", company: "" });
  const photoList = useAnswer(listPhotos, { params: { id: project.id } });
  const photos = photoList.data?.photos;
  const sign = useSingleChange(
    async () => {
      const body = { ...toBody({ ...draft, companySigner }, drawings, photos), replaces: earlierReception?.id ?? null };
      await call(signHandover, { params: { id: project.id }, body });
      await whenRefreshed();
    },
    {
      onSuccess: () => {
        forget();
        showToast(reportMessages.signed);
        close();
      },
      onError: () => void photoList.refetch(),
    },
  );
  const [hasAsked, setAsked] = useState(false);
  const findProblems = () =>
    handoverProblems({
      receivedOn: readDateText(draft.dayText, "past"),
      hasReserves: draft.result === "with",
      reserves: draft.reserves,
      customerSigner: draft.customerSigner,
      customerDrawing: drawings.customer,
      companySigner,
      companyDrawing: drawings.company,
    });
  return {
    draft,
    change,
    companySigner,
    photos: photos ?? [],
    drawings,
    draw: (changes: Partial<Drawings>) => setDrawings({ ...drawings, ...changes }),
    sign,
    fields: {
      ...(hasAsked ? findProblems() : {}),
      ...(sign.error instanceof CallError ? sign.error.fields : {}),
    },
    /** True when nothing is missing. What is missing is shown from then on. */
    isComplete: () => {
      setAsked(true);
      return Object.keys(findProblems()).length === 0;
    },
    // A signature that was missing is there now: the sentence beside it is out of date.
    forgetRefusal: () => sign.isError && sign.reset(),
  };
}

function blankHandover(project: ProjectAnswer, earlierReception: SiteReportAnswer | null): HandoverDraft {
  const reserves = earlierReception?.reserves ?? [];
  return {
    reportId: newId(),
    dayText: dayInFigures(earlierReception?.dated_on ?? todayInFrance()),
    reserves: reserves.map(({ text, due_on: dueOn }) => ({
      ...blankReserve(),
      text,
      dueText: dueOn === null ? "" : dayInFigures(dueOn),
    })),
    result: reserves.length > 0 ? "with" : "without",
    customerSigner: clientNames(project.client_info).at(-1) ?? "",
    companySigner: null,
  };
}

// As the team knows the user. A sole trader who is alone has no name there, and is named by their company.
function useOwnName(): string {
  const { data: team } = useTeam();
  const { data: company } = useCompany();
  const name = team?.members.find(({ me: isMe }) => isMe)?.name ?? "";
  return name || (company?.legal_form === SOLE_TRADER ? company.name : "");
}

const SOLE_TRADER = "EI";

// A day that cannot be read is sent as nothing, which the server refuses beside its field. A photo that is gone is no
// longer chosen. Before they are read, the server alone knows.
function toBody(
  draft: HandoverDraft & { companySigner: string },
  drawings: Drawings,
  photos: readonly PhotoAnswer[] | undefined,
) {
  const hasReserves = draft.result === "with";
  return {
    report_id: draft.reportId,
    received_on: readDateText(draft.dayText, "past") ?? "",
    has_reserves: hasReserves,
    reserves: (hasReserves ? draft.reserves : []).map(({ text, dueText, photoId }) => ({
      text,
      due_on: dueText.trim() === "" ? null : (readDateText(dueText) ?? ""),
      photo_id: !photos || photos.some(({ id }) => id === photoId) ? photoId : null,
    })),
    customer_signer: draft.customerSigner,
    customer_drawing: drawings.customer,
    company_signer: draft.companySigner,
    company_drawing: drawings.company,
  };
}
