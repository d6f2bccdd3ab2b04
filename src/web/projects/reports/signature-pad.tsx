import { SIGNATURE_SHEET } from "#domain/documents/drawn-signature.ts";
import type { Pen } from "#web/documents/follow-pen.ts";
import { followPen, pathOfDrawing } from "#web/documents/follow-pen.ts";
import { cx } from "class-variance-authority";
import type { RefObject } from "react";
import { useEffect, useRef } from "react";

type Props = {
  label: string;
  drawing: string;
  isWrong?: boolean;
  /** The sheet lies along the height of the screen: a signature has twice the room on a phone. */
  isTurned?: boolean;
  describedBy?: string | undefined;
  className?: string;
  pen: RefObject<Pen | null>;
  onDraw: (drawing: string) => void;
  /** Called when the pen leaves the sheet: what moves it would spoil the stroke before. */
  onStroke: () => void;
};

/** A sheet on which somebody signs with a finger, a pen or a mouse. */
export function SignaturePad({ label, drawing, isWrong, isTurned = false, describedBy, className, ...rest }: Props) {
  const { pen, onDraw, onStroke } = rest;
  const sheet = useRef<SVGSVGElement>(null);
  const hear = useRef(onDraw);
  const first = useRef(drawing);
  useEffect(() => {
    hear.current = onDraw;
  });
  useEffect(() => {
    if (sheet.current === null) return undefined;
    const openPen = followPen(sheet.current, first.current, (text) => hear.current(text), isTurned);
    pen.current = openPen;
    return openPen.stop;
  }, [isTurned, pen]);
  const { width, height } = SIGNATURE_SHEET;
  return (
    <svg
      ref={sheet}
      onPointerUp={onStroke}
      role="img"
      aria-label={`${label} : cadre`}
      aria-describedby={describedBy}
      viewBox={isTurned ? `0 0 ${height} ${width}` : `0 0 ${width} ${height}`}
      className={cx(
        "cursor-crosshair touch-none rounded-inner border bg-paper",
        isWrong ? "border-2 border-bad" : "border-edge",
        className,
      )}
    >
      <DrawnSignature drawing={drawing} isTurned={isTurned} />
    </svg>
  );
}

/** What was signed, on its line. */
export function DrawnSignature({ drawing, isTurned = false }: { drawing: string; isTurned?: boolean }) {
  const { width, height } = SIGNATURE_SHEET;
  return (
    <g transform={isTurned ? `translate(${height} 0) rotate(90)` : undefined}>
      <line x1="40" x2={width - 40} y1="160" y2="160" stroke="var(--line)" strokeWidth={2} />
      <path
        d={pathOfDrawing(drawing)}
        fill="none"
        stroke="currentColor"
        strokeWidth={3}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  );
}
