import type { NumberedSeries } from "#api/documents.ts";
import { getNumbering, saveNumbering } from "#api/documents.ts";
import { DOCUMENT_WORDS } from "#domain/documents/document-kind.ts";
import { numberingMessages } from "#domain/documents/numbering.messages.ts";
import { numberOf } from "#domain/documents/numbering.ts";
import { parseFrenchNumber } from "#domain/shared/french-format.ts";
import { showAnswer, useAnswer, useSingleChange } from "#web/client/answers.tsx";
import { CallError, call } from "#web/client/call.ts";
import { todayInFrance } from "#web/client/today.ts";
import { useMay } from "#web/company/use-memberships.ts";
import { CopyAsked, LostNumbers } from "#web/documents/copies/copy-section.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { TextField } from "#web/ui/field.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { FormFailure } from "#web/ui/notice.tsx";
import { SheetSkeleton } from "#web/ui/skeleton.tsx";
import { Failure } from "#web/ui/states.tsx";
import { useId, useState } from "react";

/** How the numbers of quotes, invoices and credit notes read: chosen once, before the first document of each. */
export function NumberingCard() {
  const { data, error, refetch } = useAnswer(getNumbering);
  if (error && !data) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <SheetSkeleton />;
  return (
    <div className="flex flex-col gap-4">
      <CopyAsked />
      {data.series.some(({ is_begun: isBegun }) => !isBegun) && <p className="text-quiet">{numberingMessages.once}</p>}
      {data.series.map((series) => (
        <SeriesCard key={series.kind} series={series} />
      ))}
      {data.series.some(({ is_begun: isBegun }) => isBegun) && (
        <p className="text-fine text-quiet">{numberingMessages.begun}</p>
      )}
      <LostNumbers />
    </div>
  );
}

function SeriesCard({ series }: { series: NumberedSeries }) {
  const may = useMay()("manage");
  const [isOpen, setIsOpen] = useState(false);
  const { name } = DOCUMENT_WORDS[series.kind];
  return (
    <Card title={name === "Devis" ? "Devis" : `${name}s`}>
      <div className="-mt-2 flex flex-wrap items-center justify-between gap-2">
        <p>
          Prochain numéro : <span className="figures font-[550]">{series.next_number}</span>
        </p>
        {series.is_begun && <p className="text-fine text-quiet">{numberingMessages.isBegun}</p>}
        {may && !series.is_begun && !isOpen && (
          <Button aria-label={`Changer la numérotation : ${name}`} onClick={() => setIsOpen(true)}>
            Changer
          </Button>
        )}
      </div>
      {isOpen && <SeriesForm series={series} onClose={() => setIsOpen(false)} />}
    </Card>
  );
}

function SeriesForm({ series, onClose }: { series: NumberedSeries; onClose: () => void }) {
  const id = useId();
  const [prefix, setPrefix] = useState(series.prefix);
  const [hasYear, setHasYear] = useState(series.has_year);
  const [digits, setDigits] = useState(String(series.digits));
  const [first, setFirst] = useState(String(series.first_number));
  const numbering = { prefix: prefix.trim().toUpperCase(), hasYear, digits: whole(digits), firstNumber: whole(first) };
  const save = useSingleChange(
    () => {
      const { digits: digitCount, firstNumber } = numbering;
      const body = { kind: series.kind, prefix, has_year: hasYear, digits: digitCount, first_number: firstNumber };
      return call(saveNumbering, { body });
    },
    {
      onSuccess: (answer) => {
        showAnswer(getNumbering, {}, answer);
        showToast("Numérotation enregistrée.");
        onClose();
      },
    },
  );
  const wrong = save.error instanceof CallError ? save.error.fields : {};
  const example = numberOf(numbering, Number(todayInFrance().slice(0, 4)), numbering.firstNumber);
  return (
    <form
      noValidate
      className="mt-4 flex flex-col gap-4 border-t border-line pt-4"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(undefined);
      }}
    >
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField
          label="Début"
          value={prefix}
          error={wrong.prefix}
          autoCapitalize="characters"
          onChange={(event) => setPrefix(event.target.value)}
        />
        <TextField
          label="Chiffres du rang"
          inputMode="numeric"
          value={digits}
          error={wrong.digits}
          onChange={(event) => setDigits(event.target.value)}
        />
        <TextField
          label="Premier rang"
          inputMode="numeric"
          value={first}
          error={wrong.first_number}
          onChange={(event) => setFirst(event.target.value)}
        />
      </div>
      <label htmlFor={id} className="flex min-h-11 items-center gap-3">
        <input
          id={id}
          type="checkbox"
          className="size-5 accent-(--act)"
          checked={hasYear}
          onChange={(event) => setHasYear(event.target.checked)}
        />
        L'année dans le numéro, et le rang repart à 1 chaque année
      </label>
      <p role="status">
        Le premier portera : <span className="figures font-[550]">{example}</span>
      </p>
      <FormFailure>{save.error && Object.keys(wrong).length === 0 ? save.error.message : null}</FormFailure>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" isBusy={save.isPending} busyLabel="Enregistrement…">
          Enregistrer
        </Button>
        <Button look="quiet" onClick={onClose}>
          Annuler
        </Button>
      </div>
    </form>
  );
}

// What is no number is refused by the server, beside its field.
function whole(text: string): number {
  return parseFrenchNumber(text) ?? 0;
}
