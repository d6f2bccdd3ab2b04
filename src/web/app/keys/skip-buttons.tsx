import { useEffect } from "react";
import { followSkips } from "./follow-skips.ts";

/** The buttons at the top of the page that lead to its first field and to its main act. They work once they show. */
export function SkipButtons({ className }: { className: string }) {
  useEffect(followSkips, []);
  return (
    <>
      <button type="button" data-skip="field" className={className}>
        Aller au premier champ
      </button>
      <button type="button" data-skip="act" className={className}>
        Aller à l'action principale
      </button>
    </>
  );
}
