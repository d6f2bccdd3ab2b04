import type { PeriodName } from "#domain/analytics/period-names.ts";
import { PERIOD_NAMES } from "#domain/analytics/period-names.ts";
import { PERIOD_WORDS, periodMessages } from "#domain/analytics/period.messages.ts";
import type { Period } from "#domain/analytics/period.ts";
import { dayInFigures } from "#domain/shared/french-format.ts";
import { Button } from "#web/ui/button.tsx";
import { DateField, readDateText } from "#web/ui/date-field.tsx";
import { SelectField } from "#web/ui/field.tsx";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { useOnPhone } from "#web/ui/on-phone.ts";
import { Link, useNavigate } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import type { FormEvent, ReactNode } from "react";
import { useState } from "react";
import type { FiguresAddress } from "./figures-address.ts";

/** The pages that show a period. */
type FiguresPage = "/app/analytics" | "/app/analytics/vat" | "/app/analytics/margin";

const chip = (isChosen: boolean) =>
  cx(
    "inline-flex min-h-11 shrink-0 items-center rounded-full border px-3 text-fine font-[550] transition-colors",
    "duration-150",
    isChosen ? "border-act bg-act-pale text-act" : "border-line bg-paper text-quiet hover:bg-sunk",
  );

type Props = {
  address: FiguresAddress;
  period: Period;
  page: FiguresPage;
  start?: PeriodName;
  /** What stands beside it on a phone. */
  children?: ReactNode;
};

/** The periods to choose from, on a page whose address keeps the chosen one. `start`: the one of an empty address. */
export function PeriodChoice({ address, period, page, start = "year", children }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const isOwn = address.from !== undefined;
  const chosenName = isOwn ? null : (address.period ?? start);
  const amountsAddress = amountsOf(address);
  const navigate = useNavigate();
  const onPhone = useOnPhone();
  const ownPeriod = (
    <Drawer title="Autre période" open={isOpen} onClose={() => setIsOpen(false)}>
      <OwnPeriod address={address} period={period} page={page} onDone={() => setIsOpen(false)} />
    </Drawer>
  );
  // The seven periods would take four rows of a phone.
  if (onPhone)
    return (
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <SelectField
            label="Période"
            value={chosenName ?? ""}
            onChange={({ target }) => {
              const name = PERIOD_NAMES.find((one) => one === target.value);
              if (name) void navigate({ to: page, search: { ...amountsAddress, period: name } });
            }}
          >
            {isOwn && <option value="">Autre période</option>}
            {PERIOD_NAMES.map((name) => (
              <option key={name} value={name}>
                {PERIOD_WORDS[name]}
              </option>
            ))}
          </SelectField>
        </div>
        <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          Dates
        </Button>
        {children}
        {ownPeriod}
      </div>
    );
  return (
    <nav aria-label="Période" className="flex flex-wrap gap-1">
      {PERIOD_NAMES.map((name) => (
        <Link
          key={name}
          to={page}
          search={{ ...amountsAddress, period: name }}
          aria-current={name === chosenName ? "true" : undefined}
          className={chip(name === chosenName)}
        >
          {PERIOD_WORDS[name]}
        </Link>
      ))}
      <button
        type="button"
        aria-haspopup="dialog"
        aria-current={isOwn ? "true" : undefined}
        onClick={() => setIsOpen(true)}
        className={chip(isOwn)}
      >
        Autre période
      </button>
      {ownPeriod}
    </nav>
  );
}

// Another period is shown with the same amounts.
function amountsOf({ amounts }: FiguresAddress): FiguresAddress {
  return amounts ? { amounts } : {};
}

type OwnProps = Pick<Props, "address" | "period" | "page"> & { onDone: () => void };

function OwnPeriod({ address, period, page, onDone }: OwnProps) {
  const navigate = useNavigate();
  const [from, setFrom] = useState(dayInFigures(period.from));
  const [to, setTo] = useState(dayInFigures(period.to));
  const [error, setError] = useState<string>();
  const show = (event: FormEvent) => {
    event.preventDefault();
    const days = { from: readDateText(from, "past"), to: readDateText(to, "past") };
    if (days.from === null || days.to === null) return setError("Écris les deux jours, par exemple 01/01/2026.");
    if (days.to < days.from) return setError(periodMessages.reversed);
    void navigate({ to: page, search: { ...amountsOf(address), from: days.from, to: days.to } });
    onDone();
  };
  return (
    <form onSubmit={show} noValidate className="flex flex-col gap-4">
      <DateField label="Du" side="past" text={from} onText={setFrom} />
      <DateField label="Au" side="past" text={to} onText={setTo} error={error} />
      <Button type="submit" look="primary">
        Voir cette période
      </Button>
    </form>
  );
}
