import type { SitePerson } from "#web/projects/people/use-site-people.ts";
import { useSitePeople } from "#web/projects/people/use-site-people.ts";
import { useMemo } from "react";

// Each sets `--hue`, which the looks of bars, marks and dots are made of. Red, green and orange say a state already.
const HUES = [
  "[--hue:light-dark(#234a9b,#a9c1f5)]",
  "[--hue:light-dark(#0b6a72,#6ccbd1)]",
  "[--hue:light-dark(#7b3a86,#d9a3e3)]",
  "[--hue:light-dark(#7a5a00,#dcb95a)]",
  "[--hue:light-dark(#4d5b6b,#b3c0cf)]",
  "[--hue:light-dark(#9c3366,#f0a5c8)]",
  "[--hue:light-dark(#55631a,#bccb7b)]",
  "[--hue:light-dark(#4b3f9e,#b9b0f5)]",
] as const;

/** The colour of work that nobody is on. */
const NO_HUE = "[--hue:var(--edge)]";

/** The colour of somebody by their place in the team: the first one has that of the product. */
export function hueOf(people: readonly Pick<SitePerson, "userId">[], userId: string | undefined): string {
  const place = people.findIndex((person) => person.userId === userId);
  return HUES[place % HUES.length] ?? NO_HUE;
}

/**
 * The colours of works: that of the first person of each. Somebody alone has one colour. Written once for a whole
 * board, whose bars are many.
 */
export function useHueOfWork(): (work: { people: readonly string[] }) => string {
  const { people, isTeam } = useSitePeople();
  return useMemo(
    () => (work: { people: readonly string[] }) => (isTeam ? hueOf(people, work.people[0]) : HUES[0]),
    [people, isTeam],
  );
}
