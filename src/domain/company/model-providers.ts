/** A provider of language models. `models`: some that it has, the first small enough for questions. */
export type ModelProvider = {
  name: string;
  place: string;
  host: string;
  baseUrl: string;
  models: readonly string[];
};

/** Providers whose address an owner need not know. Each speaks the OpenAI protocol there. */
export const MODEL_PROVIDERS: readonly ModelProvider[] = [
  provider("Mistral AI", "France", "api.mistral.ai", "/v1", [
    "mistral-small-latest",
    "mistral-medium-latest",
    "mistral-large-latest",
  ]),
  provider("OpenAI", "États-Unis", "api.openai.com", "/v1", ["gpt-5-mini", "gpt-5"]),
  provider("Anthropic", "États-Unis", "api.anthropic.com", "/v1", ["claude-haiku-4-5", "claude-sonnet-4-5"]),
  provider("Google", "États-Unis", "generativelanguage.googleapis.com", "/v1beta/openai", [
    "gemini-2.5-flash",
    "gemini-2.5-pro",
  ]),
  provider("OpenRouter", "États-Unis", "openrouter.ai", "/api/v1", [
    "mistralai/mistral-small-3.2-24b-instruct",
    "openai/gpt-5-mini",
  ]),
  provider("Groq", "États-Unis", "api.groq.com", "/openai/v1", ["llama-3.3-70b-versatile", "openai/gpt-oss-120b"]),
  provider("DeepSeek", "Chine", "api.deepseek.com", "/v1", ["deepseek-chat", "deepseek-reasoner"]),
];

function provider(name: string, place: string, host: string, path: string, models: readonly string[]): ModelProvider {
  return { name, place, host, baseUrl: `https://${host}${path}`, models };
}
