import { ATTACKS } from "./attacks.ts";
import type { CorpusCase } from "./corpus-case.ts";
import { ENCODINGS } from "./encodings.ts";
import { FILES } from "./files.ts";
import { NESTING } from "./nesting.ts";
import { QUOTES } from "./quotes.ts";

/** Every mail of the corpus. All are of our own making: no word of anybody stands in them. */
export const CORPUS: readonly CorpusCase[] = [...ENCODINGS, ...NESTING, ...FILES, ...ATTACKS, ...QUOTES];
