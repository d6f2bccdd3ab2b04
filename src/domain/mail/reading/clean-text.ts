import { readingMessages } from "./reading.messages.ts";

// HTML that our cleaning wrote: its elements are closed, and its attributes write `<`, `>` and `"` as entities.

/** A piece of clean HTML. `name` is empty for words. */
type Piece = { name: string; isEnd: boolean; source: string };

const BLOCKS = new Set(
  "p div tr table ul ol blockquote details summary h1 h2 h3 h4 h5 h6 pre hr center address dl dt dd".split(" "),
);
/** An empty line follows them. */
const PARAGRAPHS = new Set("p ul ol table blockquote details h1 h2 h3 h4 h5 h6 pre".split(" "));

/** The attribute in which the cleaning leaves the host of a link, for `showLinkHosts`. */
export const HOST_ATTRIBUTE = "data-host";

/** The words of clean HTML, with its lines, and `> ` before those that quote. */
export function textOfHtml(cleanHtml: string): string {
  const lines: string[] = [""];
  let depth = 0;
  let isInSummary = false;
  const add = (words: string) => lines.push((lines.pop() ?? "") + words);
  const marks = () => "> ".repeat(Math.min(depth, 5));
  const endLine = () => {
    if (withoutMarks(lines.at(-1) ?? "") !== "") lines.push("");
    lines[lines.length - 1] = marks();
  };
  for (const { name, isEnd, source } of piecesOf(cleanHtml)) {
    if (name === "") {
      if (!isInSummary) add(wordsOf(source));
      continue;
    }
    if (name === "summary") isInSummary = !isEnd;
    // The cleaning makes them of earlier mails alone.
    if (name === "details") depth += isEnd ? -1 : 1;
    if (name === "br") lines.push(marks());
    else if (name === "li" && !isEnd) {
      endLine();
      add("- ");
    } else if (BLOCKS.has(name)) {
      endLine();
      if (isEnd && PARAGRAPHS.has(name)) lines.push(marks());
    }
    if (name === "td" && isEnd) add(" ");
  }
  return lines
    .map((line) => line.replace(/[ \t\u00A0]{1,1000}/g, " ").trim())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/**
 * Clean HTML in which every link is followed by the host that it leads to, unless its words say it already.
 * `misleadingHosts`: those of links whose words name another one.
 */
export function showLinkHosts(cleanHtml: string): { html: string; misleadingHosts: string[] } {
  const sources: string[] = [];
  const misleadingHosts = new Set<string>();
  let link: { host: string; words: string } | null = null;
  for (const { name, isEnd, source } of piecesOf(cleanHtml)) {
    if (name === "a" && !isEnd) link = { host: hostOf(source), words: "" };
    if (name === "" && link !== null) link.words += wordsOf(source);
    if (name === "a" && !isEnd) sources.push(withoutHost(source));
    else sources.push(source);
    if (name !== "a" || !isEnd || link === null || link.host === "") continue;
    const namedHosts = hostsIn(link.words);
    if (namedHosts.some((host) => !isSameHost(host, link?.host ?? ""))) misleadingHosts.add(link.host);
    if (!namedHosts.some((host) => isSameHost(host, link?.host ?? "")))
      sources.push(`<span style="color:#666666;font-size:12px"> (${link.host})</span>`);
    link = null;
  }
  return { html: sources.join(""), misleadingHosts: [...misleadingHosts] };
}

/** Clean HTML in which each quote of an earlier mail is folded under a title. */
export function foldHtmlQuotes(cleanHtml: string): string {
  return cleanHtml.replaceAll("<details>", `<details><summary>${readingMessages.quote}</summary>`);
}

function piecesOf(cleanHtml: string): Piece[] {
  return [...cleanHtml.matchAll(/<(\/?)([a-z0-9]{1,20})[^<>]*>|[^<]+|</g)].map(([source, slash, name]) => ({
    name: name ?? "",
    isEnd: slash === "/",
    source,
  }));
}

const ENTITIES: Readonly<Record<string, string>> = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&amp;": "&" };

function wordsOf(source: string): string {
  return source.replace(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity).replace(/[\r\n]/g, " ");
}

function withoutMarks(line: string): string {
  return line.replaceAll(">", "").trim();
}

function hostOf(tag: string): string {
  return / data-host="([^"<>]{1,320})"/.exec(tag)?.[1] ?? "";
}

function withoutHost(tag: string): string {
  return tag.replace(/ data-host="[^"]*"/, "");
}

const FIRST_LEVELS = new Set(
  "fr com org net eu io gouv paris bzh be ch de es it uk lu info biz pro app dev".split(" "),
);

/** The hosts that words name: « www.banque.fr », « https://banque.fr/compte ». */
function hostsIn(words: string): string[] {
  return words
    .slice(0, 500)
    .toLowerCase()
    .split(/\s/)
    .map((word) => {
      const hasScheme = /^https?:\/\//.test(word);
      const host = (word.replace(/^https?:\/\//, "").split(/[/?#:,;()]/, 1)[0] ?? "").replace(/^www\.|\.$/g, "");
      const labels = host.split(".");
      const isHost = labels.length > 1 && labels.every((label) => label !== "");
      return isHost && (hasScheme || FIRST_LEVELS.has(labels.at(-1) ?? "")) ? host : "";
    })
    .filter((host) => host !== "");
}

// « roux.fr » and « devis.roux.fr » are of the same owner, as far as the words can tell. An address of mail ends alike.
function isSameHost(namedHost: string, host: string): boolean {
  const [one, other] = [namedHost.replace(/^www\./, ""), host.replace(/^www\./, "")];
  return one === other || other.endsWith(`.${one}`) || one.endsWith(`.${other}`) || other.endsWith(`@${one}`);
}
