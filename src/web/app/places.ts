import type { Right } from "#domain/company/team.ts";
import { useMay } from "#web/company/use-memberships.ts";
import { useRouter } from "@tanstack/react-router";
import type { LucideIcon } from "lucide-react";

/**
 * How the menus name a page. A place with an `icon` is in the rail of a wide screen, and in the bar of a phone when
 * `isInBar`. Those with words (place.messages.ts) are listed under « Plus ». A place is hidden from a user without its
 * right.
 */
export type Place = { label: string; right: Right; icon?: LucideIcon; isInBar?: boolean };

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    place?: Place | undefined;
  }
}

/** The places that the user's role may open, in the order of the route table. */
export function usePlaces() {
  const { routesById } = useRouter();
  const may = useMay();
  return Object.values(routesById).flatMap(({ fullPath, options }) => {
    const place = options.staticData?.place;
    return place && may(place.right) ? [{ ...place, to: fullPath }] : [];
  });
}
