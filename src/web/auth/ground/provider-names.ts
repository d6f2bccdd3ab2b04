import { withCapital } from "#domain/shared/french-format.ts";
import type { AuthSettings } from "./use-auth-settings.ts";

const NAMES: Record<string, string> = {
  apple: "Apple",
  azure: "Microsoft",
  bitbucket: "Bitbucket",
  discord: "Discord",
  facebook: "Facebook",
  figma: "Figma",
  github: "GitHub",
  gitlab: "GitLab",
  google: "Google",
  kakao: "Kakao",
  keycloak: "Keycloak",
  linkedin_oidc: "LinkedIn",
  notion: "Notion",
  slack_oidc: "Slack",
  spotify: "Spotify",
  twitch: "Twitch",
  twitter: "X",
  zoom: "Zoom",
};

/** The name of a provider as people say it. */
export function providerName(provider: string, settings?: AuthSettings): string {
  return settings?.provider_labels?.[provider] ?? NAMES[provider] ?? withCapital(provider.replace(/^custom:/, ""));
}
