/** The page of a map that shows a place, from its address as it is written. */
export function placeUrl(place: string): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`;
}
