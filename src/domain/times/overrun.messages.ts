import { formatMinutes } from "../shared/text/duration.ts";
import type { TimeOfProject } from "./overrun.ts";
import { overrunOf } from "./overrun.ts";

/** What finished tasks took beyond their estimates: « +11 h sur ce qui est fini ». Empty while they hold. */
export function finishedOverWords(minutes: number): string {
  return minutes === 0 ? "" : `+${formatMinutes(minutes)} sur ce qui est fini`;
}

/**
 * What a project takes beyond what was planned, once it is or can be seen: « Reste 44 h : environ 94 h en tout, 30 h de
 * plus que prévu ». Empty while it holds.
 */
export function timeOverrunWords(time: TimeOfProject): string {
  const overMinutes = overrunOf(time);
  if (overMinutes === 0) return "";
  const over = `${formatMinutes(overMinutes)} de plus que prévu`;
  if (time.leftMinutes === 0) return over;
  const whole = formatMinutes(time.plannedMinutes + overMinutes);
  return `Reste ${formatMinutes(time.leftMinutes)} : environ ${whole} en tout, ${over}`;
}
