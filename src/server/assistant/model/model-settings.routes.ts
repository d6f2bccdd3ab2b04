import * as api from "#api/assistant/model.ts";
import { modelRecipient } from "#domain/company/model-recipient.ts";
import { modelSettingsMessages as messages } from "#domain/company/model-settings.messages.ts";
import { findOfferedModel } from "#server/company/model/allowed-model.ts";
import type { StoredModel } from "#server/company/model/company-model.repository.ts";
import {
  deleteCompanyModel,
  findCompanyModel,
  saveCompanyModel,
} from "#server/company/model/company-model.repository.ts";
import { lockModelChoice, revokeModelConsent } from "#server/company/model/model-consent.repository.ts";
import { endOfKey, openKey, sealKey } from "#server/company/model/sealed-key.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import type { Caller } from "#server/http/caller.ts";
import { wrongInput } from "#server/http/error-answer.ts";
import type { Route } from "#server/http/route.ts";
import { patientRoute, route } from "#server/http/route.ts";
import type { OfferedModel } from "#server/llm/llm.ts";
import type { z } from "zod";

type TypedSettings = z.output<typeof api.saveModelSettings.body>;

/** The model that a company brings itself. Its key is never answered, nor logged. */
export const modelSettingsRoutes: Route[] = [
  route(api.getModelSettings, async (deps, { tx }) => {
    const row = await findCompanyModel(tx);
    return { settings: row && settingsAnswer(deps, row), installation: deps.llm && recipientAnswer(deps.llm) };
  }),

  route(api.saveModelSettings, async (deps, { tx, caller, body }) => {
    const { baseUrl, key } = await readSettings(deps, tx, body);
    const use = { company_id: caller.companyId, base_url: baseUrl };
    const row = { ...use, model: body.model, sealed_key: key && sealKey(deps, use, key) };
    await changeRecipient(deps, tx, caller, () => saveCompanyModel(tx, caller, row, deps.clock()));
    return { settings: settingsAnswer(deps, row) };
  }),

  route(api.deleteModelSettings, async (deps, { tx, caller }) => {
    await changeRecipient(deps, tx, caller, () => deleteCompanyModel(tx));
    return { settings: null };
  }),

  // A patient route: no connection to the database waits for the model.
  patientRoute(api.tryModel, async (deps, { body, inCompany, signal }) => {
    const { baseUrl, key } = await inCompany((tx) => readSettings(deps, tx, body));
    const model = deps.companyModels.offer({ baseUrl, model: body.model, apiKey: key });
    const { fault, elapsedMs } = await model.tryOut(signal);
    const names = { model: body.model, name: modelRecipient(model.host).name };
    return { is_ok: fault === null, sentence: messages.trial(fault, names, elapsedMs) };
  }),
];

// The stored key serves on while its host stays. To write another address, the caller must know the key.
async function readSettings(deps: Deps, tx: Db, { base_url, key }: TypedSettings) {
  const reading = deps.companyModels.readAddress(base_url);
  if (reading === "wrong") throw wrongInput({ base_url: messages.wrongAddress });
  if (reading === "private") throw wrongInput({ base_url: messages.privateAddress });
  const { baseUrl } = reading;
  if (key !== undefined) return { baseUrl, key: key === "" ? null : key };
  const row = await findCompanyModel(tx);
  if (row?.sealed_key == null) return { baseUrl, key: null };
  const storedKey = openKey(deps, { ...row, base_url: baseUrl });
  if (storedKey === null) throw wrongInput({ key: messages.keyOfAnotherAddress });
  return { baseUrl, key: storedKey };
}

// The consent was to a recipient. It does not come back when the recipient does.
async function changeRecipient(deps: Deps, tx: Db, caller: Caller, change: () => Promise<void>): Promise<void> {
  await lockModelChoice(tx);
  const earlierHost = (await findOfferedModel(deps, tx))?.host;
  await change();
  if ((await findOfferedModel(deps, tx))?.host !== earlierHost) await revokeModelConsent(tx, caller, deps.clock());
}

function settingsAnswer(deps: Deps, row: StoredModel) {
  const { base_url, model, sealed_key } = row;
  return { base_url, model, has_key: sealed_key !== null, key_end: endOfKey(openKey(deps, row) ?? "") };
}

function recipientAnswer({ host, name }: OfferedModel) {
  return { ...modelRecipient(host), model: name };
}
