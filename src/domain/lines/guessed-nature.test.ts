import { expect, test } from "vitest";
import { guessNature, natureAfterLabel } from "./guessed-nature.ts";

test.each([
  "Ballon",
  "Ballon 200 l",
  "ballon électrique Atlantic 200 litres",
  "Chauffe-eau thermodynamique",
  "Mitigeurs de lavabo",
  "Tuyaux PVC 100",
  "Fourniture de carrelage 60 x 60",
  "Fournitures diverses",
  "Une porte d'entrée",
  "L'évier inox, evier 1 bac",
  "Peinture acrylique velours blanc",
  "Matériel électrique",
  "Licence de police, un an",
  "Sèche-serviettes",
])("« %s » is goods", (label) => expect(guessNature(label)).toBe("goods"));

test.each([
  "",
  "Pose du ballon",
  "Fourniture et pose d'un ballon",
  "Ballon fourni et posé",
  "Mitigeur, pose comprise",
  "Remplacement du chauffe-eau",
  "Peinture des murs du salon",
  "Carrelage sur chape",
  "Carrelage : dépose",
  "Heure de plombier",
  "Main-d'œuvre",
  "Déplacement",
  "Radiateurs remplacés",
  "Portes installées",
  "Salle de bain",
  "Création d'un logo",
  "Maquette du site",
  "🙂",
])("« %s » is a service", (label) => expect(guessNature(label)).toBe("service"));

test("a nature that nobody chose follows the label", () => {
  expect(natureAfterLabel({ label: "", nature: "service" }, "Ballon")).toBe("goods");
  expect(natureAfterLabel({ label: "Ballon", nature: "goods" }, "Ballon posé")).toBe("service");
});

test("a nature that was chosen stays", () => {
  expect(natureAfterLabel({ label: "Ballon", nature: "service" }, "Ballon 200 l")).toBe("service");
  expect(natureAfterLabel({ label: "Chantier", nature: "goods" }, "Chantier Roux")).toBe("goods");
});
