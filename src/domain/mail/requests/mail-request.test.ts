import { expect, test } from "vitest";
import { mailRequest } from "./mail-request.ts";

const FROM = { name: "Claire Roux", address: "claire@roux.example" };
const read = (more: object = {}) => mailRequest({ from: FROM, subject: "Devis", text: "Bonjour", ...more });

test.each([
  ["Devis pour une salle de bain", "Salle de bain"],
  ["Re: Demande de devis : peinture du salon", "Peinture du salon"],
  ["TR: RE: Demande de travaux", "Demande de travaux"],
  ["Réfection de l'escalier", "Réfection de l'escalier"],
  ["Devis", "Devis"],
  ["", ""],
])("the subject « %s » names the project « %s »", (subject, name) => {
  expect(read({ subject }).name).toBe(name);
});

test.each([
  [FROM, "Claire", "Roux"],
  [{ ...FROM, name: "ROUX Claire" }, "Claire", "ROUX"],
  [{ ...FROM, name: "Mme Claire de La Tour" }, "Claire", "de La Tour"],
  [{ ...FROM, name: "Roux" }, "", "Roux"],
  [{ name: "", address: "claire.roux@free.example" }, "Claire", "Roux"],
  [{ name: "", address: "contact@roux.example" }, "", ""],
  [{ name: "autre@banque.example", address: "contact@roux.example" }, "", ""],
])("the sender %j is a person", (from, firstName, lastName) => {
  expect(read({ from })).toMatchObject({ kind: "person", company: "", firstName, lastName, email: from.address });
});

test("a sender with the form of a firm is a firm", () => {
  const from = { name: "SARL Martin Rénovation", address: "contact@martin.example" };
  expect(read({ from })).toMatchObject({ kind: "company", company: "SARL Martin Rénovation", lastName: "" });
});

test.each([
  ["Appelez-moi au 06 11 22 33 44.", "+33611223344"],
  ["Tél. : +33 6 11 22 33 44", "+33611223344"],
  ["06.11.22.33.44 ou 04 72 00 00 00", "+33611223344"],
  ["Commande 1061122334455", ""],
  ["Bonjour", ""],
])("the phone of « %s » is « %s »", (text, phone) => {
  expect(read({ text }).phone).toBe(phone);
});
