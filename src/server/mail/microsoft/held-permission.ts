import type { HeldPermission } from "#server/mailbox/microsoft/microsoft-permission.ts";

/** A permission as the secret of its mailbox: what renews it and its token are kept together, or not at all. */
export function secretOfPermission({ refreshToken, token, untilMs }: HeldPermission): string {
  return JSON.stringify([refreshToken, token, untilMs]);
}

/** The permission in a secret that `secretOfPermission` made. */
export function permissionOfSecret(secret: string): HeldPermission {
  // Nobody else has the installation's key, with which it was sealed.
  const [refreshToken, token, untilMs] = JSON.parse(secret) as [string, string, number];
  return { refreshToken, token, untilMs };
}
