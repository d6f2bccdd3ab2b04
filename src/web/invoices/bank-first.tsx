import { AddBankDetails } from "#web/company/bank/bank-details.tsx";
import { leaveBank, wasBankLeft } from "#web/company/bank/bank-left.ts";
import { useCompany } from "#web/company/use-company.ts";
import { Button, linkLook } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Link } from "@tanstack/react-router";
import { useState } from "react";

/**
 * The account to be paid on, while the company has none: asked before the first invoice of a project, unless it was
 * left for later, and said from then on. Some are paid in cash or by card.
 */
export function BankFirst({ isFirst }: { isFirst: boolean }) {
  const company = useCompany().data;
  const [isLeft, setLeft] = useState(false);
  if (!company || company.iban !== "") return null;
  if (!isFirst || isLeft || wasBankLeft(company.id)) return <Said />;
  return (
    <Card title={"Avant d'émettre\u00a0: où te payer"}>
      <p className="mb-4 text-quiet">Sans IBAN, ton client ne saura pas où virer. Une facture émise ne change plus.</p>
      <div className="flex flex-wrap gap-3">
        <AddBankDetails words="Ajouter mon IBAN" isButton />
        <Button
          look="quiet"
          className="max-md:w-full"
          onClick={() => {
            leaveBank(company.id);
            setLeft(true);
          }}
        >
          Plus tard
        </Button>
      </div>
    </Card>
  );
}

/** The account that an invoice asks to be paid on: where it comes from, and where it is changed. */
export function BankSaid() {
  const iban = useCompany().data?.iban ?? "";
  if (iban === "") return null;
  return (
    <p className="text-fine text-quiet">
      À virer sur l'IBAN de tes réglages, qui finit par <span className="figures">{iban.slice(-4)}</span>.{" "}
      <Link to="/app/settings" hash="banque" className={linkLook}>
        Changer
      </Link>
    </p>
  );
}

function Said() {
  return (
    <p role="status" className="text-quiet">
      Sans IBAN, ton client ne saura pas où virer. <AddBankDetails words="L'ajouter" />
    </p>
  );
}
