import type { AccountAnswer } from "#api/accounts.ts";
import { callUrl, pairedPhone, phonesIn } from "#domain/shared/phone.ts";
import { linkLook } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import type { ReactNode } from "react";
import { AddressLines } from "./address-lines.tsx";

/** Where a customer is reached and invoiced, and the numbers of a firm. */
export function Coordinates({ account }: { account: AccountAnswer }) {
  const { phone, email, address, siren, siret, vat_number: vatNumber } = account;
  const facts: [string, ReactNode][] = [
    ["Téléphone", phone !== "" && <Phones phone={phone} />],
    ["Email", email !== "" && <Mail email={email} />],
    ["Adresse de facturation", address && <AddressLines address={address} />],
    ["SIREN", siren !== "" && siret === "" && siren],
    ["SIRET", siret],
    ["Numéro de TVA", vatNumber],
  ];
  const knownFacts = facts.filter(([, value]) => Boolean(value));
  return (
    <Card title="Coordonnées">
      {knownFacts.length === 0 && <p className="text-quiet">Ni téléphone, ni email, ni adresse.</p>}
      <dl className="flex flex-col gap-3">
        {knownFacts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-fine text-quiet">{name}</dt>
            <dd className="tabular-nums [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Phones({ phone }: { phone: string }) {
  return (
    <span className="flex flex-wrap gap-x-4">
      {phonesIn(phone).map((number) => (
        <a key={number} href={callUrl(number)} className={linkLook}>
          {pairedPhone(number)}
        </a>
      ))}
    </span>
  );
}

function Mail({ email }: { email: string }) {
  return (
    <a href={`mailto:${email}`} className={linkLook}>
      {email}
    </a>
  );
}
