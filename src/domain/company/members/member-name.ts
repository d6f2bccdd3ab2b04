import { withCapital } from "../../shared/french-format.ts";

/**
 * How a member is named on every screen: by their name, else by the beginning of their address written as one:
 * « karim.benali@… » is « Karim Benali ». Empty for somebody without either.
 */
export function memberName({ name, email }: { name: string; email: string }): string {
  if (name !== "") return name;
  const words = (email.split("@")[0] ?? "").split(/[._]/).filter((word) => word !== "");
  return words.map(withCapital).join(" ");
}

/** The first word of that name: « Karim ». */
export function memberFirstName(member: { name: string; email: string }): string {
  return memberName(member).split(" ")[0] ?? "";
}
