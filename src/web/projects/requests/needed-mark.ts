/** The look of what surrounds a field: it marks the label of one that must be filled in. */
export function neededMark(isNeeded: boolean): string {
  return isNeeded ? "min-w-0 [&_label]:after:ml-0.5 [&_label]:after:text-bad [&_label]:after:content-['*']" : "min-w-0";
}
