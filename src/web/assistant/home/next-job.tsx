import type { BriefAnswer } from "#api/analytics/brief.ts";
import { formatLongDate, withCapital } from "#domain/shared/french-format.ts";
import { callUrl, phonesIn } from "#domain/shared/phone.ts";
import { placeUrl } from "#web/customers/place-url.ts";
import { buttonLook } from "#web/ui/button.tsx";
import { Link } from "@tanstack/react-router";
import { MapPin, Phone } from "lucide-react";

/** The project that starts next: when, for whom, where, with the way there and the call. */
export function NextJob({ job }: { job: NonNullable<BriefAnswer["next_job"]> }) {
  const [phone] = phonesIn(job.phone);
  return (
    <section aria-label="Prochain chantier" className="rounded-card border border-line bg-paper">
      <Link
        to="/etape/$id/$stepKey"
        params={{ id: job.project_id, stepKey: "work" }}
        className="block rounded-t-card px-4 pt-3 pb-2 hover:bg-sunk"
      >
        <span className="block text-fine text-quiet">Prochain chantier</span>
        <span className="line-clamp-2 font-[550] [overflow-wrap:anywhere]">{job.name}</span>
        <span className="block text-fine text-quiet">
          {withCapital(formatLongDate(job.date))}
          {job.customer_name !== "" && ` · ${job.customer_name}`}
        </span>
        {job.place !== "" && <span className="block text-fine text-quiet [overflow-wrap:anywhere]">{job.place}</span>}
      </Link>
      {(job.place !== "" || phone !== undefined) && (
        <div className="flex flex-wrap gap-2 px-4 pb-3">
          {job.place !== "" && (
            <a
              href={placeUrl(job.place)}
              target="_blank"
              rel="noreferrer"
              aria-label={`Y aller : ${job.place}`}
              className={buttonLook({ className: "flex-1" })}
            >
              <MapPin aria-hidden className="size-5 shrink-0" />Y aller
            </a>
          )}
          {phone !== undefined && (
            <a
              href={callUrl(phone)}
              aria-label={`Appeler ${job.customer_name}`}
              className={buttonLook({ className: "flex-1" })}
            >
              <Phone aria-hidden className="size-5 shrink-0" />
              Appeler
            </a>
          )}
        </div>
      )}
    </section>
  );
}
