import type { PhotoAnswer } from "#api/photos.ts";
import type { ProjectAnswer } from "#api/projects.ts";
import { handoverDoubts } from "#domain/projects/reports/handover-doubts.ts";
import { REPORT_LIMITS } from "#domain/projects/reports/report-content.ts";
import { reportMessages, reportTexts } from "#domain/projects/reports/report.messages.ts";
import { formatDate } from "#domain/shared/french-format.ts";
import { Button } from "#web/ui/button.tsx";
import { Choice } from "#web/ui/choice.tsx";
import { DateField, readDateText } from "#web/ui/date-field.tsx";
import { TextField } from "#web/ui/field.tsx";
import { useFocusOnFault } from "#web/ui/focus-on-fault.ts";
import { Failure } from "#web/ui/states.tsx";
import { Plus } from "lucide-react";
import { useMemo, useRef, useState } from "react";
import type { DraftReserve } from "./draft-reserve.ts";
import { blankReserve, filledReserves, tasksWithoutReserve } from "./draft-reserve.ts";
import { ReserveFields } from "./reserve-fields.tsx";
import { SignatureField } from "./signature-field.tsx";
import { UndoneTasks } from "./undone-tasks.tsx";
import type { HandoverProps } from "./use-handover.ts";
import { useHandover } from "./use-handover.ts";

/** The reception of the works, filled with the customer and signed by both on this device. */
export function HandoverForm(props: HandoverProps) {
  const { earlierReception } = props;
  const handover = useHandover(props);
  const { draft, change, sign, fields } = handover;
  const form = useRef<HTMLFormElement>(null);
  // At each press that signs, and at each refusal: never while somebody types.
  const [press, setPress] = useState(0);
  const trouble = useMemo(() => ({ press, error: sign.error }), [press, sign.error]);
  useFocusOnFault(form, trouble);
  const isReserved = draft.result === "with";
  const leftTasks = tasksWithoutReserve(props.project.tasks, isReserved ? draft.reserves : []);
  const doubts = useHandoverDoubts(props.project, draft.dayText, leftTasks);
  return (
    <form
      ref={form}
      aria-label={reportTexts.act}
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        setPress(press + 1);
        if (handover.isComplete() && doubts.pass()) sign.mutate(undefined);
      }}
    >
      <p className="text-quiet">
        {earlierReception === null
          ? "À signer avec ton client, sur place. Cette date fait courir les garanties : un, deux et dix ans."
          : `Ce nouveau PV remplace celui du ${formatDate(earlierReception.dated_on)} : les deux parties le signent.`}
      </p>
      <DateField
        label="Date de réception"
        side="past"
        text={draft.dayText}
        error={fields["received_on"]}
        onText={(dayText) => change({ dayText })}
      />
      {!isReserved && (
        <UndoneTasks
          tasks={leftTasks}
          reserves={draft.reserves}
          onReserve={(reserves) => change({ result: "with", reserves })}
        />
      )}
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
      {isReserved && (
        <Reserves
          photos={handover.photos}
          leftTasks={leftTasks}
          reserves={draft.reserves}
          fields={fields}
          onChange={(reserves) => change({ reserves })}
        />
      )}
      <Signatures handover={handover} />
      {sign.error && Object.keys(fields).every((field) => field === "photo_ids") && <Failure error={sign.error} />}
      <p className="text-fine text-quiet">
        Une fois signé, ce PV ne change plus. Une erreur se corrige par un nouveau PV, qui le remplace.
      </p>
      {doubts.isAsked && <Doubts sentences={doubts.sentences} />}
      <Button type="submit" look="primary" isBusy={sign.isPending} busyLabel="J'enregistre…">
        {doubts.isAsked ? "Oui, signer la réception" : "Signer la réception"}
      </Button>
    </form>
  );
}

function Doubts({ sentences }: { sentences: readonly string[] }) {
  return (
    <div role="alert" className="flex flex-col gap-1 font-[550] text-alert">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p>Si les travaux sont bien reçus en l'état, confirme.</p>
    </div>
  );
}

const READING_MS = 600;

// What makes this reception surprising is asked once, at the press that signs. Another doubt asks again.
function useHandoverDoubts(project: ProjectAnswer, dayText: string, leftTasks: readonly { title: string }[]) {
  const sentences = handoverDoubts({
    receivedOn: readDateText(dayText, "past"),
    startsOn: project.start_date,
    leftTasks: leftTasks.map(({ title }) => title),
  });
  const question = sentences.join(" ");
  const [askedText, setAskedText] = useState("");
  const askedAt = useRef(0);
  return {
    sentences,
    isAsked: question !== "" && askedText === question,
    /** True when it may be signed; asks otherwise. */
    pass: () => {
      // A double tap that asks has read nothing yet.
      if (question === askedText) return question === "" || performance.now() - askedAt.current > READING_MS;
      setAskedText(question);
      askedAt.current = performance.now();
      return question === "";
    },
  };
}

function Signatures({ handover }: { handover: ReturnType<typeof useHandover> }) {
  const { draft, change, drawings, draw, fields, forgetRefusal } = handover;
  return (
    <>
      <TextField
        label="Nom du client qui signe"
        maxLength={REPORT_LIMITS.signer}
        value={draft.customerSigner}
        error={fields["customer_signer"]}
        onChange={(event) => change({ customerSigner: event.target.value })}
      />
      <SignatureField
        label="Signature du client"
        drawing={drawings.customer}
        error={fields["customer_drawing"]}
        onDraw={(customer) => draw({ customer })}
        onStroke={forgetRefusal}
      />
      <TextField
        label="Ton nom"
        autoComplete="name"
        maxLength={REPORT_LIMITS.signer}
        value={handover.companySigner}
        error={fields["company_signer"]}
        onChange={(event) => change({ companySigner: event.target.value })}
      />
      <SignatureField
        label="Ta signature"
        drawing={drawings.company}
        error={fields["company_drawing"]}
        onDraw={(company) => draw({ company })}
        onStroke={forgetRefusal}
      />
    </>
  );
}

type ReservesProps = {
  photos: readonly PhotoAnswer[];
  leftTasks: readonly { id: string; title: string }[];
  reserves: readonly DraftReserve[];
  fields: Readonly<Record<string, string>>;
  onChange: (reserves: DraftReserve[]) => void;
};

function Reserves({ photos, leftTasks, reserves, fields, onChange }: ReservesProps) {
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
      <LeftTasks tasks={leftTasks} reserves={reserves} onChange={onChange} />
      {reserves.length < REPORT_LIMITS.reserves && (
        <Button className="self-start" onClick={() => onChange([...reserves, blankReserve()])}>
          Ajouter une réserve
        </Button>
      )}
    </div>
  );
}

// What is not ticked is what is most often left to do: a tap makes a reserve of it.
function LeftTasks({
  tasks,
  reserves,
  onChange,
}: Pick<ReservesProps, "reserves" | "onChange"> & { tasks: ReservesProps["leftTasks"] }) {
  if (tasks.length === 0 || reserves.length >= REPORT_LIMITS.reserves) return null;
  return (
    <section aria-label={reportMessages.leftTasks}>
      <p className="mb-1 text-fine font-[550]">{reportMessages.leftTasks}</p>
      <ul className="flex flex-wrap gap-2">
        {tasks.map(({ id, title }) => (
          <li key={id} className="min-w-0">
            <Button
              className="max-w-full text-left text-fine"
              onClick={() => onChange([...filledReserves(reserves), { ...blankReserve(), text: title }])}
            >
              <Plus aria-hidden className="size-4 shrink-0 text-act" />
              <span className="min-w-0 [overflow-wrap:anywhere]">{title}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
