import { getCustomer } from "#api/customers.ts";
import { previewQuote } from "#api/documents.ts";
import type { ProjectAnswer } from "#api/projects.ts";
import { UNNAMED_CUSTOMER } from "#domain/customers/customer.messages.ts";
import { clientNames } from "#domain/customers/customer.ts";
import type { DocumentView } from "#domain/documents/document-view.ts";
import { totalHours } from "#domain/projects/task.ts";
import { formatMoney } from "#domain/shared/french-format.ts";
import { eurosToCents } from "#domain/shared/money.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { IdentityForm } from "#web/company/late-identity-form.ts";
import { useCompany } from "#web/company/use-company.ts";
import { CustomerForm } from "#web/customers/late-customer-form.ts";
import { Button, buttonLook } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { inputText } from "#web/ui/number-field.tsx";
import { useOnPhone } from "#web/ui/on-phone.ts";
import { SheetSkeleton } from "#web/ui/skeleton.tsx";
import { Failure } from "#web/ui/states.tsx";
import { Link, useParams } from "@tanstack/react-router";
import { Check, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useState } from "react";
import { StepFoot } from "./head/step-foot.tsx";
import { isPriced } from "./priced.ts";
import { StepPage } from "./step-page.tsx";

/**
 * /etape/{id}/validation: the check before documents leave. It shows what is there and what is missing, with a form to
 * fill it.
 */
export default function ValidationScreen() {
  const { id } = useParams({ from: "/signed-in/etape/$id/validation" });
  return (
    <StepPage id={id} step="validation">
      {(project) => <Validation project={project} />}
    </StepPage>
  );
}

// What is there and what is missing, beside what the quote will come to.
function Validation({ project }: { project: ProjectAnswer }) {
  const onPhone = useOnPhone();
  const checks = useChecks(project);
  const preview = useAnswer(previewQuote, { params: { id: project.id } }, { enabled: isPriced(project) });
  const view = preview.data?.view;
  const toQuote = <ToQuote id={project.id} isMain={checks.every(({ isGood }) => isGood !== false)} />;
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[1fr_20rem] lg:gap-6">
      <Checks project={project} checks={checks} />
      <Card title="Ce que dira le devis">
        {!isPriced(project) && <p className="text-quiet">Son total se lit ici une fois le prix donné.</p>}
        {preview.error && <Failure error={preview.error} retry={() => void preview.refetch()} />}
        {preview.isLoading && <SheetSkeleton isBare />}
        {view && <InShort project={project} view={view} />}
        {!onPhone && <div className="mt-4">{toQuote}</div>}
      </Card>
      {onPhone && (
        <StepFoot isStaying={view !== undefined}>
          {view && <GrossTotal view={view} />}
          <span className="flex-1">{toQuote}</span>
        </StepFoot>
      )}
    </div>
  );
}

function ToQuote({ id, isMain }: { id: string; isMain: boolean }) {
  return (
    <Link
      to="/etape/$id/$stepKey"
      params={{ id, stepKey: "quote" }}
      className={buttonLook({ look: isMain ? "primary" : "plain", isWide: true })}
    >
      Passer au devis
    </Link>
  );
}

function GrossTotal({ view: { showsVat, amounts } }: { view: DocumentView }) {
  return (
    <p className="flex flex-col">
      <span className="text-tiny whitespace-nowrap text-quiet">{showsVat ? "Total TTC" : "Total"}</span>
      <strong className="figures text-title whitespace-nowrap">{formatMoney(amounts.grossCents)}</strong>
    </p>
  );
}

// The days, the hours and the totals of the quote as it would be made now.
function InShort({ project: { tasks }, view }: { project: ProjectAnswer; view: DocumentView }) {
  const hours = totalHours(tasks);
  return (
    <dl className="flex flex-col">
      {hours > 0 && <Fact name="Heures des tâches" value={`${inputText(hours)} h`} />}
      {view.facts.map(({ label, value }) => (
        <Fact key={label} name={label} value={value} />
      ))}
      {view.totals.map(({ label, value, strong }, place) => (
        <Fact key={label} name={label} value={value} isStrong={strong} isAfterLine={place === 0} />
      ))}
    </dl>
  );
}

type FactProps = { name: string; value: string; isStrong?: boolean; isAfterLine?: boolean };

function Fact({ name, value, isStrong = false, isAfterLine = false }: FactProps) {
  const line = isAfterLine ? "mt-2 border-t border-line pt-3" : "";
  return (
    <div className={`flex flex-wrap items-baseline justify-between gap-x-4 py-1 ${line}`}>
      <dt className={isStrong ? "font-[550]" : "text-quiet"}>{name}</dt>
      <dd className={`figures text-right ${isStrong ? "text-title font-bold" : ""}`}>{value}</dd>
    </div>
  );
}

/** What is looked at before a quote leaves. `isGood` is undefined until it is known. */
type CheckedThing = { label: string; isGood: boolean | undefined; what: string; fill: Fill };

/** Where what is missing is given: a step of the project, or a form of this screen. */
type Fill = "estimation" | "quote" | "customer" | "company";

function useChecks(project: ProjectAnswer): readonly CheckedThing[] {
  const { customer_id, client_info, tasks, has_priced_lines } = project;
  const company = useCompany().data;
  const customer = useAnswer(getCustomer, { params: { id: customer_id } }).data?.customer;
  const who = clientNames(client_info).join(" – ");
  return [
    {
      label: "Tâches",
      isGood: tasks.length > 0 || has_priced_lines === true,
      what: tasks.length > 0 ? `${tasks.length} tâche${tasks.length > 1 ? "s" : ""}` : "Aucune pour l'instant",
      fill: "estimation",
    },
    checkedPrice(project, company?.vat_regime === "franchise"),
    {
      label: "Client",
      isGood: customer && customer.missing.length === 0,
      what: customer?.missing.length ? `${who || UNNAMED_CUSTOMER} : adresse de facturation à compléter` : who,
      fill: "customer",
    },
    {
      label: "Ton entreprise",
      isGood: company && company.missing.length === 0,
      what: company?.missing.length ? "Identité légale à compléter avant de facturer" : (company?.name ?? ""),
      fill: "company",
    },
  ];
}

// A quote with lines of its own is priced by them, with or without an estimation.
function checkedPrice(project: ProjectAnswer, isFranchise: boolean): CheckedThing {
  const { has_priced_lines, estimation_total: total } = project;
  const check = { label: "Prix", isGood: isPriced(project) };
  if (has_priced_lines !== null)
    return {
      ...check,
      what: has_priced_lines ? "Dans les lignes du devis" : "Aucune ligne du devis n'a de prix",
      fill: "quote",
    };
  if (total === null) return { ...check, what: "Durée et taux horaire à indiquer", fill: "estimation" };
  const price = formatMoney(eurosToCents(total));
  return { ...check, what: isFranchise ? price : `${price} hors taxes`, fill: "estimation" };
}

function Checks({ project, checks }: { project: ProjectAnswer; checks: readonly CheckedThing[] }) {
  const [filling, setFilling] = useState<"company" | "customer" | null>(null);
  const close = () => setFilling(null);
  const missing = checks.filter(({ isGood }) => isGood === false);
  const isKnown = checks.every(({ isGood }) => isGood !== undefined);
  return (
    <Card title="Avant d'envoyer">
      {isKnown && <Verdict missingCount={missing.length} />}
      <ul className="divide-y divide-line">
        {checks.map((check) => (
          <Line key={check.label} {...check}>
            <FillButton
              projectId={project.id}
              fill={check.fill}
              isMain={check === missing[0]}
              open={(form) => setFilling(form)}
            />
          </Line>
        ))}
      </ul>
      <Drawer title="Ton client" open={filling === "customer"} onClose={close}>
        <CustomerForm id={project.customer_id} customer={project.client_info} onSaved={close} />
      </Drawer>
      <Drawer title="Ton entreprise" open={filling === "company"} onClose={close}>
        <IdentityForm onSaved={close} />
      </Drawer>
    </Card>
  );
}

function Verdict({ missingCount }: { missingCount: number }) {
  return (
    <p data-state-line className="mb-3 text-quiet">
      {missingCount === 0
        ? "Rien ne manque."
        : missingCount === 1
          ? "Il manque une chose."
          : `Il manque ${missingCount} choses.`}
    </p>
  );
}

type FillProps = { projectId: string; fill: Fill; isMain: boolean; open: (form: "customer" | "company") => void };

function FillButton({ projectId, fill, isMain, open }: FillProps) {
  const look = isMain ? "primary" : "plain";
  if (fill === "customer" || fill === "company")
    return (
      <Button look={look} onClick={() => open(fill)}>
        Compléter
      </Button>
    );
  return (
    <Link to="/etape/$id/$stepKey" params={{ id: projectId, stepKey: fill }} className={buttonLook({ look })}>
      Compléter
    </Link>
  );
}

// Nothing is shown as missing before it is known.
function Line({ label, isGood, what, children }: Omit<CheckedThing, "fill"> & { children: ReactNode }) {
  return (
    <li className="flex min-h-14 items-center gap-3 py-2">
      {isGood === false ? (
        <TriangleAlert aria-label="À compléter" className="size-5 shrink-0 text-alert" />
      ) : (
        <Check
          aria-label={isGood ? "Prêt" : undefined}
          aria-hidden={!isGood}
          className={`size-5 shrink-0 text-good ${isGood ? "" : "invisible"}`}
        />
      )}
      <span className="min-w-0 flex-1">
        <span className="block font-[550]">{label}</span>
        <span className="block text-fine text-quiet">{what}</span>
      </span>
      {isGood === false && children}
    </li>
  );
}
