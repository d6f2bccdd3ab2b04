import type { updateCompany } from "#api/company.ts";
import { sharedSirenSentence } from "#domain/company/members/shared-siren.messages.ts";
import { showToast } from "#web/ui/layers/show-toast.ts";
import type { z } from "zod";

/** Says that another company of the user has the SIREN that was just saved. */
export function tellSharedSiren({ siren_of_other: name }: z.infer<typeof updateCompany.answer>): void {
  if (name !== null) showToast(sharedSirenSentence(name));
}
