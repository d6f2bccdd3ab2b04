import { XmlBufferInputProvider, XmlDocument, XsdValidator, xmlRegisterInputProvider } from "libxml2-wasm";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";
import saxon from "saxon-js";

/** The official rule sets, in the order they are applied: profile, EN 16931, France. */
export const SCHEMATRONS = ["FACTUR-X_EN16931", "EN16931-CII-validation", "BR-FR-Flux2-Schematron-CII"] as const;

/** A failed assertion of the official rules, with its rule set. */
export type Failure = { from: (typeof SCHEMATRONS)[number]; rule: string; flag: string; text: string };

/** The verdict of the official files on an invoice: schema errors, and failed assertions flagged fatal or error. */
export type Verdict = { xsd: string[]; failures: Failure[] };

const XSD = join(import.meta.dirname, "xsd");
const XSLT = join(import.meta.dirname, "xslt");
/**
 * Validates a CII invoice with the Factur-X EN 16931 schema, then with the schematrons of the profile, of EN 16931 and
 * of France (BR-FR).
 */
export function validateFacturX(xml: string): Verdict {
  const text = xml.replace(/^\uFEFF/, "");
  return { xsd: schemaErrors(text), failures: SCHEMATRONS.flatMap((name) => failedAssertions(name, text)) };
}

let schema: XsdValidator | null = null;

function schemaErrors(xml: string): string[] {
  schema ??= loadSchema();
  const document = XmlDocument.fromString(xml);
  try {
    schema.validate(document);
    return [];
  } catch (error) {
    const { details } = error as { details?: { message: string }[] };
    return details?.map((detail) => detail.message.trim()) ?? [String(error)];
  } finally {
    document.dispose();
  }
}

function loadSchema(): XsdValidator {
  const prefix = "Factur-X_1.09_EN16931_urn_un_unece_uncefact_data_standard_";
  const names = [
    "Factur-X_EN16931.xsd",
    ...["QualifiedDataType_100", "ReusableAggregateBusinessInformationEntity_100", "UnqualifiedDataType_100"].map(
      (part) => `${prefix}${part}.xsd`,
    ),
  ];
  const files = Object.fromEntries(
    names.map((name) => [`mem://xsd/${name}`, new Uint8Array(readFileSync(join(XSD, name)))]),
  );
  xmlRegisterInputProvider(new XmlBufferInputProvider(files));
  return XsdValidator.fromDoc(
    XmlDocument.fromBuffer(files["mem://xsd/Factur-X_EN16931.xsd"]!, { url: "mem://xsd/Factur-X_EN16931.xsd" }),
  );
}

const stylesheets = new Map<string, unknown>();

function failedAssertions(name: Failure["from"], xml: string): Failure[] {
  if (!stylesheets.has(name)) stylesheets.set(name, loadStylesheet(name));
  const report = saxon.transform(
    {
      stylesheetInternal: stylesheets.get(name),
      stylesheetBaseURI: pathToFileURL(join(XSLT, `${name}.xslt`)).href,
      sourceText: xml,
      destination: "serialized",
    },
    "sync",
  ).principalResult;
  return [...report.matchAll(/<svrl:failed-assert([^>]*)>([^]*?)<\/svrl:failed-assert>/g)].flatMap(
    ([, attributes = "", inside = ""]) => {
      const flag = /\b(?:flag|role)="([^"]*)"/.exec(attributes)?.[1] ?? "error";
      const text = inside
        .replace(/<[^>]+>/g, " ")
        .replace(/\s+/g, " ")
        .trim();
      const rule = /\bid="([^"]*)"/.exec(attributes)?.[1] ?? /\[?(BR-[\w-]+|FX-[\w-]+)/.exec(text)?.[1] ?? "?";
      return /fatal|error/i.test(flag) ? [{ from: name, rule, flag, text }] : [];
    },
  );
}

// The export names its folder by a neutral address. The rules read their code lists in that folder.
function loadStylesheet(name: string): unknown {
  const text = gunzipSync(readFileSync(join(XSLT, `${name}.sef.json.gz`))).toString();
  return JSON.parse(text.replaceAll("file:///einvoicing/xslt", pathToFileURL(XSLT).href));
}
