import { expect, test } from "vitest";
import { modelRecipient } from "./model-recipient.ts";

test.each([
  ["api.openai.com", "OpenAI", "États-Unis"],
  ["api.mistral.ai", "Mistral AI", "France"],
  ["127.0.0.1:11434", "un modèle installé sur la machine d'Établi", ""],
  ["localhost:8080", "un modèle installé sur la machine d'Établi", ""],
  ["[::1]:8080", "un modèle installé sur la machine d'Établi", ""],
  ["api.openai.com.voleur.example", "api.openai.com.voleur.example", ""],
  ["127.0.0.1.voleur.example", "127.0.0.1.voleur.example", ""],
])("the texts sent to %s go to %s", (host, name, place) => {
  expect(modelRecipient(host)).toEqual({ host, name, place });
});
