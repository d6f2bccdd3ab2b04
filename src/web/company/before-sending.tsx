import { beforeSendingMessages } from "#domain/company/before-sending.messages.ts";
import { Button } from "#web/ui/button.tsx";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { useState } from "react";
import { putOff, wasPutOff } from "./bank/bank-left.ts";
import { LogoCard } from "./logo-card.tsx";
import { useCompany } from "./use-company.ts";
import { useMay } from "./use-memberships.ts";

/**
 * What is worth saying just before a first document leaves: the logo, with why. It may be left, and is then asked no
 * more on this device. The account to be paid on is asked by the first invoice, which prints it.
 */
export function BeforeSending() {
  const { data: company } = useCompany();
  const manages = useMay()("manage");
  const [isOpen, setOpen] = useState(false);
  const [isLeft, setLeft] = useState(false);
  if (!company || company.is_example || !manages || isLeft || wasPutOff(company.id)) return null;
  const { title, give, later, logo } = beforeSendingMessages;
  return (
    <>
      {company.logo_id === null && (
        <section aria-label={title} className="rounded-card bg-sunk p-4">
          <h3 className="font-[550]">{title}</h3>
          <div className="mt-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <p className="min-w-0 flex-[1_1_9rem]">
              {logo.what}
              <span className="block text-fine text-quiet">{logo.why}</span>
            </p>
            <Button aria-haspopup="dialog" aria-label={`${give} : ${logo.what}`} onClick={() => setOpen(true)}>
              {give}
            </Button>
          </div>
          <Button
            look="quiet"
            className="-mb-2 -ml-2 px-2 text-fine"
            onClick={() => {
              putOff(company.id);
              setLeft(true);
            }}
          >
            {later}
          </Button>
        </section>
      )}
      <Drawer title={logo.what} open={isOpen} isSheet onClose={() => setOpen(false)}>
        {isOpen && <LogoCard />}
      </Drawer>
    </>
  );
}
