import type { PhotoAnswer } from "#api/photos.ts";
import { pairPhotos } from "#domain/projects/photo-pairs.ts";
import { cx } from "class-variance-authority";
import { Check } from "lucide-react";

type Props = {
  label: string;
  photos: readonly PhotoAnswer[];
  chosenIds: readonly string[];
  /** No other photo may be chosen. */
  isFull?: boolean;
  onToggle: (id: string) => void;
};

/** The photos of a project, to choose some with a tap. A pair of before and after stands side by side. */
export function PhotoPicker({ label, photos, chosenIds, isFull = false, onToggle }: Props) {
  const shownPhotos = pairPhotos(photos).flatMap(({ photo, before }) =>
    before === null
      ? [{ photo, moment: "" }]
      : [
          { photo: before, moment: "Avant" },
          { photo, moment: "Après" },
        ],
  );
  return (
    <ul aria-label={label} className="grid grid-cols-4 gap-2">
      {shownPhotos.map(({ photo: { id, name, caption, small }, moment }) => {
        const isChosen = chosenIds.includes(id);
        return (
          <li key={id}>
            <button
              type="button"
              aria-pressed={isChosen}
              aria-label={[caption || name, moment.toLowerCase()].filter((part) => part !== "").join(", ")}
              aria-disabled={(isFull && !isChosen) || undefined}
              className={cx(
                "relative block aspect-square w-full overflow-hidden rounded-inner border",
                isChosen ? "border-act outline-3 -outline-offset-3 outline-act" : "border-line",
                isFull && !isChosen && "opacity-50",
              )}
              onClick={() => (isChosen || !isFull) && onToggle(id)}
            >
              <img src={`data:${small.mime};base64,${small.data}`} alt="" className="size-full object-cover" />
              {moment !== "" && (
                <span className="absolute bottom-1 left-1 rounded-inner bg-paper px-1 text-tiny font-[550] text-ink">
                  {moment}
                </span>
              )}
              {isChosen && (
                <span className="absolute top-1 right-1 rounded-full bg-act p-0.5 text-on-act">
                  <Check aria-hidden className="size-4" />
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
