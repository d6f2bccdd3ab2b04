import type { ReactNode } from "react";
import { useEffect, useRef, useState } from "react";
import { Button } from "./button.tsx";
import { useReady } from "./loading/use-ready.ts";

type Props = {
  /** What is said above the buttons, before and while the question is asked. */
  children: (isAsked: boolean) => ReactNode;
  /** The button that asks the question. */
  ask: string;
  confirm: string;
  busyLabel: string;
  isBusy: boolean;
  isDisabled?: boolean;
  act: () => void;
  className: string;
};

/**
 * A button that asks before it acts, where it stands. The question has the focus, and its answers wait for a moment: a
 * double press confirms nothing.
 */
export function QuestionInPlace(props: Props) {
  const { children, ask, confirm, busyLabel, isBusy, isDisabled = false, act, className } = props;
  const [isAsked, setAsked] = useState(false);
  const isReady = useReady(isAsked);
  const question = useRef<HTMLDivElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  const asking = useRef<HTMLButtonElement>(null);
  const wasAsked = useRef(false);
  useEffect(() => {
    if (isAsked) {
      question.current?.focus({ preventScroll: true });
      // Its answers may be under the edge of the screen.
      whole.current?.scrollIntoView({ block: "nearest" });
    } else if (wasAsked.current) asking.current?.focus({ preventScroll: true });
    wasAsked.current = isAsked;
  }, [isAsked]);
  return (
    <div ref={whole} className={className}>
      <div ref={question} tabIndex={-1} data-state-line="question">
        {children(isAsked)}
      </div>
      {isAsked ? (
        <div className="flex gap-2 max-md:w-full">
          <Button
            look="primary"
            className="flex-1 whitespace-nowrap"
            disabled={!isReady}
            isBusy={isBusy}
            busyLabel={busyLabel}
            onClick={act}
          >
            {confirm}
          </Button>
          <Button className="flex-1" disabled={!isReady || isBusy} onClick={() => setAsked(false)}>
            Pas encore
          </Button>
        </div>
      ) : (
        <Button
          ref={asking}
          look="primary"
          className="max-md:w-full"
          disabled={isDisabled}
          onClick={() => setAsked(true)}
        >
          {ask}
        </Button>
      )}
    </div>
  );
}
