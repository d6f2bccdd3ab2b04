import type { AccountAnswer } from "#api/accounts.ts";
import { getAccount } from "#api/accounts.ts";
import { latePart } from "#domain/accounts/account.messages.ts";
import { customerGapWords, customerLabel } from "#domain/customers/customer.messages.ts";
import { clientNames } from "#domain/customers/customer.ts";
import { formatMoney } from "#domain/shared/french-format.ts";
import { callUrl, phonesIn } from "#domain/shared/phone.ts";
import { useAnswer } from "#web/client/answers.tsx";
import type { Answer } from "#web/client/call.ts";
import { useSureRight } from "#web/company/roles/use-sure-right.ts";
import { useMay } from "#web/company/use-memberships.ts";
import { CustomerForm } from "#web/customers/late-customer-form.ts";
import { Button, buttonLook } from "#web/ui/button.tsx";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { useOnPhone } from "#web/ui/on-phone.ts";
import { SheetSkeleton } from "#web/ui/skeleton.tsx";
import { Failure } from "#web/ui/states.tsx";
import { Link, useNavigate, useParams } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import { ArrowLeft, Mail, MapPin, Phone } from "lucide-react";
import { useState } from "react";
import { Coordinates } from "./coordinates.tsx";
import { CustomerDocuments } from "./customer-documents.tsx";
import { CustomerEvents } from "./customer-events.tsx";
import { CustomerMenu, MERGE } from "./customer-menu.tsx";
import { CustomerNotes } from "./customer-notes.tsx";
import { CustomerProjects } from "./customer-projects.tsx";
import { CustomerSites } from "./customer-sites.tsx";
import { MergePicker } from "./late-merge-picker.ts";
import { mapUrl } from "./map-url.ts";

/** /app/customers/{id}: who it is, what they owe, and what was done for them. */
export default function CustomerCardScreen() {
  const { customerId } = useParams({ from: "/signed-in/app/customers/$customerId" });
  const { data, error, refetch } = useAnswer(getAccount, { params: { id: customerId } });
  const [mergedCustomer, setMergedCustomer] = useState<AccountAnswer | null>(null);
  const navigate = useNavigate();
  return (
    <div className="w-full max-w-6xl px-4 py-6 md:px-8 md:py-8">
      <title>{`${data ? customerLabel(data.account) : "Client"} – Établi`}</title>
      <Link to="/app/customers" className={buttonLook({ look: "quiet", className: "mb-2 -ml-4" })}>
        <ArrowLeft aria-hidden className="size-5" />
        Clients
      </Link>
      {error && <Failure error={error} retry={() => void refetch()} />}
      {!data && !error && <SheetSkeleton label="Chargement de la fiche…" />}
      {data && <Card key={customerId} card={data} merge={() => setMergedCustomer(data.account)} />}
      <Drawer title={MERGE} open={mergedCustomer !== null} onClose={() => setMergedCustomer(null)}>
        {mergedCustomer && (
          <MergePicker
            customer={mergedCustomer}
            onMerged={(keptId) =>
              void navigate({ to: "/app/customers/$customerId", params: { customerId: keptId }, replace: true })
            }
          />
        )}
      </Drawer>
    </div>
  );
}

const COLUMNS = [
  "grid items-start gap-4 md:grid-cols-[minmax(0,1fr)_20rem] md:grid-rows-[auto_1fr] md:gap-6",
  "beside-panel:grid-cols-1",
].join(" ");

type CardProps = { card: Answer<typeof getAccount>; merge: () => void };

function Card({ card, merge }: CardProps) {
  const { account, notes, project_count: projectCount, paid_cents: paidCents } = card;
  const [isEdited, setEdited] = useState(false);
  const may = useMay();
  const hasRight = useSureRight();
  const { id } = account;
  const onPhone = useOnPhone();
  // A door's code is read on the way there. A card that is filled in does not move.
  const [areNotesFirst] = useState(onPhone && notes.text.trim() !== "");
  const notesCard = <CustomerNotes customerId={id} notes={notes} />;
  return (
    <>
      <Head account={account} edit={() => setEdited(true)} merge={merge} />
      {may("amounts") && <Money due={account.due} paidCents={paidCents} />}
      <div className={COLUMNS}>
        <div className="flex flex-col gap-4 md:gap-6">
          {areNotesFirst && notesCard}
          {hasRight("amounts") && <CustomerDocuments customerId={id} />}
          <CustomerProjects customerId={id} projectCount={projectCount} />
        </div>
        <div className="flex flex-col gap-4 md:row-span-2 md:gap-6 beside-panel:row-span-1">
          <Coordinates account={account} />
          {!areNotesFirst && notesCard}
          <CustomerSites customerId={id} notes={notes} />
        </div>
        {hasRight("amounts") && <CustomerEvents customerId={id} />}
      </div>
      <Drawer title={`Modifier ${customerLabel(account)}`} open={isEdited} onClose={() => setEdited(false)}>
        {isEdited && <CustomerForm id={id} customer={account} onSaved={() => setEdited(false)} />}
      </Drawer>
    </>
  );
}

type HeadProps = { account: AccountAnswer; edit: () => void; merge: () => void };

function Head({ account, edit, merge }: HeadProps) {
  const manages = useMay()("manage");
  const onPhone = useOnPhone();
  const gaps = [...account.missing, ...(account.lacks_siren ? ["siren"] : [])];
  const who = [clientNames(account)[1], account.kind === "company" ? "Professionnel" : "Particulier"];
  return (
    <header className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h1 className="text-page [overflow-wrap:anywhere]">{customerLabel(account)}</h1>
        <p className="mt-1 text-quiet">{who.filter(Boolean).join(" · ")}</p>
        {gaps.length > 0 && <p className="mt-1 text-fine text-alert">{customerGapWords(gaps)} pour une facture.</p>}
      </div>
      <Reach account={account} />
      {manages && (
        <div className="flex gap-2 max-md:w-full">
          {!onPhone && (
            <Button look="quiet" aria-haspopup="dialog" onClick={edit}>
              Modifier
            </Button>
          )}
          <Link
            to="/project/new"
            hash={`customer=${account.id}`}
            className={buttonLook({ look: "primary", className: "max-md:flex-1 max-md:px-2" })}
          >
            Nouveau projet
          </Link>
          {onPhone && (
            <Button aria-haspopup="dialog" className="px-3" onClick={edit}>
              Modifier
            </Button>
          )}
          <CustomerMenu customer={account} merge={merge} />
        </div>
      )}
    </header>
  );
}

/** What one does most with a customer, each in one tap. */
function Reach({ account: { phone, email, address } }: { account: AccountAnswer }) {
  const number = phonesIn(phone)[0];
  const map = mapUrl(address);
  if (!number && email === "" && !map) return null;
  const look = buttonLook({ className: "flex-1 px-3 md:flex-none md:px-4" });
  return (
    <div className="flex w-full flex-wrap gap-2 md:order-last">
      {number && (
        <a href={callUrl(number)} className={look}>
          <Phone aria-hidden className="size-5 shrink-0" />
          Appeler
        </a>
      )}
      {email !== "" && (
        <a href={`mailto:${email}`} className={look}>
          <Mail aria-hidden className="size-5 shrink-0" />
          Écrire
        </a>
      )}
      {map && (
        <a href={map} target="_blank" rel="noreferrer" className={look}>
          <MapPin aria-hidden className="size-5 shrink-0" />
          Y aller
        </a>
      )}
    </div>
  );
}

const SUMS = cx(
  "mb-4 flex flex-wrap items-baseline gap-x-6 gap-y-1 rounded-card border border-line bg-paper px-4 py-3",
);

type MoneyProps = { due: AccountAnswer["due"]; paidCents: number | null };

// What one opens the card for: whether they owe anything, and what they have paid in all.
function Money({ due, paidCents }: MoneyProps) {
  if (!due && !paidCents) return null;
  return (
    <div className={SUMS}>
      <span className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-quiet">{due ? "Reste à payer" : "Ne doit rien"}</span>
        {due && (
          <span className={cx("figures text-title font-[700]", due.late_cents > 0 && "text-bad")}>
            {formatMoney(due.rest_cents)}
          </span>
        )}
        {due && due.late_cents > 0 && <span className="text-fine text-bad">{latePart(due)}</span>}
      </span>
      {due && <DueActs due={due} />}
      {paidCents !== null && paidCents > 0 && (
        <span className="flex flex-wrap items-baseline gap-x-3 text-quiet">
          Déjà payé <span className="figures font-[550] text-ink">{formatMoney(paidCents)}</span>
        </span>
      )}
    </div>
  );
}

// The step of the invoice that was due first: there a payment is noted, or a reminder is written.
function DueActs({ due: { late_cents: lateCents, first } }: { due: NonNullable<AccountAnswer["due"]> }) {
  if (!useMay()("manage")) return null;
  const place = { to: "/etape/$id/$stepKey", params: { id: first.project_id, stepKey: "invoice" } } as const;
  return (
    <span className="flex gap-2 md:order-last md:ml-auto">
      {lateCents > 0 && (
        <Link {...place} hash="mail" className={buttonLook({ className: "px-3" })}>
          Relancer
        </Link>
      )}
      <Link {...place} className={buttonLook({ className: "px-3" })}>
        Encaisser
      </Link>
    </span>
  );
}
