import { getCustomer } from "#api/customers.ts";
import type { ProjectAnswer } from "#api/projects.ts";
import { UNNAMED_CUSTOMER } from "#domain/customers/customer.messages.ts";
import { clientNames } from "#domain/customers/customer.ts";
import { formatMoney } from "#domain/shared/french-format.ts";
import { eurosToCents } from "#domain/shared/money.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { IdentityForm } from "#web/company/late-identity-form.ts";
import { useCompany } from "#web/company/use-company.ts";
import { CustomerForm } from "#web/customers/late-customer-form.ts";
import { Button, buttonLook } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { Link, useParams } from "@tanstack/react-router";
import { Check, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useState } from "react";
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
      {(project) => <Checks project={project} />}
    </StepPage>
  );
}

function Checks({ project }: { project: ProjectAnswer }) {
  const { id, customer_id, client_info, tasks, has_priced_lines } = project;
  const [filling, setFilling] = useState<"company" | "customer" | null>(null);
  const company = useCompany().data;
  const customer = useAnswer(getCustomer, { params: { id: customer_id } }).data?.customer;
  const who = clientNames(client_info).join(" – ");
  const close = () => setFilling(null);
  const estimate = (
    <Link to="/etape/$id/$stepKey" params={{ id, stepKey: "estimation" }} className={buttonLook()}>
      Compléter
    </Link>
  );
  return (
    <Card title="Avant d'envoyer" className="max-w-2xl">
      <ul className="divide-y divide-line">
        <Line
          label="Tâches"
          isGood={tasks.length > 0 || has_priced_lines === true}
          what={tasks.length > 0 ? `${tasks.length} tâche${tasks.length > 1 ? "s" : ""}` : "Aucune pour l'instant"}
          fill={estimate}
        />
        <Price project={project} />
        <Line
          label="Client"
          isGood={customer && customer.missing.length === 0}
          what={customer?.missing.length ? `${who || UNNAMED_CUSTOMER} : adresse de facturation à compléter` : who}
          fill={<Button onClick={() => setFilling("customer")}>Compléter</Button>}
        />
        <Line
          label="Ton entreprise"
          isGood={company && company.missing.length === 0}
          what={company?.missing.length ? "Identité légale à compléter avant de facturer" : (company?.name ?? "")}
          fill={<Button onClick={() => setFilling("company")}>Compléter</Button>}
        />
      </ul>
      <Link
        to="/etape/$id/$stepKey"
        params={{ id, stepKey: "quote" }}
        className={buttonLook({ look: "primary", className: "mt-4 max-md:w-full" })}
      >
        Passer au devis
      </Link>
      <Drawer title="Ton client" open={filling === "customer"} onClose={close}>
        <CustomerForm id={customer_id} customer={client_info} onSaved={close} />
      </Drawer>
      <Drawer title="Ton entreprise" open={filling === "company"} onClose={close}>
        <IdentityForm onSaved={close} />
      </Drawer>
    </Card>
  );
}

// A quote with lines of its own is priced by them, with or without an estimation.
function Price({ project }: { project: ProjectAnswer }) {
  const { id, has_priced_lines, estimation_total: total } = project;
  const isFranchise = useCompany().data?.vat_regime === "franchise";
  const [stepKey, what] =
    has_priced_lines !== null
      ? ["quote", has_priced_lines ? "Dans les lignes du devis" : "Aucune ligne du devis n'a de prix"]
      : total !== null
        ? ["estimation", `${formatMoney(eurosToCents(total))}${isFranchise ? "" : " hors taxes"}`]
        : ["estimation", "Durée et taux horaire à indiquer"];
  return (
    <Line
      label="Prix"
      isGood={isPriced(project)}
      what={what}
      fill={
        <Link to="/etape/$id/$stepKey" params={{ id, stepKey }} className={buttonLook()}>
          Compléter
        </Link>
      }
    />
  );
}

// `good` is undefined until it is known: nothing is shown as missing before.
function Line({
  label,
  isGood,
  what,
  fill,
}: {
  label: string;
  isGood: boolean | undefined;
  what: string;
  fill: ReactNode;
}) {
  return (
    <li className="flex min-h-16 items-center gap-3 py-2">
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
      {isGood === false && fill}
    </li>
  );
}
