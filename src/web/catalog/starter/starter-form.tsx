import { addStarterItems } from "#api/catalog/starters.ts";
import { ITEM_KIND_WORDS, perUnit } from "#domain/catalog/items/item.messages.ts";
import { STARTERS } from "#domain/catalog/starter/all-starters.ts";
import { itemsOfSections, labelOfHours, starterFor } from "#domain/catalog/starter/plan-starter.ts";
import type { StarterSection } from "#domain/catalog/starter/read-starter.ts";
import type { StarterId } from "#domain/catalog/starter/starter-names.messages.ts";
import { STARTER_NAMES, starterMessages } from "#domain/catalog/starter/starter-names.messages.ts";
import { formatMoney } from "#domain/shared/french-format.ts";
import { keysOf } from "#domain/shared/keys-of.ts";
import { eurosToCents } from "#domain/shared/money.ts";
import { useSingleChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { useCompany } from "#web/company/use-company.ts";
import { Button } from "#web/ui/button.tsx";
import { SelectField } from "#web/ui/field.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { FormFailure } from "#web/ui/notice.tsx";
import { Waiting } from "#web/ui/states.tsx";
import { cx } from "class-variance-authority";
import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";

/** Adds the usual items of a trade to the catalogue, section by section. */
export function StarterForm({ close }: { close: () => void }) {
  const { data: company } = useCompany();
  if (!company) return <Waiting />;
  const hourlyCents = company.hourly_rate === null ? null : eurosToCents(company.hourly_rate);
  return <Sections firstTrade={starterFor(company.trade)} hourlyCents={hourlyCents} close={close} />;
}

type Props = { firstTrade: StarterId | null; hourlyCents: number | null; close: () => void };

function Sections({ firstTrade, hourlyCents, close }: Props) {
  const [trade, setTrade] = useState(firstTrade);
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const starter = trade === null ? null : STARTERS[trade];
  const titles = (starter?.sections ?? []).map(({ title }) => title).filter((title) => !leftOut.includes(title));
  const add = useSingleChange(
    (chosenTrade: StarterId) => call(addStarterItems, { body: { starter: chosenTrade, sections: titles } }),
    {
      onSuccess: ({ added_count, known_count }) => {
        showToast(starterMessages.added(added_count, known_count));
        close();
      },
    },
  );
  const hours = starter && labelOfHours(starter);
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (trade !== null) add.mutate(trade);
      }}
    >
      <p className="text-quiet">{starterMessages.explain}</p>
      <SelectField
        label="Mon métier"
        value={trade ?? ""}
        onChange={({ target: { value } }) => {
          setTrade(keysOf(STARTER_NAMES).find((id) => id === value) ?? null);
          setLeftOut([]);
        }}
      >
        {trade === null && <option value="">Choisis ton métier</option>}
        {keysOf(STARTER_NAMES).map((id) => (
          <option key={id} value={id}>
            {STARTER_NAMES[id]}
          </option>
        ))}
      </SelectField>
      {starter && (
        <fieldset className="min-w-0">
          <legend className="mb-1 text-fine font-[550]">Ce que je garde</legend>
          <ul className="divide-y divide-line overflow-clip rounded-card border border-line bg-paper">
            {starter.sections.map((section) => (
              <SectionRow
                key={section.title}
                section={section}
                isChosen={titles.includes(section.title)}
                choose={(isChosen) =>
                  setLeftOut(
                    isChosen ? leftOut.filter((title) => title !== section.title) : [...leftOut, section.title],
                  )
                }
              />
            ))}
          </ul>
        </fieldset>
      )}
      {hours && hourlyCents !== null && hourlyCents > 0 && (
        <p className="text-fine text-quiet">{starterMessages.hourlyRate(hours, formatMoney(hourlyCents))}</p>
      )}
      <FormFailure>{add.error?.message}</FormFailure>
      {starter && (
        // In sight however long the list is.
        <div className="sticky -bottom-4 -mx-1 bg-bench px-1 pt-2 pb-4 md:-bottom-6 md:pb-6">
          <Button type="submit" look="primary" isWide disabled={titles.length === 0} isBusy={add.isPending}>
            {starterMessages.addLabel((itemsOfSections(starter, titles) ?? []).length)}
          </Button>
        </div>
      )}
    </form>
  );
}

type RowProps = { section: StarterSection; isChosen: boolean; choose: (isChosen: boolean) => void };

function SectionRow({ section: { title, items }, isChosen, choose }: RowProps) {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  return (
    <li className="pl-3">
      <div className="flex items-center">
        <label className="flex min-h-12 min-w-0 flex-1 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            className="size-5 shrink-0 accent-(--act)"
            checked={isChosen}
            onChange={({ target }) => choose(target.checked)}
          />
          <span className="min-w-0 font-[550]">{title}</span>
        </label>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-12 items-center gap-1 rounded-inner px-3 text-fine whitespace-nowrap text-act"
        >
          {items.length} articles<span className="sr-only"> de « {title} »</span>
          <ChevronDown aria-hidden className={cx("size-4 transition-transform duration-150", isOpen && "rotate-180")} />
        </button>
      </div>
      <ul id={listId} hidden={!isOpen} className="pr-3 pb-2 pl-8">
        {items.map(({ label, kind, unit }) => (
          <li key={label} className="flex items-baseline justify-between gap-3 py-1 text-fine">
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {label}
              <span className="block text-quiet">{ITEM_KIND_WORDS[kind].one}</span>
            </span>
            <span className="whitespace-nowrap text-quiet">{perUnit(unit)}</span>
          </li>
        ))}
      </ul>
    </li>
  );
}
