import { SIGNATURE_SHEET } from "#domain/documents/drawn-signature.ts";
import type { Pen } from "#web/documents/follow-pen.ts";
import { followPen, pathOfDrawing } from "#web/documents/follow-pen.ts";
import { linkLook } from "#web/ui/button.tsx";
import { cx } from "class-variance-authority";
import { useEffect, useId, useRef } from "react";

type Props = {
  label: string;
  drawing: string;
  error?: string | undefined;
  onDraw: (drawing: string) => void;
  /** Called when the pen leaves the sheet: what moves it would spoil the stroke before. */
  onStroke: () => void;
};

/** A sheet on which somebody signs with a finger, a pen or a mouse. */
export function SignatureField({ label, drawing, error, onDraw, onStroke }: Props) {
  const sheet = useRef<SVGSVGElement>(null);
  const pen = useRef<Pen | null>(null);
  const hear = useRef(onDraw);
  const first = useRef(drawing);
  const id = useId();
  useEffect(() => {
    hear.current = onDraw;
  });
  useEffect(() => {
    if (sheet.current === null) return undefined;
    const openPen = followPen(sheet.current, first.current, (text) => hear.current(text));
    pen.current = openPen;
    return openPen.stop;
  }, []);
  // It may be far above the button that asked for it.
  useEffect(() => {
    if (error) sheet.current?.scrollIntoView({ block: "center" });
  }, [error]);
  const { width, height } = SIGNATURE_SHEET;
  return (
    <div className="flex flex-col gap-1">
      <p className="text-fine font-[550]">{label}</p>
      <svg
        ref={sheet}
        onPointerUp={onStroke}
        role="img"
        aria-label={`${label} : cadre`}
        aria-describedby={error ? `${id}-error` : undefined}
        viewBox={`0 0 ${width} ${height}`}
        className={cx(
          "w-full cursor-crosshair touch-none rounded-inner border bg-paper",
          error ? "border-bad" : "border-edge",
        )}
      >
        <line x1="40" x2={width - 40} y1="160" y2="160" stroke="var(--line)" strokeWidth={2} />
        <path
          d={pathOfDrawing(drawing)}
          fill="none"
          stroke="currentColor"
          strokeWidth={3}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      {error && (
        <p id={`${id}-error`} role="alert" className="text-fine text-bad">
          {error}
        </p>
      )}
      {drawing === "" ? (
        <p className="py-2.5 text-fine text-quiet">Signe au doigt, au stylet ou à la souris.</p>
      ) : (
        <button type="button" className={`${linkLook} self-start`} onClick={() => pen.current?.clear()}>
          Effacer et recommencer
        </button>
      )}
    </div>
  );
}
