import type { KeyboardEvent, PointerEvent } from "react";
import { useEffect, useRef, useState } from "react";
import { fittingWidth, keepWidth, storedWidth } from "./panel-size.ts";

const STEP_PX = 24;

/** What each arrow does to the width: the edge that is held is the left one. */
const ARROWS: Readonly<Record<string, number>> = { ArrowLeft: STEP_PX, ArrowRight: -STEP_PX };

/**
 * The edge by which the panel is made wider or narrower on a wide screen, with a mouse, a finger or the arrows. A
 * double click brings the usual width back. The width stays on the device.
 */
export function SizeHandle() {
  const handle = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(storedWidth);
  const grip = useRef<{ x: number; width: number } | null>(null);
  useEffect(() => {
    const draw = () => {
      const fitting = width === null ? null : fittingWidth(width, innerWidth);
      // The page makes room for it.
      document.documentElement.style.setProperty("--panel-width", fitting === null ? null : `${fitting}px`);
    };
    draw();
    addEventListener("resize", draw);
    return () => removeEventListener("resize", draw);
  }, [width]);
  const change = (next: number) => {
    const fitting = fittingWidth(next, innerWidth);
    setWidth(fitting);
    keepWidth(fitting);
  };
  const drawnWidth = () => handle.current?.parentElement?.getBoundingClientRect().width ?? 0;
  const hold = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = { x: event.clientX, width: drawnWidth() };
  };
  const drag = ({ clientX }: PointerEvent) => {
    if (grip.current !== null) change(grip.current.width + grip.current.x - clientX);
  };
  const press = (event: KeyboardEvent) => {
    const step = ARROWS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    change(drawnWidth() + step);
  };
  return (
    <div
      ref={handle}
      role="slider"
      tabIndex={0}
      aria-label="Largeur de l'assistant"
      aria-valuenow={width ?? 0}
      aria-valuetext={width === null ? "habituelle" : `${width} pixels`}
      aria-valuemin={0}
      aria-valuemax={9_999}
      title="Tire pour élargir, double-clique pour la largeur habituelle"
      onPointerDown={hold}
      onPointerMove={drag}
      onPointerUp={() => (grip.current = null)}
      onPointerCancel={() => (grip.current = null)}
      onDoubleClick={() => {
        setWidth(null);
        keepWidth(null);
      }}
      onKeyDown={press}
      className="absolute inset-y-0 -left-1 z-10 hidden w-2 cursor-ew-resize touch-none -outline-offset-3
        transition-colors duration-150 hover:bg-act/20 lg:block"
    />
  );
}
