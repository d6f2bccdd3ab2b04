import type { ProjectAnswer } from "#api/projects.ts";
import { callUrl, pairedPhone, phonesIn } from "#domain/shared/phone.ts";
import { placeUrl } from "#web/customers/place-url.ts";
import { cx } from "class-variance-authority";
import { Mail, MapPin, Phone } from "lucide-react";
import { headActIcon, headActLook } from "./head-act.ts";

/** How the customer of a project is reached, and the way to the works: what is known of it. */
export function ReachLinks({ project }: { project: ProjectAnswer }) {
  const { phone, email } = project.client_info;
  const number = phonesIn(phone)[0];
  return (
    <>
      {email !== "" && (
        <a href={`mailto:${email}`} title={email} aria-label={`Écrire : ${email}`} className={headActLook}>
          <Mail aria-hidden className={headActIcon} />
          <span className={REACH_WORD}>Écrire</span>
        </a>
      )}
      {number && (
        <a
          href={callUrl(number)}
          title={pairedPhone(number)}
          aria-label={`Appeler : ${pairedPhone(number)}`}
          className={headActLook}
        >
          <Phone aria-hidden className={headActIcon} />
          <span className={REACH_WORD}>Appeler</span>
        </a>
      )}
      <PlaceLink place={placeOfWorks(project)} />
    </>
  );
}

// A very narrow screen, or very large type, leaves it to the icon.
const REACH_WORD = "@max-[20rem]:sr-only";

// A link to a map. A phone says what it does, a wider screen where it leads.
function PlaceLink({ place }: { place: string }) {
  if (place === "") return null;
  return (
    <a
      href={placeUrl(place)}
      target="_blank"
      rel="noreferrer"
      title="Y aller"
      aria-label={`Y aller : ${place}`}
      className={cx(headActLook, "min-w-0")}
    >
      <MapPin aria-hidden className={headActIcon} />
      <span className={cx(REACH_WORD, "md:hidden")}>Y aller</span>
      <span className="min-w-0 whitespace-normal [overflow-wrap:anywhere] max-md:hidden">{place}</span>
    </a>
  );
}

// Where the works are, otherwise where the customer is. A street alone may be anywhere: that is empty.
function placeOfWorks({ site_address, client_info: { address } }: ProjectAnswer): string {
  if (site_address !== "") return site_address;
  if (!address || address.city === "") return "";
  return [address.line1, `${address.postal_code} ${address.city}`.trim()].filter((part) => part !== "").join(", ");
}
