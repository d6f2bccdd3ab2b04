const keyOf = (companyId: string) => `etabli.bank-asked.${companyId}`;

/** Whether the account to be paid on was left for later on this device. A browser that keeps nothing asks again. */
export function wasBankLeft(companyId: string): boolean {
  try {
    return localStorage.getItem(keyOf(companyId)) !== null;
  } catch {
    return false;
  }
}

/** Notes that it is asked no more on this device. */
export function leaveBank(companyId: string): void {
  try {
    localStorage.setItem(keyOf(companyId), "left");
  } catch {
    // It is asked again at the next visit.
  }
}
