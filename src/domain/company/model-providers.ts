/** A provider of language models. `example`: a model that it has, small enough for questions. */
export type ModelProvider = { name: string; place: string; host: string; baseUrl: string; example: string };

/** Providers whose address an owner need not know. Each speaks the OpenAI protocol there. */
export const MODEL_PROVIDERS: readonly ModelProvider[] = [
  provider("Mistral AI", "France", "api.mistral.ai", "/v1", "mistral-small-latest"),
  provider("OpenAI", "États-Unis", "api.openai.com", "/v1", "gpt-5-mini"),
  provider("Anthropic", "États-Unis", "api.anthropic.com", "/v1", "claude-haiku-4-5"),
  provider("Google", "États-Unis", "generativelanguage.googleapis.com", "/v1beta/openai", "gemini-2.5-flash"),
  provider("OpenRouter", "États-Unis", "openrouter.ai", "/api/v1", "mistralai/mistral-small-3.2-24b-instruct"),
  provider("Groq", "États-Unis", "api.groq.com", "/openai/v1", "llama-3.3-70b-versatile"),
  provider("DeepSeek", "Chine", "api.deepseek.com", "/v1", "deepseek-chat"),
];

function provider(name: string, place: string, host: string, path: string, example: string): ModelProvider {
  return { name, place, host, baseUrl: `https://${host}${path}`, example };
}
