import { listPhotos } from "#api/photos.ts";
import type { ProjectAnswer } from "#api/projects.ts";
import type { SiteReportAnswer } from "#api/projects/site-reports.ts";
import { signHandover } from "#api/projects/site-reports.ts";
import { clientNames } from "#domain/customers/customer.ts";
import { REPORT_LIMITS } from "#domain/projects/reports/report-content.ts";
import { reportTexts } from "#domain/projects/reports/report.messages.ts";
import { dayInFigures, formatDate } from "#domain/shared/french-format.ts";
import { useAnswer, useSingleChange, whenRefreshed } from "#web/client/answers.tsx";
import { CallError, call } from "#web/client/call.ts";
import { newId } from "#web/client/new-id.ts";
import { todayInFrance } from "#web/client/today.ts";
import { Button } from "#web/ui/button.tsx";
import { Choice } from "#web/ui/choice.tsx";
import { DateField, readDateText } from "#web/ui/date-field.tsx";
import { TextField } from "#web/ui/field.tsx";
import { useFocusOnFault } from "#web/ui/focus-on-fault.ts";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { Failure } from "#web/ui/states.tsx";
import { useRef, useState } from "react";
import type { DraftReserve } from "./reserve-fields.tsx";
import { ReserveFields } from "./reserve-fields.tsx";
import { SignatureField } from "./signature-field.tsx";
import { useKeptDraft } from "./use-kept-draft.ts";

type Props = { project: ProjectAnswer; earlierReception: SiteReportAnswer | null; close: () => void };

// Signatures are not kept by the tab: whoever comes back later signs what they have before their eyes.
type Draft = {
  reportId: string;
  dayText: string;
  reserves: DraftReserve[];
  result: "without" | "with";
  customerSigner: string;
  companySigner: string;
};

/** The reception of the works, filled with the customer and signed by both on this device. */
export function HandoverForm({ project, earlierReception, close }: Props) {
  const { draft, change, forget } = useKeptDraft<Draft>(
    `site-handover ${project.id} ${earlierReception?.id ?? ""}`,
    () => ({
      reportId: newId(),
      dayText: dayInFigures(earlierReception?.dated_on ?? todayInFrance()),
      reserves: (earlierReception?.reserves ?? []).map(({ text, due_on }) => ({
        key: newId(),
        text,
        dueText: due_on === null ? "" : dayInFigures(due_on),
        photoId: null,
      })),
      result: (earlierReception?.reserves.length ?? 0) > 0 ? "with" : "without",
      customerSigner: clientNames(project.client_info).at(-1) ?? "",
      companySigner: "",
    }),
  );
  const [customerDrawing, setCustomerDrawing] = useState("");
  const [companyDrawing, setCompanyDrawing] = useState("");
  const hasReserves = draft.result === "with";
  const sign = useSingleChange(
    async () => {
      const reserves = hasReserves ? draft.reserves : [];
      const body = {
        report_id: draft.reportId,
        received_on: readDateText(draft.dayText, "past") ?? "",
        has_reserves: hasReserves,
        reserves: reserves.map(({ text, dueText, photoId }) => ({
          text,
          due_on: dueText.trim() === "" ? null : (readDateText(dueText) ?? ""),
          photo_id: photoId,
        })),
        customer_signer: draft.customerSigner,
        customer_drawing: customerDrawing,
        company_signer: draft.companySigner,
        company_drawing: companyDrawing,
        replaces: earlierReception?.id ?? null,
      };
      await call(signHandover, { params: { id: project.id }, body });
      await whenRefreshed();
    },
    {
      onSuccess: () => {
        forget();
        showToast("Réception signée : le PV est prêt.");
        close();
      },
    },
  );
  const fields = sign.error instanceof CallError ? sign.error.fields : {};
  // A signature that was missing is there now: the sentence beside it is out of date.
  const forgetRefusal = () => sign.isError && sign.reset();
  const form = useRef<HTMLFormElement>(null);
  useFocusOnFault(form, fields);
  return (
    <form
      ref={form}
      aria-label={reportTexts.act}
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        sign.mutate(undefined);
      }}
    >
      <p className="text-quiet">
        {earlierReception === null
          ? "À signer avec ton client, sur place. Cette date fait courir les garanties : un, deux et dix ans."
          : `Ce nouveau PV remplacera celui du ${formatDate(earlierReception.dated_on)}. Les deux parties signent de nouveau.`}
      </p>
      <DateField
        label="Date de réception"
        side="past"
        text={draft.dayText}
        error={fields["received_on"]}
        onText={(dayText) => change({ dayText })}
      />
      <Choice
        label="Le client accepte les travaux"
        options={[
          { value: "without", label: "Sans réserve" },
          { value: "with", label: "Avec réserves" },
        ]}
        value={draft.result}
        onChange={(result) =>
          change({ result, reserves: draft.reserves.length === 0 ? [blankReserve()] : draft.reserves })
        }
      />
      {hasReserves && (
        <Reserves
          projectId={project.id}
          reserves={draft.reserves}
          fields={fields}
          onChange={(reserves) => change({ reserves })}
        />
      )}
      <TextField
        label="Nom du client qui signe"
        maxLength={REPORT_LIMITS.signer}
        value={draft.customerSigner}
        error={fields["customer_signer"]}
        onChange={(event) => change({ customerSigner: event.target.value })}
      />
      <SignatureField
        label="Signature du client"
        drawing={customerDrawing}
        error={fields["customer_drawing"]}
        onDraw={(drawing) => {
          setCustomerDrawing(drawing);
          forgetRefusal();
        }}
      />
      <TextField
        label="Ton nom"
        autoComplete="name"
        maxLength={REPORT_LIMITS.signer}
        value={draft.companySigner}
        error={fields["company_signer"]}
        onChange={(event) => change({ companySigner: event.target.value })}
      />
      <SignatureField
        label="Ta signature"
        drawing={companyDrawing}
        error={fields["company_drawing"]}
        onDraw={(drawing) => {
          setCompanyDrawing(drawing);
          forgetRefusal();
        }}
      />
      {sign.error && Object.keys(fields).length === 0 && <Failure error={sign.error} />}
      <p className="text-fine text-quiet">
        Une fois signé, ce PV ne change plus. Une erreur se corrige par un nouveau PV, qui le remplace.
      </p>
      <Button type="submit" look="primary" isBusy={sign.isPending} busyLabel="J'enregistre…">
        Signer la réception
      </Button>
    </form>
  );
}

function blankReserve(): DraftReserve {
  return { key: newId(), text: "", dueText: "", photoId: null };
}

type ReservesProps = {
  projectId: string;
  reserves: readonly DraftReserve[];
  fields: Readonly<Record<string, string>>;
  onChange: (reserves: DraftReserve[]) => void;
};

function Reserves({ projectId, reserves, fields, onChange }: ReservesProps) {
  const { data } = useAnswer(listPhotos, { params: { id: projectId } });
  const photos = data?.photos ?? [];
  return (
    <div className="flex flex-col gap-3">
      <ol aria-label="Réserves" className="flex flex-col gap-3">
        {reserves.map((reserve, index) => (
          <ReserveFields
            key={reserve.key}
            reserve={reserve}
            place={index + 1}
            photos={photos}
            errors={{ text: fields[`reserves.${index}.text`], due_on: fields[`reserves.${index}.due_on`] }}
            onChange={(changes) =>
              onChange(reserves.map((one) => (one.key === reserve.key ? { ...one, ...changes } : one)))
            }
            onRemove={() => onChange(reserves.filter(({ key }) => key !== reserve.key))}
          />
        ))}
      </ol>
      {fields["reserves"] && (
        <p role="alert" className="text-fine text-bad">
          {fields["reserves"]}
        </p>
      )}
      {reserves.length < REPORT_LIMITS.reserves && (
        <Button className="self-start" onClick={() => onChange([...reserves, blankReserve()])}>
          Ajouter une réserve
        </Button>
      )}
    </div>
  );
}
