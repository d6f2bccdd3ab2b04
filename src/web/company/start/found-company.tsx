import { getCompany, updateCompany } from "#api/company.ts";
import type { RegisteredCompanyAnswer } from "#api/register/register.ts";
import { findRegisteredCompanies } from "#api/register/register.ts";
import { firstRunMessages } from "#domain/company/first-run.messages.ts";
import { showAnswer, useAnswer, useSingleChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { LateCompanyFinder } from "#web/register/late-company-finder.ts";
import { Button } from "#web/ui/button.tsx";
import { Failure } from "#web/ui/states.tsx";
import { useState } from "react";
import { companyBody } from "../company-body.ts";
import { registerFields } from "../register-fields.ts";
import { WithinRole } from "../roles/within-role.tsx";

const FROM_REGISTER = [
  "name",
  "legal_form",
  "siren",
  "siret",
  "address.line1",
  "address.line2",
  "address.postal_code",
  "address.city",
];

/** Whether the register can be asked, and whether that is still being read: the same question as its field asks. */
export function useRegister(): { isLoading: boolean; isAvailable: boolean } {
  const { data, isLoading } = useAnswer(findRegisteredCompanies, { query: {} }, { staleTime: 60_000, retry: false });
  return { isLoading, isAvailable: data?.is_available ?? false };
}

// A label, a box and a hint of two lines: the fields below do not move when the field comes.
const PLACE_OF_FINDER = "min-h-28 md:min-h-24";

/** The register fills in who one is and where: what it says is shown, then taken in one tap. Without it, by hand. */
export function FoundCompany({ next }: { next: () => void }) {
  const { isAvailable } = useRegister();
  const [firm, setFirm] = useState<RegisteredCompanyAnswer | null>(null);
  const save = useSingleChange(
    (values: Record<string, string>) => call(updateCompany, { body: companyBody(values, { vat_number: "" }) }),
    {
      onSuccess: (answer) => {
        showAnswer(getCompany, {}, answer);
        next();
      },
    },
  );
  return (
    <WithinRole right="manage">
      <div className="mb-4">
        <div className={isAvailable ? PLACE_OF_FINDER : ""}>
          <LateCompanyFinder label={firstRunMessages.find} onChoose={setFirm} />
        </div>
        {firm && (
          <div role="status" className="mt-3 rounded-card border border-act bg-act-pale px-4 py-3">
            <p className="font-[550]">{firm.name}</p>
            <p className="text-fine">SIREN {firm.siren}</p>
            <p className="text-fine">
              {firm.address.line1} {firm.address.postal_code} {firm.address.city}
            </p>
            <Button
              look="primary"
              className="mt-3"
              isBusy={save.isPending}
              onClick={() => save.mutate(registerFields(firm, FROM_REGISTER))}
            >
              {firstRunMessages.itIsMe}
            </Button>
            {save.error && <Failure error={save.error} />}
          </div>
        )}
      </div>
    </WithinRole>
  );
}
