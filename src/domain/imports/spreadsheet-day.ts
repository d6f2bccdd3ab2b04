const DAY_MS = 86_400_000;
/** Days of a spreadsheet are counted from 30 December 1899, so that 1 March 1900 is 61 as Excel has it. */
const FIRST_DAY_MS = Date.UTC(1899, 11, 30);
/** Workbooks of old Macintoshes count from 1 January 1904. */
const DAYS_TO_1904 = 1_462;
const LAST_SERIAL = 2_958_465;

/** A day that a spreadsheet keeps as a number, as people write it: « 01/03/2026 ». Null for what is no day. */
export function dayOfSerial(serial: number, isFrom1904: boolean): string | null {
  const day = Math.floor(serial) + (isFrom1904 ? DAYS_TO_1904 : 0);
  if (!(day >= 1 && day <= LAST_SERIAL)) return null;
  const [year, month, date] = new Date(FIRST_DAY_MS + day * DAY_MS).toISOString().slice(0, 10).split("-");
  return `${date}/${month}/${year}`;
}

/** Whether a format of numbers shows days: « dd/mm/yyyy », and not « 0.00 » nor « "jours" 0 ». */
export function isDayFormat(code: string): boolean {
  // Words between quotes, colours between brackets and escaped letters are no part of it.
  const bareCode = code
    .slice(0, 255)
    .toLowerCase()
    .replace(/"[^"]*"/g, "")
    .replace(/\[[^\]]*\]/g, "")
    .replace(/\\./g, "");
  return /[dy]/.test(bareCode) && !/[#0?]/.test(bareCode);
}
