import { hindranceWords } from "#domain/company/closures/closures.messages.ts";
import { useRestDays } from "#web/company/rest/use-rest-days.ts";
import { DateField } from "#web/ui/date-field.tsx";
import type { ComponentProps } from "react";
import { useSitePeople } from "../people/use-site-people.ts";

/** The field of a day on a site: it says at once when the company is closed then, or somebody away. */
export function SiteDateField(props: ComponentProps<typeof DateField>) {
  const { closures, absences } = useRestDays();
  const { nameOf } = useSitePeople();
  const remarkOn = (date: string) => {
    const namesAway = absences
      .filter(({ firstDay, lastDay }) => date >= firstDay && date <= lastDay)
      .map(({ userId }) => nameOf(userId));
    return hindranceWords(date, closures, namesAway);
  };
  return <DateField {...props} remarkOn={remarkOn} />;
}
