import type { ProjectAnswer } from "#api/projects.ts";
import { isAboutInsurance } from "#domain/company/missing-seller-fields.ts";
import { validationMessages } from "#domain/projects/validation.messages.ts";
import { IdentityForm } from "#web/company/late-identity-form.ts";
import { useCompany } from "#web/company/use-company.ts";
import { CustomerForm } from "#web/customers/late-customer-form.ts";
import { Button, buttonLook } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { Link } from "@tanstack/react-router";
import { Check, CircleHelp, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useState } from "react";
import type { CheckForm, CheckedThing } from "./use-checks.tsx";

type Props = { project: ProjectAnswer; checks: readonly CheckedThing[]; isBefore: boolean };

/** What is there and what is missing, each with what fills it. `isBefore`: nobody has the quote yet. */
export function Checks({ project, checks, isBefore }: Props) {
  const [filling, setFilling] = useState<CheckForm | null>(null);
  const close = () => setFilling(null);
  const missing = checks.filter(({ isGood }) => isGood === false);
  const owedChecks = missing.filter(({ isOwed }) => isOwed);
  const isKnown = checks.every(({ isGood }) => isGood !== undefined);
  // Once the quote has left, only what is still to be said is worth a place.
  if (!isBefore && owedChecks.length === 0) return null;
  return (
    <Card title={isBefore ? validationMessages.before : validationMessages.toComplete}>
      {isBefore && isKnown && (
        <p data-state-line className="mb-3 text-quiet">
          {readinessWords(missing, project.quote !== null)}
        </p>
      )}
      <ul className="divide-y divide-line">
        {(isBefore ? checks : owedChecks).map((check) => (
          <Line key={check.label} {...check}>
            <FillButton
              projectId={project.id}
              fill={check.fill}
              isMain={isBefore && check === owedChecks[0]}
              open={setFilling}
              label={check.isOwed ? "Compléter" : "Vérifier"}
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
      <Drawer title="Ton assurance" open={filling === "insurance"} onClose={close}>
        <InsuranceForm onSaved={close} />
      </Drawer>
    </Card>
  );
}

// What is only to be verified holds nothing back, but it is not ready either.
function readinessWords(missing: readonly CheckedThing[], isDrawnUp: boolean): string {
  const owedCount = missing.filter(({ isOwed }) => isOwed).length;
  if (owedCount > 0) return validationMessages.missing(owedCount);
  if (missing.length > 0) return validationMessages.toVerify(missing.map(({ label }) => label));
  return isDrawnUp ? validationMessages.ready : validationMessages.readyToDrawUp;
}

function InsuranceForm({ onSaved }: { onSaved: () => void }) {
  const company = useCompany().data;
  const [names] = useState(() => company?.missing.filter(isAboutInsurance) ?? []);
  return <IdentityForm only={names} onSaved={onSaved} />;
}

type FillProps = {
  projectId: string;
  fill: CheckedThing["fill"];
  isMain: boolean;
  open: (form: CheckForm) => void;
  label: string;
};

function FillButton({ projectId, fill, isMain, open, label }: FillProps) {
  const look = isMain ? "primary" : "plain";
  if (fill !== "estimation" && fill !== "quote")
    return (
      <Button look={look} onClick={() => open(fill)}>
        {label}
      </Button>
    );
  return (
    <Link to="/etape/$id/$stepKey" params={{ id: projectId, stepKey: fill }} className={buttonLook({ look })}>
      {label}
    </Link>
  );
}

// Nothing is shown as missing before it is known.
function Line({ label, isGood, isOwed, what, children }: Omit<CheckedThing, "fill"> & { children: ReactNode }) {
  return (
    <li className="flex min-h-14 items-center gap-3 py-2">
      {isGood !== false ? (
        <Check
          aria-label={isGood ? "Prêt" : undefined}
          aria-hidden={!isGood}
          className={`size-5 shrink-0 text-good ${isGood ? "" : "invisible"}`}
        />
      ) : isOwed ? (
        <TriangleAlert aria-label="À compléter" className="size-5 shrink-0 text-alert" />
      ) : (
        <CircleHelp aria-label="À vérifier" className="size-5 shrink-0 text-quiet" />
      )}
      <span className="min-w-0 flex-1">
        <span className="block font-[550]">{label}</span>
        <span className="block text-fine text-quiet">{what}</span>
      </span>
      {isGood === false && children}
    </li>
  );
}
