import type { CompanyAnswer } from "#api/company.ts";
import type { ProjectAnswer } from "#api/projects.ts";
import { AddBankDetails } from "#web/company/bank/bank-details.tsx";
import { leaveBank, leaveMediator, wasBankLeft, wasMediatorLeft } from "#web/company/bank/bank-left.ts";
import { IdentityForm } from "#web/company/late-identity-form.ts";
import { useCompany } from "#web/company/use-company.ts";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { useState } from "react";

/** What an invoice can be issued without, and what its customer then misses. */
export type LeftOut = {
  lacksBank: boolean;
  lacksMediator: boolean;
  /** Notes that it was said on this device: the next invoice asks it no more. */
  leave: () => void;
};

/** What the invoice of this buyer still lacks that no law blocks: said once, before it is issued. */
export function useLeftOut({ client_info: buyer }: Pick<ProjectAnswer, "client_info">): LeftOut {
  const company = useCompany().data ?? null;
  const lacksBank = company !== null && company.iban === "" && !wasBankLeft(company.id);
  const lacksMediator = buyer.kind === "person" && lacksNamedMediator(company);
  return {
    lacksBank,
    lacksMediator,
    leave: () => {
      if (company !== null && lacksBank) leaveBank(company.id);
      if (company !== null && lacksMediator) leaveMediator(company.id);
    },
  };
}

// « Plus tard » was the answer: the law asks for the name of one on what a private person signs and pays.
function lacksNamedMediator(company: CompanyAnswer | null): boolean {
  return company !== null && company.mediation === "later" && !wasMediatorLeft(company.id);
}

/** What is left out, each with the way to say it now. */
export function BeforeIssuing({ lacksBank, lacksMediator }: Pick<LeftOut, "lacksBank" | "lacksMediator">) {
  if (!lacksBank && !lacksMediator) return null;
  return (
    <div role="status" className="mt-2 flex flex-col gap-2">
      {lacksBank && (
        <p>
          Il n'y a pas d'IBAN où te payer, et le PDF émis ne change plus.{" "}
          <AddBankDetails words="Ajouter mon IBAN d'abord" />
        </p>
      )}
      {lacksMediator && (
        <p>
          Ton client est un particulier : la loi demande de lui nommer ton médiateur de la consommation. <AddMediator />
        </p>
      )}
      <p className="text-quiet">Tu peux aussi émettre sans.</p>
    </div>
  );
}

function AddMediator() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className="min-h-6 font-[550] text-act underline"
        onClick={() => setOpen(true)}
      >
        Nommer mon médiateur
      </button>
      <Drawer title="Ton médiateur" open={isOpen} isSheet onClose={() => setOpen(false)}>
        <IdentityForm
          only={ASKED}
          onSaved={() => {
            setOpen(false);
            showToast("Médiateur enregistré.");
          }}
        />
      </Drawer>
    </>
  );
}

const ASKED = ["mediation"];
