import type { ImportAnswer } from "#api/accounts.ts";
import { KNOWN_CHOICE_WORDS, knownTitle, otherKnownWords } from "#domain/accounts/import/import.messages.ts";
import { unaddedWords } from "#domain/imports/imports.messages.ts";
import type { KnownChoice } from "#domain/imports/known-choice.ts";
import { KNOWN_CHOICES, choiceOfLine, withLineChoice } from "#domain/imports/known-choice.ts";
import type { Forecast } from "#web/imports/import-subject.ts";
import { Card } from "#web/ui/card.tsx";
import { Choice } from "#web/ui/choice.tsx";

type Props = { file: ImportAnswer; forecast: Forecast | null; change: (file: ImportAnswer) => void };

const OPTIONS = KNOWN_CHOICES.map((value) => ({ value, label: KNOWN_CHOICE_WORDS[value] }));

/** The rows whose customer is there already, and what becomes of them: of all, and of each of the first ones. */
export function KnownRows({ file, forecast, change }: Props) {
  if (forecast === null || forecast.knownCount === 0) return null;
  const { known } = file;
  const { knownCount, knownRows } = forecast;
  const chooseAll = (choice: KnownChoice) => change({ ...file, known: { choice, lines: [] } });
  return (
    <Card title={knownTitle(knownCount)}>
      {knownCount > 1 && (
        <Choice label="Pour toutes ces lignes" options={OPTIONS} value={known.choice} onChange={chooseAll} />
      )}
      <ul className={knownCount > 1 ? "mt-4 divide-y divide-line border-t border-line" : ""}>
        {knownRows.map(({ line, name, reason }) => (
          <li key={line} className="flex flex-col gap-2 py-3 first:last:py-0 md:flex-row md:items-center md:gap-6">
            <p className="min-w-0 flex-1 [overflow-wrap:anywhere]">{unaddedWords(line, name, reason)}</p>
            <Choice
              label={`Ligne ${line} : ${name}`}
              hidesLabel
              options={OPTIONS}
              value={choiceOfLine(known, line)}
              onChange={(choice) => change({ ...file, known: withLineChoice(known, line, choice) })}
            />
          </li>
        ))}
      </ul>
      {knownCount > knownRows.length && (
        <p className="mt-2 text-fine text-quiet">{otherKnownWords(knownCount - knownRows.length)}</p>
      )}
    </Card>
  );
}
