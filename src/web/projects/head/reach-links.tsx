import type { ProjectAnswer } from "#api/projects.ts";
import { callUrl, pairedPhone, phonesIn } from "#domain/shared/phone.ts";
import { placeUrl } from "#web/customers/place-url.ts";
import { Mail, MapPin, Phone } from "lucide-react";
import type { ComponentType } from "react";
import { headActIcon, headActLook, headActWord } from "./head-act.ts";

/** How the customer of a project is reached: what is known of it. */
export function ReachLinks({ project }: { project: ProjectAnswer }) {
  const { phone, email } = project.client_info;
  const number = phonesIn(phone)[0];
  return (
    <>
      {number && <Reach href={callUrl(number)} icon={Phone} name="Appeler" value={pairedPhone(number)} />}
      {email !== "" && <Reach href={`mailto:${email}`} icon={Mail} name="Écrire" value={email} />}
    </>
  );
}

/** Where the works are, as a link to a map. Nothing while it is not known. */
export function PlaceLink({ project }: { project: ProjectAnswer }) {
  const place = placeOf(project);
  if (place === "") return null;
  return (
    <a
      href={placeUrl(place)}
      target="_blank"
      rel="noreferrer"
      title="Y aller"
      aria-label={`Y aller : ${place}`}
      className="inline-flex min-h-11 min-w-11 items-center justify-center text-act hover:text-act-strong md:min-h-9
        md:min-w-0 md:justify-start md:gap-1.5"
    >
      <MapPin aria-hidden className="size-5 shrink-0 md:size-4" />
      <span className="min-w-0 [overflow-wrap:anywhere] underline underline-offset-2 max-md:sr-only">{place}</span>
    </a>
  );
}

// Where the works are, otherwise where the customer is. A street alone may be anywhere.
function placeOf({ site_address, client_info: { address } }: ProjectAnswer): string {
  if (site_address !== "") return site_address;
  if (!address || address.city === "") return "";
  return [address.line1, `${address.postal_code} ${address.city}`.trim()].filter((part) => part !== "").join(", ");
}

type ReachProps = {
  href: string;
  icon: ComponentType<{ className: string }>;
  name: string;
  value: string;
};

function Reach({ href, icon: Icon, name, value }: ReachProps) {
  return (
    <a href={href} title={value} aria-label={`${name} : ${value}`} className={headActLook}>
      <Icon className={headActIcon} />
      <span className={headActWord}>{name}</span>
    </a>
  );
}
