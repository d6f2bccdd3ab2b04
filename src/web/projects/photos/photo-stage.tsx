import { Modal } from "#web/ui/layers/modal.tsx";
import { cx } from "class-variance-authority";
import { ChevronLeft, ChevronRight, X, ZoomIn } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { useRef, useState } from "react";

type Props = {
  url: string;
  alt: string;
  /** Its rank among the photos, from 1, and how many there are. */
  rank: number;
  count: number;
  /** Shows the photo before (-1) or after (1). */
  turn: (by: -1 | 1) => void;
};

const SWIPE_PX = 50;

/** A photo as large as the screen lets it be, with the ones beside it a tap, a swipe or an arrow key away. */
export function PhotoStage({ url, alt, rank, count, turn }: Props) {
  const [isLarge, setLarge] = useState(false);
  const startX = useRef<number | null>(null);
  const turnTo = (by: -1 | 1) => rank + by >= 1 && rank + by <= count && turn(by);
  return (
    <div
      className="relative -mx-4 -mt-4 self-stretch bg-black md:-mx-6 md:-mt-6"
      onPointerDown={(event) => (startX.current = event.clientX)}
      onPointerUp={(event) => {
        const distance = startX.current === null ? 0 : event.clientX - startX.current;
        startX.current = null;
        if (Math.abs(distance) > SWIPE_PX) turnTo(distance > 0 ? -1 : 1);
      }}
      onKeyDown={(event) => {
        if (event.key === "ArrowLeft") turnTo(-1);
        if (event.key === "ArrowRight") turnTo(1);
      }}
    >
      <img
        src={url}
        alt={alt}
        draggable={false}
        className="h-[58dvh] w-full touch-pan-y object-contain select-none md:h-[50dvh]"
      />
      {count > 1 && (
        <>
          {rank > 1 && (
            <Round
              icon={ChevronLeft}
              name="Photo précédente"
              className="absolute top-1/2 left-2 -translate-y-1/2"
              act={() => turnTo(-1)}
            />
          )}
          {rank < count && (
            <Round
              icon={ChevronRight}
              name="Photo suivante"
              className="absolute top-1/2 right-2 -translate-y-1/2"
              act={() => turnTo(1)}
            />
          )}
          <p className="figures absolute top-2 left-2 rounded-full bg-black/60 px-3 py-1 text-fine text-white">
            {rank} / {count}
          </p>
        </>
      )}
      <Round icon={ZoomIn} name="Agrandir" className="absolute right-2 bottom-2" act={() => setLarge(true)} />
      <Modal
        open={isLarge}
        onClose={() => setLarge(false)}
        className="fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none overflow-auto bg-black"
      >
        {(titleId) => (
          <>
            <h2 id={titleId} className="sr-only">
              {alt}
            </h2>
            <img src={url} alt={alt} className="w-[250%] max-w-none md:w-[150%]" />
            <Round icon={X} name="Revenir à la photo" className="fixed top-3 right-3" act={() => setLarge(false)} />
          </>
        )}
      </Modal>
    </div>
  );
}

type RoundProps = {
  icon: LucideIcon;
  name: string;
  className: string;
  act: () => void;
};

function Round({ icon: Icon, name, className, act }: RoundProps) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      onClick={act}
      className={cx("inline-flex size-11 items-center justify-center rounded-full bg-black/60 text-white", className)}
    >
      <Icon aria-hidden className="size-6" />
    </button>
  );
}
