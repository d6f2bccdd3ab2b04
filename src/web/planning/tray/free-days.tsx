import { freeDaysFor } from "#domain/planning/free-days/free-days.ts";
import { offeredDaysWords } from "#domain/planning/free-days/offered-days.messages.ts";
import { planningMessages } from "#domain/planning/planning.messages.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { minutesOfHours } from "#domain/shared/money.ts";
import { todayInFrance } from "#web/client/today.ts";
import { useSitePeople } from "#web/projects/people/use-site-people.ts";
import { Button } from "#web/ui/button.tsx";
import { DateField, readDateText } from "#web/ui/date-field.tsx";
import { useMemo, useState } from "react";
import { NO_DAY } from "../days-form.tsx";
import { useSiteWorkers } from "../people/use-site-workers.ts";
import type { Placing } from "../use-place.ts";
import { usePlanning } from "../use-planning.ts";
import { placingOf, worksBeside } from "./filled-days.ts";
import type { TrayItem } from "./tray-items.ts";

const DAYS_OFFERED = 4;

type Props = { item: TrayItem; place: (placing: Placing) => void };

/** The first days on which somebody has time for a work, each with who, then any other day. */
export function FreeDays({ item, place }: Props) {
  const today = todayInFrance();
  const { isTeam, shortNameOf } = useSitePeople();
  const { plans, closures, absences, hoursADay } = usePlanning(today, today);
  const userIds = useSiteWorkers(plans);
  const aloneIds = isTeam ? [] : userIds;
  const [isTyped, setTyped] = useState(false);
  const freeDays = useMemo(() => {
    const time = { minutesADay: minutesOfHours(hoursADay), closures, absences };
    const works = worksBeside(item.id, plans, isTeam ? [] : userIds);
    return freeDaysFor(works, item, { ...time, userIds, from: today }, DAYS_OFFERED);
  }, [plans, item, userIds, isTeam, hoursADay, closures, absences, today]);
  const placeFrom = (day: CalendarDate) =>
    place(placingOf({ item, day, row: null }, { plans, closures, absences, hoursADay, today, aloneIds }));
  const isNobodys = item.people.length === 0;
  return (
    <div className="flex flex-col gap-2 px-3 pb-3">
      <div role="group" aria-label={`Jours libres pour « ${item.name} »`} className="flex flex-wrap gap-2">
        {freeDays.map(({ span, people }, rank) => (
          <Button
            key={span.firstDay}
            autoFocus={rank === 0}
            className="px-3! md:min-h-9!"
            onClick={() => place({ item, span, people: isTeam && isNobodys ? people : null, fullDay: null })}
          >
            {offeredDaysWords(span, { isBegun: item.isBegun, names: isTeam ? people.map(shortNameOf) : [], today })}
          </Button>
        ))}
        <Button
          className="px-3! md:min-h-9!"
          autoFocus={freeDays.length === 0}
          aria-expanded={isTyped}
          onClick={() => setTyped(!isTyped)}
        >
          {planningMessages.otherDate}
        </Button>
      </div>
      {isTyped && <OtherDate place={placeFrom} />}
    </div>
  );
}

function OtherDate({ place }: { place: (day: CalendarDate) => void }) {
  const [text, setText] = useState("");
  const [error, setError] = useState<string | undefined>();
  return (
    <form
      noValidate
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        const day = readDateText(text);
        if (day === null) return setError(NO_DAY);
        return place(day);
      }}
    >
      <DateField label="Premier jour" {...{ text, error }} onText={setText} />
      <Button type="submit" look="primary" className="self-start">
        {planningMessages.place}
      </Button>
    </form>
  );
}
