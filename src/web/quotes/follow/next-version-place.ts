/** Where the version that was drawn up and not sent stands, with what sends it. */
export const NEXT_VERSION_ID = "prochaine-version";

/** Brings that version in sight: on a phone it is drawn up far below. */
export function goToNextVersion(): void {
  const place = document.getElementById(NEXT_VERSION_ID);
  place?.scrollIntoView({ block: "center" });
  place?.focus({ preventScroll: true });
}
