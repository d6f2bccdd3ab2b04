import type { Company } from "../../company/company.ts";
import { legalName, registrationLine } from "../../company/legal-notices.ts";
import { addressLines } from "../../shared/address.ts";
import { spaceDigits } from "../party-view.ts";
import { mailingMessages } from "./mailing.messages.ts";

/**
 * What stands under a mail unless its writer has a signature of their own: the printed name, « EI » included (C. com.
 * R526-27), the phone, and what identifies the company at the foot of its documents. Who is in the commercial register
 * says their seat too (C. com. R123-237, « correspondances »). Empty while the company has no name.
 */
export function defaultSignature(company: Company): string {
  if (company.name.trim() === "") return "";
  const registration = registrationLine(company);
  const seat = registration === "" || !company.address ? "" : addressLines(company.address).join(", ");
  const identity = [registration, company.siren && `SIREN ${spaceDigits(company.siren)}`, seat];
  const lines = [
    mailingMessages.cordially,
    legalName(company),
    company.phone,
    identity.filter((part) => part !== "").join(" – "),
  ];
  return lines.filter((line) => line !== "").join("\n");
}
