import { answerMessages } from "#domain/shared/answer.messages.ts";
import type { Db } from "#server/db/database.ts";
import { ApiError } from "#server/http/api-error.ts";
import { isExampleCompany } from "./example.repository.ts";

/** Throws 409 « example_company » in a company of example data, which reaches nobody and bears nobody's logo. */
export async function refuseInExample(tx: Db): Promise<void> {
  if (await isExampleCompany(tx)) throw new ApiError(409, "example_company", answerMessages.notInExample);
}
