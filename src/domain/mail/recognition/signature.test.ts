import { expect, test } from "vitest";
import { partSignature } from "./signature.ts";

const ADDRESS = "claire.roux@roux-immo.example";

test("what follows a closing formula is the signature", () => {
  const { body, signature } = partSignature("Pouvez-vous passer mardi ?\nBien à vous,\nClaire\nGérante", ADDRESS);
  expect(body).toBe("Pouvez-vous passer mardi ?\nBien à vous,");
  expect(signature).toBe("Claire\nGérante");
});

test("a line with the name of the sender's address, of a person or a firm, begins the signature", () => {
  for (const name of ["Claire Roux", "C. Roux", "Roux Immo - gestion, syndic, transaction"])
    expect(partSignature(`Le robinet fuit encore.\n${name}\nOuvert du mardi au samedi`, ADDRESS).body).toBe(
      "Le robinet fuit encore.",
    );
});

test("a line drawn by a program begins the signature", () => {
  expect(partSignature("Le robinet fuit encore.\n-- \nTout échange sous 30 jours.", ADDRESS).signature).toBe(
    "-- \nTout échange sous 30 jours.",
  );
});

test("what is added under the signature belongs to the letter", () => {
  const { body, signature } = partSignature("Le robinet fuit.\nClaire Roux\nPS : la clé est sous le pot.", ADDRESS);
  expect(body).toBe("Le robinet fuit.\nPS : la clé est sous le pot.");
  expect(signature).toBe("Claire Roux");
});

test("a text without signature stays whole", () => {
  for (const text of ["Merci,\nle robinet fuit encore ?", "Claire Roux\nPouvez-vous passer ?", "Oui.", ""])
    expect(partSignature(text, ADDRESS)).toEqual({ body: text, signature: "" });
});
