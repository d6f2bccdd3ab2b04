import { expect, test } from "vitest";
import type { DocumentView } from "../../documents/document-view.ts";
import { notedView, signedView } from "./signed-view.ts";

test("what was signed on line has no blank left: each certificate bears its name and its day", () => {
  const view = {
    signature: { title: "Bon pour accord", lines: ["Date et signature"] },
    certificates: ["10 %", "5,5 %"].map((rate) => ({
      title: `Certification du client pour les travaux à ${rate}`,
      text: "Je soussigné(e) … (nom, prénom) certifie.",
      blanks: ["Nom, prénom", "Date", "Signature"],
    })),
  } as unknown as DocumentView;
  const { signature, certificates = [] } = signedView(view, { signer: "Léa Arc", moment: "3 déc. 2026 à 10 h 30" });
  expect(signature?.lines).toEqual(["Signé électroniquement par Léa Arc le 3 déc. 2026 à 10 h 30."]);
  expect(certificates.map(({ text, blanks }) => [text.split("\n\n"), blanks])).toEqual(
    certificates.map(() => [
      [
        "Je soussigné(e) Léa Arc certifie.",
        "Certifié par Léa Arc le 3 déc. 2026 à 10 h 30, avec sa signature électronique.",
      ],
      [],
    ]),
  );
});

test("a quote without a certificate gets none", () => {
  expect(signedView({ signature: null } as DocumentView, { signer: "", moment: "" }).certificates).toBeUndefined();
});

test("an agreement that was noted stands where a signature would, its certificates left to be signed", () => {
  const certificates = [{ title: "Certification", text: "Je soussigné(e) …", blanks: ["Date"] }];
  const view = { signature: { title: "Bon pour accord", lines: ["Date"] }, certificates } as unknown as DocumentView;
  const sheet = notedView(view, { signer: "Léa Arc", decidedOn: "2026-12-03" });
  expect(sheet).toEqual({
    signature: { title: "Bon pour accord", lines: ["Accord de Léa Arc noté le 3 déc. 2026."] },
    certificates,
  });
});
