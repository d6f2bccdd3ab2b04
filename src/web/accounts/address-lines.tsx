import type { SiteAnswer } from "#api/accounts.ts";
import { addressLines } from "#domain/shared/address.ts";
import { linkLook } from "#web/ui/button.tsx";
import { mapUrl } from "./map-url.ts";

/** An address as on an envelope, and the way to it. */
export function AddressLines({ address }: { address: SiteAnswer["address"] }) {
  const { postal_code: postalCode, ...same } = address;
  const map = mapUrl(address);
  return (
    <>
      {addressLines({ ...same, postalCode }).map((line) => (
        <span key={line} className="block [overflow-wrap:anywhere]">
          {line}
        </span>
      ))}
      {map && (
        <a href={map} target="_blank" rel="noreferrer" className={linkLook}>
          Voir sur la carte
        </a>
      )}
    </>
  );
}
