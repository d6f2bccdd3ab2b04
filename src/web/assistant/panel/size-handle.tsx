import type { KeyboardEvent, PointerEvent } from "react";
import { useEffect, useRef, useState } from "react";
import type { PanelSize } from "./panel-size.ts";
import { fittingSize, keepSize, storedSize } from "./panel-size.ts";

const STEP_PX = 24;

/** What each arrow does: the corner that is held is the one at the top left. */
const ARROWS: Record<string, PanelSize> = {
  ArrowLeft: { width: STEP_PX, height: 0 },
  ArrowRight: { width: -STEP_PX, height: 0 },
  ArrowUp: { width: 0, height: STEP_PX },
  ArrowDown: { width: 0, height: -STEP_PX },
};

/**
 * The corner by which the panel is made larger or smaller on a wide screen, with a mouse, a finger or the arrows. A
 * double click brings the usual size back. The size stays on the device.
 */
export function SizeHandle() {
  const handle = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(storedSize);
  const grip = useRef<{ x: number; y: number; size: PanelSize } | null>(null);
  useEffect(() => {
    const panel = handle.current?.parentElement;
    if (!panel) return;
    const draw = () => {
      const fitting = size && fittingSize(size, { width: innerWidth, height: innerHeight });
      // The page makes room for it.
      document.documentElement.style.setProperty("--panel-width", fitting && `${fitting.width}px`);
      panel.style.setProperty("--panel-height", fitting && `${fitting.height}px`);
      // The messages then take the height that there is.
      panel.style.setProperty("--messages-height", fitting && "none");
    };
    draw();
    addEventListener("resize", draw);
    return () => removeEventListener("resize", draw);
  }, [size]);
  const change = (next: PanelSize) => {
    const fitting = fittingSize(next, { width: innerWidth, height: innerHeight });
    setSize(fitting);
    keepSize(fitting);
  };
  const drawnSize = (): PanelSize => {
    const { width = 0, height = 0 } = handle.current?.parentElement?.getBoundingClientRect() ?? {};
    return { width, height };
  };
  const hold = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = { x: event.clientX, y: event.clientY, size: drawnSize() };
  };
  const drag = ({ clientX, clientY }: PointerEvent) => {
    if (grip.current === null) return;
    const { x, y, size: firstSize } = grip.current;
    change({ width: firstSize.width + x - clientX, height: firstSize.height + y - clientY });
  };
  const press = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    const { width, height } = drawnSize();
    change({ width: width + arrow.width, height: height + arrow.height });
  };
  return (
    <div
      ref={handle}
      role="slider"
      tabIndex={0}
      aria-label="Taille de l'assistant"
      aria-valuenow={size?.width ?? 0}
      aria-valuetext={size ? `${size.width} sur ${size.height}` : "habituelle"}
      aria-valuemin={0}
      aria-valuemax={9_999}
      title="Tire pour agrandir, double-clique pour la taille habituelle"
      onPointerDown={hold}
      onPointerMove={drag}
      onPointerUp={() => (grip.current = null)}
      onPointerCancel={() => (grip.current = null)}
      onDoubleClick={() => {
        setSize(null);
        keepSize(null);
      }}
      onKeyDown={press}
      className="absolute top-0 left-0 hidden size-6 cursor-nwse-resize touch-none rounded-tl-card
        -outline-offset-3 md:block
        before:absolute before:top-1.5 before:left-1.5 before:size-2.5 before:rounded-tl-inner
        before:border-t-2 before:border-l-2 before:border-edge"
    />
  );
}
