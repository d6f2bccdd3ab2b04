import type { PhotoAnswer } from "#api/photos.ts";
import { pairPhotos } from "#domain/projects/photo-pairs.ts";
import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { usePhotoMoment } from "./use-photo-moment.ts";

type Props = { photos: readonly PhotoAnswer[]; show: (id: string) => void; children?: ReactNode };

/** The photos of a project in small, before and after side by side. `children` follow them. */
export function PhotoGrid({ photos, show, children }: Props) {
  const momentOf = usePhotoMoment();
  return (
    <ul aria-label="Photos" className="grid grid-flow-dense grid-cols-3 items-start gap-2 sm:grid-cols-4">
      {pairPhotos(photos).map(({ photo, before }) =>
        before === null ? (
          <li key={photo.id}>
            <SmallPhoto photo={photo} show={show} />
            <p className={MOMENT}>{momentOf(photo)}</p>
          </li>
        ) : (
          <li key={photo.id} className="col-span-2">
            <div className="grid grid-cols-2 overflow-hidden rounded-inner">
              <SmallPhoto photo={before} moment="Avant" show={show} />
              <SmallPhoto photo={photo} moment="Après" show={show} />
            </div>
            <div className="grid grid-cols-2">
              <p className={MOMENT}>{momentOf(before)}</p>
              <p className={MOMENT}>{momentOf(photo)}</p>
            </div>
          </li>
        ),
      )}
      {children}
    </ul>
  );
}

const MOMENT = "mt-0.5 pr-1 text-tiny leading-snug text-quiet [overflow-wrap:anywhere]";

function SmallPhoto({
  photo: { id, name, caption, small },
  moment,
  show,
}: {
  photo: PhotoAnswer;
  moment?: "Avant" | "Après";
  show: (id: string) => void;
}) {
  const words = caption || name;
  return (
    <button
      type="button"
      aria-label={moment ? `Voir ${words}, ${moment.toLowerCase()}` : `Voir ${words}`}
      aria-haspopup="dialog"
      className={cx(
        "relative block aspect-square w-full overflow-hidden border border-line",
        !moment && "rounded-inner",
      )}
      onClick={() => show(id)}
    >
      <img src={`data:${small.mime};base64,${small.data}`} alt="" className="size-full object-cover" />
      {moment && (
        <span className="absolute bottom-1 left-1 rounded-inner bg-paper px-1.5 text-tiny font-[550] text-ink">
          {moment}
        </span>
      )}
    </button>
  );
}
