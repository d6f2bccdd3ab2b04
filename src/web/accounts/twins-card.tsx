import type { PairAnswer, TwinAnswer } from "#api/accounts.ts";
import { MOST_PAIRS, listTwins, tellApart } from "#api/accounts.ts";
import {
  TWIN_REASON_WORDS,
  doubleWords,
  heldWords,
  mergeMessages,
  twinCountWords,
} from "#domain/accounts/merge.messages.ts";
import { customerLabel } from "#domain/customers/customer.messages.ts";
import { pairedPhone, phonesIn } from "#domain/shared/phone.ts";
import { useAnswer, useSingleChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { Link } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import { useState } from "react";
import { MergeForm } from "./late-merge-form.ts";

const SHOWN = 20;

// A pair that was put off comes back when the page is loaded again.
const pairsForLater = new Set<string>();

/** Two customers who may be one, one pair at a time, with what each card has. Nothing while there is none. */
export function TwinsCard() {
  const { data: twins } = useAnswer(listTwins, { query: { limit: SHOWN } });
  const [laterIds, setLaterIds] = useState<ReadonlySet<string>>(() => new Set(pairsForLater));
  // The pair leaves the list once it is merged: what was done is still said.
  const [openPair, setOpenPair] = useState<readonly TwinAnswer[] | null>(null);
  const [isChecked, setChecked] = useState(false);
  const isFolded = !isChecked;
  const pair = twins?.pairs.find(({ id }) => !laterIds.has(id));
  const putOff = (id: string) => {
    pairsForLater.add(id);
    setLaterIds(new Set(pairsForLater));
  };
  return (
    <>
      {pair && isFolded && (
        <button type="button" onClick={() => setChecked(true)} className={LINE}>
          {doubleWords(twins?.count ?? 0, MOST_PAIRS)}
          <span className="font-[550] text-act">{mergeMessages.check}</span>
        </button>
      )}
      {pair && !isFolded && (
        <Pair
          key={pair.id}
          pair={pair}
          count={twins?.count ?? 0}
          merge={() => setOpenPair(pair.customers)}
          putOff={() => putOff(pair.id)}
        />
      )}
      <Drawer title="Fusionner deux fiches" open={openPair !== null} onClose={() => setOpenPair(null)}>
        {openPair && <MergeForm customers={openPair} />}
      </Drawer>
    </>
  );
}

// The list comes first.
const LINE = cx(
  "mb-4 flex min-h-11 w-full items-center justify-between gap-3 rounded-card border border-line bg-paper px-4",
  "text-left text-fine",
);

type PairProps = { pair: PairAnswer; count: number; merge: () => void; putOff: () => void };

function Pair({ pair: { customers, reasons }, count, merge, putOff }: PairProps) {
  const [one, other] = customers;
  const tell = (isDistinct: boolean) =>
    call(tellApart, {
      params: { id: one?.id ?? "" },
      body: { other_id: other?.id ?? "", is_distinct: isDistinct },
    });
  const separate = useSingleChange(() => tell(true), {
    onSuccess: () => showToast(mergeMessages.areTwo, () => void tell(false).catch(tellFailure)),
    onError: tellFailure,
  });
  return (
    <Card title={mergeMessages.question} className="mb-6">
      <p className="-mt-3 mb-3 text-fine text-quiet">
        {[reasons.map((reason) => TWIN_REASON_WORDS[reason]).join(", "), count > 1 && twinCountWords(count, MOST_PAIRS)]
          .filter(Boolean)
          .join(" · ")}
      </p>
      <ul className="grid gap-3 md:grid-cols-2">
        {customers.map((customer) => (
          <Twin key={customer.id} customer={customer} />
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-2 max-md:*:w-full">
        <Button aria-haspopup="dialog" onClick={merge}>
          C'est le même client
        </Button>
        <Button isBusy={separate.isPending} onClick={() => separate.mutate(undefined)}>
          Ce sont deux clients
        </Button>
        <Button look="quiet" onClick={putOff}>
          Plus tard
        </Button>
      </div>
    </Card>
  );
}

function Twin({ customer }: { customer: TwinAnswer }) {
  const { id, email, phone, address } = customer;
  const facts = [...phonesIn(phone).map(pairedPhone), email, address?.city ?? ""].filter((fact) => fact !== "");
  return (
    <li className="min-w-0 rounded-inner bg-sunk px-3 py-2 [overflow-wrap:anywhere]">
      <Link
        to="/app/customers/$customerId"
        params={{ customerId: id }}
        className="inline-flex min-h-11 items-center font-[550] underline underline-offset-2"
      >
        {customerLabel(customer)}
      </Link>
      {facts.map((fact) => (
        <p key={fact} className="text-fine tabular-nums">
          {fact}
        </p>
      ))}
      <p className="text-fine text-quiet">{heldWords(customer)}</p>
    </li>
  );
}

function tellFailure({ message }: Error): void {
  showToast(message);
}
