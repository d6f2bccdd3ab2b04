import type { Company } from "../company/company.ts";

/** The notices a seller wrote for the foot of their documents, one a line. */
export function sellerNotices(seller: Company): string[] {
  return seller.legalNotices.split("\n").map((line) => line.trim());
}

/** The notices that say something. */
export function withoutEmpty(notices: readonly string[]): string[] {
  return notices.filter((notice) => notice !== "");
}
