import type { PhotoAnswer } from "#api/photos.ts";
import { getPhoto } from "#api/photos.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { cx } from "class-variance-authority";
import { MoveHorizontal } from "lucide-react";
import { useState } from "react";

type Props = {
  projectId: string;
  before: PhotoAnswer;
  after: PhotoAnswer;
  /** When one was added, and by whom. */
  momentOf: (photo: PhotoAnswer) => string;
};

/** Two photos of one place over each other: what slides between them shows more of the one or of the other. */
export function PhotoCompare({ projectId, before, after, momentOf }: Props) {
  // In percent of the width, from the left.
  const [edge, setEdge] = useState(50);
  return (
    <div className={STAGE}>
      <Whole projectId={projectId} photo={after} />
      <div className="absolute inset-0 bg-black" style={{ clipPath: `inset(0 ${100 - edge}% 0 0)` }}>
        <Whole projectId={projectId} photo={before} />
      </div>
      <Label className="left-2 text-left" name="Avant" moment={momentOf(before)} />
      <Label className="right-2 text-right" name="Après" moment={momentOf(after)} />
      <div aria-hidden className="pointer-events-none absolute inset-y-0 w-0.5 bg-white" style={{ left: `${edge}%` }}>
        <span className={HANDLE}>
          <MoveHorizontal className="size-6" />
        </span>
      </div>
      <input
        type="range"
        min={0}
        max={100}
        value={edge}
        aria-label="Comparer avant et après"
        aria-valuetext={`${edge} % de la photo d'avant`}
        onChange={(event) => setEdge(Number(event.target.value))}
        className="absolute inset-0 size-full cursor-ew-resize touch-pan-y opacity-0"
      />
    </div>
  );
}

const STAGE = cx(
  "relative -mx-4 -mt-4 h-[58dvh] self-stretch overflow-hidden bg-black md:-mx-6 md:-mt-6 md:h-[50dvh]",
  "has-[input:focus-visible]:outline-3 has-[input:focus-visible]:-outline-offset-3",
);
const HANDLE = `absolute top-1/2 left-1/2 flex size-11 -translate-x-1/2 -translate-y-1/2 items-center justify-center
  rounded-full bg-white text-black shadow-float`;

function Label({ className, name, moment }: { className: string; name: string; moment: string }) {
  return (
    <p className={cx("absolute top-2 max-w-[45%] rounded-inner bg-black/60 px-3 py-1 text-fine text-white", className)}>
      <span className="block font-[550]">{name}</span>
      {moment}
    </p>
  );
}

function Whole({ projectId, photo: { id, name, caption, small } }: { projectId: string; photo: PhotoAnswer }) {
  const { data } = useAnswer(getPhoto, { params: { id: projectId, photoId: id } }, { version: id });
  // The small one is shown until the whole one is there.
  const { mime, data: picture } = data?.photo ?? small;
  return (
    <img
      src={`data:${mime};base64,${picture}`}
      alt={caption || name}
      draggable={false}
      className="absolute inset-0 size-full object-contain select-none"
    />
  );
}
