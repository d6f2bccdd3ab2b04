import type { ProjectAnswer } from "#api/projects.ts";
import { callUrl, pairedPhone, phonesIn } from "#domain/shared/phone.ts";
import { placeUrl } from "#web/customers/place-url.ts";
import { cx } from "class-variance-authority";
import { Mail, MapPin, Phone } from "lucide-react";
import type { ComponentType } from "react";

/** How the customer of a project is reached, and the way to the works: what is known of these. */
export function ReachLinks({ project }: { project: ProjectAnswer }) {
  const { phone, email } = project.client_info;
  const number = phonesIn(phone)[0];
  const place = placeOf(project);
  return (
    <>
      {number && <Reach href={callUrl(number)} icon={Phone} name="Appeler" value={pairedPhone(number)} />}
      {email !== "" && <Reach href={`mailto:${email}`} icon={Mail} name="Écrire" value={email} />}
      {place !== "" && <Reach href={placeUrl(place)} icon={MapPin} name="Y aller" value={place} isOutside />}
    </>
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
  isOutside?: boolean;
};

function Reach({ href, icon: Icon, name, value, isOutside = false }: ReachProps) {
  return (
    <a
      href={href}
      title={value}
      aria-label={`${name} : ${value}`}
      {...(isOutside && { target: "_blank", rel: "noreferrer" })}
      className={cx(
        "inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 font-[550] text-act",
        "hover:text-act-strong",
      )}
    >
      <Icon className="size-5 md:size-4" />
      <span className="underline underline-offset-2 max-md:hidden">{name}</span>
    </a>
  );
}
