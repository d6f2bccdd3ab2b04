/** The element that holds the step under the head. */
export const STEP_ID = "etape";
