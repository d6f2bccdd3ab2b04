import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";

// Checks that everything cited by comments and pages exists.

/** A file of the repository, by its path from the root. */
export type Page = { path: string; text: string };

const CITATION = /\bdocs\/[\w/.-]+\.md(?:#[\w-]+)?/g;
/** A file that a page names. `<noun>` and `*` stand for any name. */
const NAMED_FILE = /`((?:src|test|scripts|bench|docs)\/[\w[\]{}<>*,./-]*)`/g;
const PAGE_LINK = /\]\((?!https?:)([^)\s]+)\)/g;
/** Names of pages that are in another repository. */
const ELSEWHERE =
  /\b(?:specification|contract|decisions|foundations),?\s+(?:\*\s+|\/\/\s+)?(?:sections? \d|")|\(decisions\)/;

/** What comments and pages cite that does not exist, one sentence each. `root` is the folder of the cited pages. */
export function citationFaults(root: string, files: readonly Page[]): string[] {
  return files.flatMap(({ path, text }) => {
    const isPage = path.endsWith(".md");
    const citations = isPage
      ? [...text.matchAll(PAGE_LINK)].map(([, link]) =>
          join(dirname(path), link!.startsWith("#") ? `${path}${link}` : link!),
        )
      : [...text.matchAll(CITATION)].map(([link]) => link);
    const faults = [...new Set(citations)]
      .flatMap((link) => linkFault(root, link) ?? [])
      .map((fault) => `${path} ${fault}`);
    if (isPage) faults.push(...[...text.matchAll(NAMED_FILE)].flatMap(([, name]) => fileFault(root, path, name!)));
    if (!isPage && ELSEWHERE.test(text))
      faults.push(`${path} cites a page that is not here: name a section of docs/, as docs/specification.md#flows`);
    return faults;
  });
}

/** The files of the repository that cite others: code with its comments, and pages. */
export function citingFiles(root: string): Page[] {
  return fileNames(root)
    .filter((name) => /^(?:src|test|bench|scripts)\/.*\.(?:tsx?|mjs)$|^(?:docs\/.*|README|STYLE)\.?md$/.test(name))
    .filter((name) => !name.startsWith("scripts/citations") && existsSync(join(root, name)))
    .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
}

// An archive of the sources has no history: its folders are read as they are.
function fileNames(root: string): string[] {
  try {
    return execFileSync("git", ["ls-files", "-co", "--exclude-standard"], {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).split("\n");
  } catch {
    const folders = ["src", "test", "bench", "scripts", "docs"].filter((folder) => existsSync(join(root, folder)));
    const names = folders.flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map(
        (name) => `${folder}/${name.replaceAll("\\", "/")}`,
      ),
    );
    return [...names, "README.md", "STYLE.md"];
  }
}

function fileFault(root: string, page: string, name: string): string[] {
  const isThere = /[<*]/.test(name)
    ? globSync(name.replaceAll(/<\w+>/g, "*"), { cwd: root }).length > 0
    : existsSync(join(root, name));
  return isThere ? [] : [`${page} names ${name}, which is not there: correct the page`];
}

function linkFault(root: string, link: string): string | null {
  const [path = "", anchor] = link.split("#");
  if (!existsSync(join(root, path))) return `cites ${path}, which does not exist: correct the path`;
  if (anchor === undefined || anchorsOf(readFileSync(join(root, path), "utf8")).includes(anchor)) return null;
  return `cites ${link}, but ${path} has no such heading: write the section, or name another`;
}

function anchorsOf(page: string): string[] {
  return [...page.matchAll(/^#+ (.+)$/gm)].map(([, title]) =>
    title!
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );
}
