import { documentMessages } from "#domain/documents/document.messages.ts";
import { ApiError } from "#server/http/api-error.ts";

/**
 * Waits for `work`, a layout of a document of that company. Throws 503 with `Retry-After` when it takes too long, or
 * too many wait for the company's.
 */
export type WaitForLayout = <T>(companyId: string, work: () => Promise<T>) => Promise<T>;

/** Well above the time a long document takes; the layout goes on, and is there for who comes back. */
const PATIENCE_MS = 25_000;
const MOST_OF_ONE = 200;

/**
 * Where customers wait for PDFs not made yet: for `patienceMs` at most, `most` of them for one company, so that its
 * documents fill no place of others.
 */
export function layoutWaits({ patienceMs = PATIENCE_MS, most = MOST_OF_ONE } = {}): WaitForLayout {
  const waitingOfCompany = new Map<string, number>();
  return async (companyId, work) => {
    const waitingCount = waitingOfCompany.get(companyId) ?? 0;
    if (waitingCount >= most) throw notReady();
    waitingOfCompany.set(companyId, waitingCount + 1);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => (timer = setTimeout(() => reject(notReady()), patienceMs)));
    try {
      return await Promise.race([work(), late]);
    } finally {
      clearTimeout(timer);
      const others = waitingOfCompany.get(companyId)! - 1;
      if (others > 0) waitingOfCompany.set(companyId, others);
      else waitingOfCompany.delete(companyId);
    }
  };
}

function notReady(): ApiError {
  return new ApiError(503, "document_not_ready", documentMessages.layoutUnderWay, undefined, 10);
}
