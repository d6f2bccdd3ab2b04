import { createRequire } from "node:module";

/** The standards we use: `a-3b` for every document. The two others only check the templates. */
export type PdfStandard = "a-3b" | "a-3a" | "ua-1";

/** The part of the native compiler that we use. */
export type TypstCompiler = {
  /** Maps bytes to an absolute path inside the workspace. */
  mapShadow(path: string, content: Buffer): void;
  resetShadow(): void;
  /**
   * Compiles and writes in one call. A document kept between two calls would use native memory that V8 does not see.
   */
  pdf(source: { mainFilePath: string }, options: { pdfStandard: PdfStandard; creationTimestamp: number }): Buffer;
  /** Drops stored results that were not used during the last `maxAge` evictions. */
  evictCache(maxAge: number): void;
};

type TypstModule = {
  NodeCompiler: {
    create(options: { workspace: string; fontArgs: { fontPaths: string[] }[] }): TypstCompiler;
  };
};

const PACKAGES = ["x64-gnu", "x64-musl"].map((target) => `@myriaddreamin/typst-ts-node-compiler-linux-${target}`);

/**
 * Loads the native Typst compiler from the package of this platform. The package with the JavaScript loader would need
 * the binaries of every platform. Throws « moteur PDF absent » where none is installed.
 */
export function loadTypst(packages: string[] = PACKAGES): TypstModule {
  const require = createRequire(import.meta.url);
  const reasons: string[] = [];
  for (const name of packages) {
    try {
      // Each package of `PACKAGES` is the same engine, built for a platform.
      return require(name) as TypstModule;
    } catch (error) {
      reasons.push(String(error));
    }
  }
  throw new Error(`moteur PDF absent: ${reasons.join("; ")}`);
}
