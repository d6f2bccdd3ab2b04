import { Button } from "#web/ui/button.tsx";
import { DateField, readDateText } from "#web/ui/date-field.tsx";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { useState } from "react";
import { momentWords, morningOf, snoozeMoments } from "./snooze-moments.ts";

type Props = { isOpen: boolean; onClose: () => void; onChoose: (until: Date) => void };

/** When a conversation is to come back: a tap on a moment, or a day of one's own. */
export function SnoozePanel({ isOpen, onClose, onChoose }: Props) {
  return (
    <Drawer title="Me le rappeler" open={isOpen} onClose={onClose} isSheet>
      <ul className="mb-6 flex flex-col gap-2">
        {snoozeMoments(new Date()).map(({ words, at }) => (
          <li key={words}>
            <button
              type="button"
              onClick={() => onChoose(at)}
              className="flex min-h-14 w-full flex-wrap items-center justify-between gap-x-4 rounded-card border
                border-line bg-paper px-4 py-2 text-left hover:bg-sunk"
            >
              <span className="font-[550]">{words}</span>
              <span className="text-fine text-quiet">{momentWords(at)}</span>
            </button>
          </li>
        ))}
      </ul>
      <OtherDay onChoose={onChoose} />
    </Drawer>
  );
}

function OtherDay({ onChoose }: { onChoose: (until: Date) => void }) {
  const [text, setText] = useState("");
  const [error, setError] = useState<string>();
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const day = readDateText(text, "coming");
        const until = day === null ? null : morningOf(day);
        if (until === null) setError("Écris un jour, comme « lundi » ou « 12 mai ».");
        else if (until <= new Date()) setError("Ce moment est passé : choisis un jour à venir.");
        else onChoose(until);
      }}
    >
      <DateField
        label="Un autre jour, à 8 h"
        text={text}
        error={error}
        onText={(newText) => {
          setText(newText);
          setError(undefined);
        }}
      />
      <Button type="submit" isWide>
        Me le rappeler ce jour-là
      </Button>
    </form>
  );
}
