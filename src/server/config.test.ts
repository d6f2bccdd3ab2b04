import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

test("without settings, the server serves this machine only, with its own database", () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: "127.0.0.1",
    databaseUrl: null,
    publicUrl: "http://127.0.0.1:3000",
    llm: null,
    auth: { issuer: "http://127.0.0.1:3000/auth/v1" },
  });
  expect(readConfig({ PORT: "", DATABASE_URL: "" })).toMatchObject({ port: 3000, databaseUrl: null });
});

test("the public address loses its last slash and gives the issuer", () => {
  expect(readConfig({ PUBLIC_URL: "https://chantier.example.org/" })).toMatchObject({
    publicUrl: "https://chantier.example.org",
    auth: { issuer: "https://chantier.example.org/auth/v1" },
  });
});

test("the start fails with the names of all wrong settings", () => {
  expect(() => readConfig({ PORT: "trois mille", DATABASE_URL: "mysql://x", LOG_LEVEL: "loud" })).toThrow(
    /PORT[^]*DATABASE_URL[^]*LOG_LEVEL/,
  );
  expect(() => readConfig({ LLM_BASE_URL: "http://127.0.0.1:11434/v1" })).toThrow("LLM_MODEL");
  expect(() => readConfig({ INSTALLATION_KEY: "trop court" })).toThrow("64 hexadecimal digits");
  expect(() => readConfig({ AUTH_TOKEN_SECONDS: "0" })).toThrow("AUTH_TOKEN_SECONDS");
});

test("a server open to the network without a public address gives a warning", () => {
  for (const HOST of ["0.0.0.0", "::"]) expect(readConfig({ HOST }).addressWarning, HOST).toContain("PUBLIC_URL");
  for (const HOST of ["127.0.0.1", "localhost", "192.168.1.20"])
    expect(readConfig({ HOST }).addressWarning, HOST).toBeNull();
  expect(readConfig({}).addressWarning).toBeNull();
  expect(readConfig({ HOST: "0.0.0.0", PUBLIC_URL: "http://192.168.1.20:3000" }).addressWarning).toBeNull();
});
