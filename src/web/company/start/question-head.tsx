import { cx } from "class-variance-authority";
import { useEffect, useRef } from "react";

/** The title of a question. The focus goes where the eyes go: to the new question. */
export function FocusedTitle({ children }: { children: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <h1 ref={title} tabIndex={-1} className="mt-6 text-page">
      {children}
    </h1>
  );
}

/** How far the questions are. */
export function Steps({ rank, count }: { rank: number; count: number }) {
  return (
    <div aria-hidden className="flex gap-1.5">
      {Array.from({ length: count }, (_step, index) => (
        <span key={index} className={cx("h-1.5 flex-1 rounded-full", index < rank ? "bg-act" : "bg-line")} />
      ))}
    </div>
  );
}
