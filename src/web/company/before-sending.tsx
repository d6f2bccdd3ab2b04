import { beforeSendingMessages } from "#domain/company/before-sending.messages.ts";
import { Button } from "#web/ui/button.tsx";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { useState } from "react";
import { putOff, wasPutOff } from "./bank/bank-left.ts";
import { COMPANY_FIELDS, CompanyForm } from "./company-form.tsx";
import { LogoCard } from "./logo-card.tsx";
import { useCompany } from "./use-company.ts";
import { useMay } from "./use-memberships.ts";

type Part = "iban" | "logo";

/**
 * What is worth saying just before a first document leaves: the account to be paid on, the logo. Each says why. It may
 * be left, and is then asked no more on this device.
 */
export function BeforeSending() {
  const { data: company } = useCompany();
  const manages = useMay()("manage");
  const [openPart, setOpenPart] = useState<Part | null>(null);
  const [isLeft, setLeft] = useState(false);
  if (!company || company.is_example || !manages || isLeft || wasPutOff(company.id)) return null;
  const parts: Part[] = [
    ...(company.iban === "" ? (["iban"] as const) : []),
    ...(company.logo_id === null ? (["logo"] as const) : []),
  ];
  const close = () => setOpenPart(null);
  return (
    <>
      {parts.length > 0 && (
        <section aria-label={beforeSendingMessages.title} className="rounded-card bg-sunk p-4">
          <h3 className="font-[550]">{beforeSendingMessages.title}</h3>
          <ul className="mt-2 flex flex-col gap-2">
            {parts.map((part) => (
              <li key={part} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
                <span className="min-w-0 flex-[1_1_9rem]">
                  {beforeSendingMessages[part].what}
                  <span className="block text-fine text-quiet">{beforeSendingMessages[part].why}</span>
                </span>
                <Button
                  aria-haspopup="dialog"
                  aria-label={`${beforeSendingMessages.give} : ${beforeSendingMessages[part].what}`}
                  onClick={() => setOpenPart(part)}
                >
                  {beforeSendingMessages.give}
                </Button>
              </li>
            ))}
          </ul>
          <Button
            look="quiet"
            className="-mb-2 -ml-2 px-2 text-fine"
            onClick={() => {
              putOff(company.id);
              setLeft(true);
            }}
          >
            {beforeSendingMessages.later}
          </Button>
        </section>
      )}
      <Drawer
        title={openPart === null ? "" : beforeSendingMessages[openPart].what}
        open={openPart !== null}
        isSheet
        onClose={close}
      >
        {openPart === "iban" && <CompanyForm fields={COMPANY_FIELDS.bank} onSaved={close} />}
        {openPart === "logo" && <LogoCard />}
      </Drawer>
    </>
  );
}
