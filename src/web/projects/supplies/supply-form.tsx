import { listItems } from "#api/catalog/items.ts";
import type { QuotedSupplyAnswer } from "#api/projects/used-supplies.ts";
import type { Unit } from "#domain/lines/line.ts";
import { SUPPLIES_TITLE } from "#domain/projects/reports/report-words.messages.ts";
import { quantityWords, supplyMessages } from "#domain/projects/supplies/supply.messages.ts";
import type { SupplyRow, UsedSupply } from "#domain/projects/supplies/used-supplies.ts";
import { SUPPLY_LIMITS } from "#domain/projects/supplies/used-supplies.ts";
import { e4ToHours, hoursToE4 } from "#domain/shared/money.ts";
import { MAX_QUANTITY, readTypedNumber } from "#domain/shared/typed-number.ts";
import { useAnswer, useSingleChange } from "#web/client/answers.tsx";
import { CallError } from "#web/client/call.ts";
import { newId } from "#web/client/new-id.ts";
import { performOnSite } from "#web/client/outbox/page-outbox.ts";
import { useSettled } from "#web/client/use-settled.ts";
import { UnitField } from "#web/lines/unit-field.tsx";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { inputText, NumberField } from "#web/ui/number-field.tsx";
import { Failure } from "#web/ui/states.tsx";
import { keepPreviousData } from "@tanstack/react-query";
import { useId, useState } from "react";

/** What is noted: a supply of a row, one that is corrected, or another one. */
export type BegunSupply = { id: string | null; row: SupplyRow | null; supply: UsedSupply | null };

type Props = {
  projectId: string;
  projectName: string;
  begun: BegunSupply;
  quotedLines: readonly QuotedSupplyAnswer[];
  close: () => void;
};

/** Notes how much of something was used. What is typed finds the supplies of the quote and the catalogue. */
export function SupplyForm({ projectId, projectName, begun, quotedLines, close }: Props) {
  const { row } = begun;
  const { values, change, problem, labelProblem, fields, save, submit } = useSupply(
    { id: projectId, name: projectName },
    begun,
    close,
  );
  const { label, unit, lineId, typedQuantity, note } = values;
  return (
    <form
      aria-label={SUPPLIES_TITLE}
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {row?.quotedE4 == null ? (
        <LabelField
          {...{ label, quotedLines }}
          error={labelProblem ?? fields["label"]}
          onLabel={(text, offer) =>
            change({ label: text, lineId: offer?.lineId ?? null, ...(offer && { unit: offer.unit }) })
          }
        />
      ) : (
        <p className="font-[550] [overflow-wrap:anywhere]">{label}</p>
      )}
      <div className="grid grid-cols-2 gap-4">
        <NumberField
          autoFocus={row !== null}
          label="Quantité"
          unit={unit}
          text={typedQuantity}
          error={problem ?? fields["quantity_e4"]}
          onText={(text) => change({ typedQuantity: text })}
        />
        {lineId === null && <UnitField unit={unit} onUnit={(newUnit) => change({ unit: newUnit })} />}
      </div>
      <TextField
        label="Note"
        hint="Facultative : référence, pièce, étage."
        maxLength={SUPPLY_LIMITS.note}
        value={note}
        error={fields["note"]}
        onChange={(event) => change({ note: event.target.value })}
      />
      {save.error && Object.keys(fields).length === 0 && <Failure error={save.error} />}
      <Button type="submit" look="primary" isWide isBusy={save.isPending} busyLabel="Je note…">
        Noter
      </Button>
    </form>
  );
}

type SupplyValues = { label: string; unit: Unit; lineId: string | null; typedQuantity: string; note: string };

function begunValues(begun: BegunSupply): SupplyValues {
  const { row, supply } = begun;
  return {
    label: supply?.label ?? row?.label ?? "",
    unit: supply?.unit ?? row?.unit ?? "u",
    lineId: supply ? supply.lineId : row && row.quotedE4 !== null ? row.key : null,
    typedQuantity: begunQuantity(begun),
    note: supply?.note ?? "",
  };
}

function useSupply(project: { id: string; name: string }, begun: BegunSupply, close: () => void) {
  // The same call counts once, however often it is sent.
  const [supplyId] = useState(() => begun.id ?? newId());
  const [values, setValues] = useState(() => begunValues(begun));
  const [problem, setProblem] = useState<string | undefined>();
  const [labelProblem, setLabelProblem] = useState<string | undefined>();
  const save = useSingleChange(
    (quantityE4: number) => {
      const { typedQuantity: _typed, ...words } = values;
      const supply = { ...words, id: supplyId, label: words.label.trim(), note: words.note.trim(), quantityE4 };
      const about = `${quantityWords(quantityE4, words.unit)} · ${project.name}`;
      return performOnSite({ kind: "supply", projectId: project.id, supply }, about);
    },
    {
      onSuccess: (ending, quantityE4) => {
        // Without a network the page says so already.
        if (ending === "sent")
          showToast(`« ${values.label.trim()} » : ${quantityWords(quantityE4, values.unit)}, c'est noté.`);
        close();
      },
    },
  );
  const change = (part: Partial<SupplyValues>) => {
    setValues({ ...values, ...part });
    if (part.typedQuantity !== undefined) setProblem(undefined);
    if (part.label !== undefined) setLabelProblem(undefined);
  };
  const submit = () => {
    const { value, problem: refusal } = readTypedNumber(values.typedQuantity, MAX_QUANTITY);
    const quantityE4 = value === null ? 0 : hoursToE4(value);
    const isMissing = values.typedQuantity.trim() === "" || (value !== null && quantityE4 < 1);
    setProblem(isMissing ? supplyMessages.quantity : (refusal ?? undefined));
    // Asked before it is kept: without a network the server could say so only when its author is gone.
    const hasLabel = values.label.trim() !== "";
    setLabelProblem(hasLabel ? undefined : supplyMessages.label);
    if (quantityE4 >= 1 && hasLabel) save.mutate(quantityE4);
  };
  const fields = save.error instanceof CallError ? save.error.fields : {};
  return { values, change, problem, labelProblem, fields, save, submit };
}

// What is left of the quote is what is noted most often.
function begunQuantity({ supply, row }: BegunSupply): string {
  if (supply) return inputText(e4ToHours(supply.quantityE4));
  const leftE4 = row && row.quotedE4 !== null ? row.quotedE4 - row.usedE4 : 0;
  return leftE4 > 0 ? inputText(e4ToHours(leftE4)) : "";
}

type Offer = { label: string; unit: Unit; lineId: string | null };

function LabelField({
  label,
  quotedLines,
  error,
  onLabel,
}: {
  label: string;
  quotedLines: readonly QuotedSupplyAnswer[];
  error: string | undefined;
  onLabel: (text: string, offer: Offer | null) => void;
}) {
  const listId = useId();
  const q = useSettled(label.trim());
  const query = { q, limit: 8, components: "true" } as const;
  const { data } = useAnswer(listItems, { query }, { placeholderData: keepPreviousData });
  const offers: Offer[] = [
    ...quotedLines.map((line) => ({ label: line.label, unit: line.unit, lineId: line.line_id })),
    ...(data?.items ?? []).map((item) => ({ label: item.label, unit: item.unit, lineId: null })),
  ];
  const offersByLabel = new Map(offers.toReversed().map((offer) => [offer.label, offer]));
  return (
    <>
      <TextField
        autoFocus
        autoComplete="off"
        label="Matériel"
        list={listId}
        maxLength={SUPPLY_LIMITS.label}
        value={label}
        error={error}
        onChange={({ target: { value: text } }) => onLabel(text, offersByLabel.get(text) ?? null)}
      />
      <datalist id={listId}>
        {[...offersByLabel.keys()].map((offer) => (
          <option key={offer} value={offer} />
        ))}
      </datalist>
    </>
  );
}
