import { cx } from "class-variance-authority";

/**
 * Says that a form was saved. `gap`: what is missing all the same, which is no reason for a green tick; null where it
 * is said elsewhere.
 */
export function SavedMark({ isSaved, gap = "" }: { isSaved: boolean; gap?: string | null | undefined }) {
  return (
    <span role="status" className={cx("min-w-0", gap === "" ? "text-good" : "text-alert")}>
      {isSaved && gap !== null && (gap === "" ? "✓ Enregistré" : `Enregistré. ${gap}`)}
    </span>
  );
}
