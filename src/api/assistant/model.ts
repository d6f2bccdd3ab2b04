import { modelSettingsMessages } from "#domain/company/model-settings.messages.ts";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { limitedText, requiredText, text } from "../fields.ts";

/** Who would receive texts. `name` is the company behind the host. */
const recipient = z.object({ host: z.string(), name: z.string(), place: z.string(), model: z.string() });

const consent = z.object({ given_at: z.string(), given_by: z.string() });

export const getModel = endpoint({
  method: "GET",
  path: "/api/assistant/model",
  access: "signed-in",
  quota: "search",
  right: "own",
  summary: "Who would receive texts of the company, whether the owner consented, and what is sent, by an example",
  answer: z.object({
    /** Null when no model is configured. */
    recipient: recipient.nullable(),
    consent: consent.nullable(),
    /** The caller's last message as it would leave now, word for word. */
    example: z.object({
      instructions: z.string(),
      messages: z.array(z.object({ role: z.enum(["user", "assistant"]), content: z.string() })),
      tools: z.array(z.string()),
    }),
  }),
});

export const saveModelConsent = endpoint({
  method: "PUT",
  path: "/api/assistant/model/consent",
  access: "signed-in",
  touches: ["/api/assistant/model"],
  right: "team",
  summary:
    "Lets the model receive texts of the company, or no longer; `host` is the recipient that the owner was shown",
  body: z.object({ is_given: z.boolean(), host: limitedText(300) }),
  answer: z.object({ consent: consent.nullable() }),
});

// A key of a provider is a line of printable characters.
const modelKey = text(400).refine((key) => /^[\x21-\x7e]*$/.test(key), modelSettingsMessages.wrongKey);

const typedSettings = z.object({
  base_url: requiredText(300, modelSettingsMessages.noAddress),
  model: requiredText(120, modelSettingsMessages.noModel),
  /** Empty: the address asks for none. Absent: the stored key stays, while the host stays. */
  key: modelKey.optional(),
});

const storedSettings = z.object({
  base_url: z.string(),
  model: z.string(),
  has_key: z.boolean(),
  /** The last four characters of the key. Empty for a short one. The key itself is never answered. */
  key_end: z.string(),
});

export const getModelSettings = endpoint({
  method: "GET",
  path: "/api/assistant/model/settings",
  access: "signed-in",
  right: "team",
  summary: "The model that the company brought itself, without its key, and the installation's",
  answer: z.object({ settings: storedSettings.nullable(), installation: recipient.nullable() }),
});

export const saveModelSettings = endpoint({
  method: "PUT",
  path: "/api/assistant/model/settings",
  access: "signed-in",
  touches: ["/api/assistant/model"],
  right: "team",
  summary: "Brings a model of the company's own; another host takes the consent back",
  body: typedSettings,
  answer: z.object({ settings: storedSettings }),
});

export const deleteModelSettings = endpoint({
  method: "DELETE",
  path: "/api/assistant/model/settings",
  access: "signed-in",
  touches: ["/api/assistant/model"],
  right: "team",
  summary: "Forgets the company's model and its key",
  answer: z.object({ settings: z.null() }),
});

export const tryModel = endpoint({
  method: "POST",
  path: "/api/assistant/model/trial",
  access: "signed-in",
  touches: [],
  right: "team",
  quota: "proposal",
  summary: "Asks a model one short thing that holds nothing of the company, and says in French how it went",
  body: typedSettings,
  answer: z.object({ is_ok: z.boolean(), sentence: z.string() }),
});
