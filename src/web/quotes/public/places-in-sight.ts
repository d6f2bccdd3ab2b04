/** What leads to a place of the page, a link or the whole bar, is hidden while that place is in sight. */
export function followPlaces(): void {
  for (const link of document.querySelectorAll<HTMLElement>("[data-leads-to]")) {
    const place = document.getElementById(link.dataset["leadsTo"] ?? "");
    if (place) new IntersectionObserver(([entry]) => link.classList.toggle("invisible", isSeen(entry))).observe(place);
  }
}

function isSeen(entry: IntersectionObserverEntry | undefined): boolean {
  return entry?.isIntersecting ?? false;
}
