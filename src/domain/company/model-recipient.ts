import { MODEL_PROVIDERS } from "./model-providers.ts";

/** Who receives the texts sent to a model. `name`: the company behind a host that is known, else the host itself. */
export type ModelRecipient = { host: string; name: string; place: string };

const THIS_MACHINE = /^(?:localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])$/;

/** Names the company behind a host, with its port when it has one. `place` is empty when it is not known. */
export function modelRecipient(host: string): ModelRecipient {
  const hostname = host.replace(/:\d{1,5}$/, "");
  if (THIS_MACHINE.test(hostname)) return { host, name: "un modèle installé sur la machine d'Établi", place: "" };
  const provider = MODEL_PROVIDERS.find(({ host: itsHost }) => itsHost === hostname);
  return { host, name: provider?.name ?? hostname, place: provider?.place ?? "" };
}
