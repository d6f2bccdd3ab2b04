import { initialsOf } from "#domain/shared/text/initials.ts";
import { cx } from "class-variance-authority";
import { UserPlus } from "lucide-react";

/**
 * The initials of somebody in their colour, beside their name or in its place: struck through on days on which they are
 * away, and in a ring over days of which they miss some. `hue`: see `hueOf`.
 */
export function PersonMark({
  name,
  hue,
  isSmall = false,
  isAway = false,
  isPartlyAway = false,
}: {
  name: string;
  hue: string;
  isSmall?: boolean;
  isAway?: boolean;
  isPartlyAway?: boolean;
}) {
  return (
    <span
      aria-hidden
      title={isAway ? `${name}, absent` : isPartlyAway ? `${name}, absent une partie de ces jours` : name}
      className={cx(
        "grid shrink-0 place-items-center rounded-full font-[700]",
        isAway
          ? "border border-edge bg-sunk text-quiet line-through"
          : isPartlyAway
            ? "border border-(--hue) bg-paper text-(--hue)"
            : "bg-(--hue) text-paper",
        isSmall ? "size-5 text-[0.625rem]" : "size-7 text-[0.75rem]",
        hue,
      )}
    >
      {initialsOf(name)}
    </span>
  );
}

/** The place of a mark beside what nobody is on. */
export function NobodyMark() {
  return (
    <span
      aria-hidden
      className="grid size-7 shrink-0 place-items-center rounded-full border border-dashed border-edge text-quiet"
    >
      <UserPlus className="size-4" />
    </span>
  );
}
