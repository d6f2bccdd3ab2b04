import type { VatAdviceAnswer, WireVatAnswers } from "#api/quotes/vat-advice.ts";
import { kindHints, kindQuestion } from "#domain/lines/vat-advice/vat-advice.messages.ts";
import type { VatWorkKind } from "#domain/lines/vat-advice/vat-answers.ts";
import { WORK_KINDS } from "#domain/lines/vat-advice/vat-answers.ts";
import { keysOf } from "#domain/shared/keys-of.ts";
import { linkLook } from "#web/ui/button.tsx";
import { Choice } from "#web/ui/choice.tsx";
import { SelectField } from "#web/ui/field.tsx";
import type { ReactNode } from "react";

type Kinds = WireVatAnswers["kinds"];
type Props = { lines: VatAdviceAnswer["lines"]; kinds: Kinds; giveKinds: (kinds: Kinds) => void };

/** Asks what kind of work each line is: all of them at once, then those that differ. */
export function WorkKinds({ lines, kinds, giveKinds }: Props) {
  const kindOf = (id: string) => kinds.find(({ line_id }) => line_id === id)?.kind ?? "";
  const giveKind = (ids: readonly string[], text: string) => {
    const kind = WORK_KINDS.find((one) => one === text);
    if (kind === undefined) return;
    giveKinds([...kinds.filter(({ line_id }) => !ids.includes(line_id)), ...ids.map((line_id) => ({ line_id, kind }))]);
  };
  const givenKinds = new Set(lines.map(({ line_id }) => kindOf(line_id)));
  const [common = ""] = givenKinds.size === 1 ? givenKinds : [];
  return (
    <div className="flex flex-col gap-3">
      <Choice<VatWorkKind | "">
        label={kindQuestion.question}
        options={keysOf(kindQuestion.answers).map((value) => ({ value, label: kindQuestion.answers[value] }))}
        value={common}
        onChange={(kind) =>
          giveKind(
            lines.map(({ line_id }) => line_id),
            kind,
          )
        }
      />
      <details className="text-fine text-quiet">
        <summary className={`cursor-pointer ${linkLook}`}>Ce que contient chaque choix</summary>
        <dl className="flex flex-col gap-2 pb-1">
          {WORK_KINDS.map((kind) => (
            <div key={kind}>
              <dt className="font-[550] text-ink">{kindQuestion.answers[kind]}</dt>
              <dd>{kindHints[kind]}</dd>
            </div>
          ))}
        </dl>
      </details>
      {lines.length > 1 && !(givenKinds.size === 1 && common === "") && (
        <LineByLine lines={lines} isFolded={lines.length > MOST_UNFOLDED && common !== ""}>
          {lines.map(({ line_id, label }) => (
            <SelectField
              key={line_id}
              label={label}
              value={kindOf(line_id)}
              onChange={(event) => giveKind([line_id], event.target.value)}
            >
              <option value="" disabled>
                À dire
              </option>
              {WORK_KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {kindQuestion.answers[kind]}
                </option>
              ))}
            </SelectField>
          ))}
        </LineByLine>
      )}
    </div>
  );
}

// Many lines of one kind are said by the choice above.
const MOST_UNFOLDED = 4;

function LineByLine({ lines, isFolded, children }: { lines: Props["lines"]; isFolded: boolean; children: ReactNode }) {
  if (!isFolded) return children;
  return (
    <details>
      <summary className={`cursor-pointer ${linkLook}`}>Une de ces {lines.length} lignes est différente</summary>
      <div className="flex flex-col gap-3 pt-2">{children}</div>
    </details>
  );
}
