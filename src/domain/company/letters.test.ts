import { expect, test } from "vitest";
import { invitationLetter } from "./letters.ts";

test("the invitation letter says who invites, the company, the role and the link", () => {
  const { subject, text } = invitationLetter({
    companyName: "Volt & Fils",
    inviterName: "Claire",
    role: "worker",
    link: "https://etabli.example/invitation/x",
  });
  expect(subject).toBe("Rejoins « Volt & Fils » sur Établi");
  expect(text).toContain("Claire t'invite à rejoindre « Volt & Fils » sur Établi comme compagnon.");
  expect(text).toContain("\n\nhttps://etabli.example/invitation/x\n\n");
});
