import { authMessages } from "./auth.messages.ts";

// A captcha of another service, when the installation has one. Its script is loaded when first needed, and shows itself
// in our box.

type Widget = {
  render: (
    place: HTMLElement,
    options: {
      sitekey: string;
      theme: string;
      callback: (token: string) => void;
      "error-callback": () => void;
      "expired-callback": () => void;
    },
  ) => unknown;
};

const SCRIPTS = {
  turnstile: "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit",
  hcaptcha: "https://js.hcaptcha.com/1/api.js?render=explicit&hl=fr",
} as const;

const captchaTag = document.querySelector<HTMLMetaElement>('meta[name="captcha"]');

/**
 * The captcha token for a call that guesses or sends. Empty without a captcha, or when it was closed or failed: the
 * server then refuses.
 */
export async function captchaToken(): Promise<{ captchaToken?: string }> {
  const provider = captchaTag?.content;
  if (provider !== "turnstile" && provider !== "hcaptcha") return {};
  const widget = await loadWidget(provider).catch(() => null);
  return widget ? showWidget(widget) : {};
}

async function loadWidget(provider: keyof typeof SCRIPTS): Promise<Widget> {
  // Each script of a provider puts its widget on the window, under its own name.
  const widgetOfScript = () => (window as unknown as Record<string, Widget | undefined>)[provider];
  if (!widgetOfScript())
    await new Promise((resolve, reject) => {
      const script = Object.assign(document.createElement("script"), {
        src: SCRIPTS[provider],
        async: true,
        onload: resolve,
        onerror: reject,
      });
      document.head.append(script);
    });
  return widgetOfScript()!;
}

function showWidget(widget: Widget): Promise<{ captchaToken?: string }> {
  const box = Object.assign(document.createElement("dialog"), {
    className: "m-auto rounded-card border border-line bg-paper p-6 text-ink backdrop:bg-black/40",
  });
  box.setAttribute("aria-label", authMessages.captchaTitle);
  const text = Object.assign(document.createElement("p"), {
    className: "mb-4",
    textContent: authMessages.captcha,
  });
  const place = document.createElement("div");
  box.append(text, place);
  document.body.append(box);
  box.showModal();
  return new Promise((resolve) => {
    const closeBox = (answer: { captchaToken?: string }) => {
      box.remove();
      resolve(answer);
    };
    box.addEventListener("close", () => closeBox({}));
    widget.render(place, {
      sitekey: captchaTag?.dataset.key ?? "",
      theme: matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light",
      callback: (token) => closeBox({ captchaToken: token }),
      "error-callback": () => closeBox({}),
      "expired-callback": () => closeBox({}),
    });
  });
}
