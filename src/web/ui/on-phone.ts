import { useSyncExternalStore } from "react";

// The same width as `md:` in the style sheet.
const NARROW = "(max-width: 767px)";

/** True while the window is as narrow as a phone. It serves what must not be loaded there, besides being hidden. */
export function useOnPhone(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(NARROW);
      media.addEventListener("change", onChange);
      return () => media.removeEventListener("change", onChange);
    },
    () => matchMedia(NARROW).matches,
    // What is written without a window is no phone's.
    () => false,
  );
}
