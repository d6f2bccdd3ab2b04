import { expect, test } from "vitest";
import { saysYes, yesIn } from "./open-yes.ts";

test.each([
  "d'accord si vous descendez a 2 000 euros",
  "ok si la pose est comprise",
  "c'est bon a condition de finir en mai",
  "oui sous reserve de l'accord de la copropriete",
  "bon pour accord sauf pour le plafond",
  "on est partants, on attend la reponse de la banque",
  "ok mais sans la depose",
  "d'accord sur le principe",
  "le prix nous va. ne commandez rien avant",
  "nous signerons le devis corrige",
  "we accept as long as you finish in may",
])("« %s » leaves the yes open", (words) => {
  expect(yesIn(words)).toBe("open");
});

test.each([
  "votre offre ne peut etre acceptee",
  "je ne peux donc retenir votre devis",
  "votre offre n'est pas retenue",
])("« %s » is no yes", (words) => {
  expect(yesIn(words)).toBe("denied");
});

test.each([
  "nous acceptons votre devis",
  "vous pouvez commencer lundi si vous voulez",
  "allez-y, dites-moi si le portail doit rester ouvert",
  "d'accord, venez tous les jours sauf le mercredi",
  "c'est valide, dans l'attente de votre reponse",
  "je ne veux pas attendre, j'accepte",
])("« %s » is a whole yes", (words) => {
  expect(yesIn(words)).toBe("whole");
});

test("a yes is said by its words or by a file", () => {
  expect(saysYes("allez-y", "")).toBe(true);
  expect(saysYes("voila", "devis signe.pdf")).toBe(true);
  expect(saysYes("on garde la vieille", "photo.jpg")).toBe(false);
});
