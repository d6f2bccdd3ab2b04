import { beforeSendingMessages } from "#domain/company/before-sending.messages.ts";
import { Button } from "#web/ui/button.tsx";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { useState } from "react";
import { putOff, wasPutOff } from "./bank/bank-left.ts";
import { IdentityForm } from "./late-identity-form.ts";
import { LogoCard } from "./logo-card.tsx";
import { useCompany } from "./use-company.ts";
import { useMay } from "./use-memberships.ts";

type Offer = "logo" | "phone";

/**
 * What is worth saying just before a first document leaves: the phone by which customers reach the seller and the logo,
 * with why. It may be left, and is then asked no more on this device. The account to be paid on is asked by the first
 * invoice, which prints it.
 */
export function BeforeSending() {
  const { data: company } = useCompany();
  const manages = useMay()("manage");
  const [shownOffer, setShownOffer] = useState<Offer | null>(null);
  const [isLeft, setLeft] = useState(false);
  if (!company || company.is_example || !manages || isLeft || wasPutOff(company.id)) return null;
  const { title, later } = beforeSendingMessages;
  const offers: Offer[] = [
    ...(company.phone === "" ? ["phone" as const] : []),
    ...(company.logo_id === null ? ["logo" as const] : []),
  ];
  const close = () => setShownOffer(null);
  return (
    <>
      {offers.length > 0 && (
        <section aria-label={title} className="rounded-card bg-sunk p-4">
          <h3 className="font-[550]">{title}</h3>
          {offers.map((offer) => (
            <OfferRow key={offer} offer={offer} open={() => setShownOffer(offer)} />
          ))}
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
      <Drawer
        title={shownOffer === null ? "" : beforeSendingMessages[shownOffer].what}
        open={shownOffer !== null}
        isSheet
        onClose={close}
      >
        {shownOffer === "logo" && <LogoCard />}
        {shownOffer === "phone" && <IdentityForm only={["phone"]} onSaved={close} />}
      </Drawer>
    </>
  );
}

function OfferRow({ offer, open }: { offer: Offer; open: () => void }) {
  const { what, why } = beforeSendingMessages[offer];
  const { give } = beforeSendingMessages;
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <p className="min-w-0 flex-[1_1_9rem]">
        {what}
        <span className="block text-fine text-quiet">{why}</span>
      </p>
      <Button aria-haspopup="dialog" aria-label={`${give} : ${what}`} onClick={open}>
        {give}
      </Button>
    </div>
  );
}
