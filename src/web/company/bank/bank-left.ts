const invoiceKeyOf = (companyId: string) => `etabli.bank-asked.${companyId}`;
const mediatorKeyOf = (companyId: string) => `etabli.mediator-asked.${companyId}`;
const sendingKeyOf = (companyId: string) => `etabli.before-sending.${companyId}`;

/** Whether the account to be paid on was left for later on this device, on an invoice itself. */
export function wasBankLeft(companyId: string): boolean {
  return isNoted(invoiceKeyOf(companyId));
}

/** Notes that it is asked no more on this device. */
export function leaveBank(companyId: string): void {
  note(invoiceKeyOf(companyId));
}

/** Whether an invoice was issued on this device to a private person without a mediator, which was said then. */
export function wasMediatorLeft(companyId: string): boolean {
  return isNoted(mediatorKeyOf(companyId));
}

/** Notes that the mediator is asked no more on this device before an invoice. */
export function leaveMediator(companyId: string): void {
  note(mediatorKeyOf(companyId));
}

/** Whether what is asked before a first document was put off on this device. */
export function wasPutOff(companyId: string): boolean {
  return isNoted(sendingKeyOf(companyId));
}

/** Notes that it is asked no more on this device, beside a quote. */
export function putOff(companyId: string): void {
  note(sendingKeyOf(companyId));
}

// A browser that keeps nothing asks again.
function isNoted(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

function note(key: string): void {
  try {
    localStorage.setItem(key, "left");
  } catch {
    // It is asked again at the next visit.
  }
}
