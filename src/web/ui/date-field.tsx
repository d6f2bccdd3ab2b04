import type { DateSide } from "#domain/assistant/slots/dates/typed-date.ts";
import { readTypedDate } from "#domain/assistant/slots/dates/typed-date.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { dayInFigures, formatLongDate, withCapital } from "#domain/shared/french-format.ts";
import { todayInFrance } from "#web/client/today.ts";
import { cx } from "class-variance-authority";
import { CalendarDays } from "lucide-react";
import type { Ref } from "react";
import { useId, useRef } from "react";
import { Field, describeField } from "./field.tsx";

type Props = {
  label: string;
  error?: string | undefined;
  /** The typed text, unchanged: « lundi », « 12 mai », « 03/12/2026 », or not yet a date. */
  text: string;
  onText: (text: string) => void;
  /** Whether « lundi » is the last one or the next one. */
  side?: DateSide;
  /** What is known of a day, said after it: that nobody works then. Empty for nothing. */
  remarkOn?: (date: CalendarDate) => string;
  ref?: Ref<HTMLInputElement>;
  onBlur?: () => void;
};

const PAST_EXAMPLES = ["hier", "lundi", "12 mai"];
const COMING_EXAMPLES = ["lundi", "12 mai", "dans 2 semaines"];

// An example stays whole on its line.
function inQuotes(words: string): string {
  return `«\u00a0${words.replaceAll(" ", "\u00a0")}\u00a0»`;
}

/**
 * A field for a day, typed in figures or in words as the assistant reads them, or chosen in the calendar of the device.
 * It says the day it reads. Read its text with `readDateText`.
 */
export function DateField(props: Props) {
  const { label, error, text, onText, side = "coming", remarkOn, ref, onBlur } = props;
  const id = useId();
  const calendar = useRef<HTMLInputElement>(null);
  const date = readDateText(text, side);
  const examples = (side === "past" ? PAST_EXAMPLES : COMING_EXAMPLES).map(inQuotes).join(", ");
  const words = `Comme tu le dirais : ${examples}.`;
  const hint =
    date === null
      ? words
      : [withCapital(formatLongDate(date)), remarkOn?.(date) ?? ""].filter((part) => part !== "").join(" · ");
  return (
    <Field {...{ label, hint, error, id }}>
      <span className="relative">
        <input
          {...describeField(id, { label, hint, error })}
          ref={ref}
          autoComplete="off"
          placeholder="JJ/MM/AAAA, ou en mots"
          maxLength={80}
          value={text}
          onChange={(event) => onText(event.target.value)}
          onBlur={onBlur}
          className="box pr-12"
        />
        <input
          ref={calendar}
          type="date"
          tabIndex={-1}
          aria-hidden
          value={date ?? ""}
          onChange={(event) => event.target.value !== "" && onText(dayInFigures(event.target.value))}
          className="pointer-events-none absolute inset-y-0 right-0 w-11 opacity-0"
        />
        <button
          type="button"
          aria-label={`${label} : choisir dans un calendrier`}
          onClick={() => calendar.current?.showPicker()}
          className={cx(
            "absolute inset-y-0 right-0 inline-flex w-11 items-center justify-center rounded-inner",
            "text-quiet -outline-offset-3 hover:text-ink",
          )}
        >
          <CalendarDays aria-hidden className="size-5" />
        </button>
      </span>
    </Field>
  );
}

/** The day that the text of a date field says, or null. */
export function readDateText(text: string, side: DateSide = "coming"): CalendarDate | null {
  return readTypedDate(text, todayInFrance(), side);
}
