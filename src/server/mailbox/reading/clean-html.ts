import { HOST_ATTRIBUTE } from "#domain/mail/reading/clean-text.ts";
import { READING_LIMITS } from "#domain/mail/reading/reading-limits.ts";
import { readingMessages } from "#domain/mail/reading/reading.messages.ts";
import { hidesContent, safeStyle } from "#domain/mail/reading/safe-style.ts";
import { trackerOf } from "#domain/mail/reading/trackers.ts";
import { randomUUID } from "node:crypto";
import type { Attributes, IOptions, Tag } from "sanitize-html";
import sanitizeHtml from "sanitize-html";
import { pictureUrl, safeLink } from "./safe-link.ts";

/** The HTML of a mail without anything that runs, loads, asks or hides, and what was left out of it. */
export type CleanHtml = { html: string; pictureHosts: string[]; pictureUrls: string[]; trackers: string[] };

/**
 * Pictures that may be shown, as `data:` addresses, by how the mail names them: `cid:logo@roux.fr`, or their address on
 * the web. Empty for one in which nothing is to be seen.
 */
export type KnownPictures = ReadonlyMap<string, string>;

const TAGS =
  "a abbr address b big blockquote br caption center code col colgroup dd del details div dl dt em font h1 h2 h3 h4 " +
  "h5 h6 hr i img ins li ol p pre s small span strike strong sub sup table tbody td tfoot th thead tr tt u ul";

/** Elements that go with all that they hold. */
const REMOVED =
  "script style title template noscript noframes noembed textarea option select xmp svg math object applet audio " +
  "video canvas iframe frame frameset";

/** Elements that hold a part of a page: what they hold stays on lines of its own. */
const CONTAINERS = "html body section article main header footer nav aside form fieldset label button figure marquee";

/** What programs write around the mail that they answer. */
const QUOTE_CLASSES = /(?:^|\s)(?:gmail_quote|yahoo_quoted|protonmail_quote|zmail_extra)(?:\s|$)/;
const QUOTE_IDS = /^(?:divRplyFwdMsg|appendonsend|mail-editor-reference-message-container)$/;

const LOOKS = ["width", "height", "align", "valign", "bgcolor", "border", "dir", "lang", "style"];

const HIDDEN_MARK = "data-hidden";

const removedTags = new Set(REMOVED.split(" "));
const containers = new Set(CONTAINERS.split(" "));

/**
 * Cleans the HTML of a mail. A picture that is not among the known ones is replaced by its words. The result is to be
 * shown in a frame of its own, without scripts.
 */
export function cleanHtml(html: string, knownPictures: KnownPictures): CleanHtml {
  // The number of a picture, on what stands for it until the cleaning has ended. No sender can know its name.
  const markName = `data-${randomUUID()}`;
  const pictures: { url: URL; isKnown: boolean }[] = [];
  const trackers = new Set<string>();

  function placeOf(attributes: Attributes): URL | null {
    const url = pictureUrl(attributes.src ?? "");
    const tracker = url && trackerOf(url.hostname, url.pathname, attributes.width ?? "", attributes.height ?? "");
    if (tracker) trackers.add(tracker);
    return tracker ? null : url;
  }

  function picture(_name: string, attributes: Attributes): Tag {
    const { src = "", alt = "", style } = attributes;
    const url = placeOf(attributes);
    const isShown = !isHidden(attributes) && (url !== null || src.trim().startsWith("cid:"));
    if (!isShown) return hiddenTag();
    const knownPicture = knownPictures.get(url === null ? src.trim() : url.href);
    if (knownPicture === "") return hiddenTag();
    const mark: Attributes = url === null ? {} : { [markName]: String(pictures.length) };
    if (url) pictures.push({ url, isKnown: knownPicture !== undefined });
    if (knownPicture !== undefined)
      return { tagName: "img", attribs: { ...attributes, ...mark, src: knownPicture, style: withinWidth(style) } };
    const words = readingMessages.picture(alt.trim().slice(0, 200));
    return { tagName: "span", attribs: { style: "color:#666666", ...mark }, text: words };
  }

  const markedHtml = sanitizeHtml(html, {
    ...OPTIONS,
    allowedAttributes: { ...ATTRIBUTES, span: [markName], img: [...ATTRIBUTES.img, markName] },
    transformTags: { img: picture, "*": transform },
  });
  const { html: plainHtml, places } = withoutMarks(markedHtml, markName);
  // A picture that went with what hides it was there to be counted.
  const seenPictures = places.flatMap((place) => pictures[place] ?? []);
  const unknownHosts = seenPictures.filter(({ isKnown }) => !isKnown).map(({ url }) => url.hostname);
  const urls = new Set(seenPictures.map(({ url }) => url.href));
  return {
    html: plainHtml,
    pictureHosts: [...new Set(unknownHosts)],
    pictureUrls: [...urls].slice(0, READING_LIMITS.webPictures),
    trackers: [...trackers],
  };
}

function withoutMarks(html: string, markName: string): { html: string; places: number[] } {
  const [start = "", ...pieces] = html.split(` ${markName}="`);
  const ends = pieces.map((piece) => piece.indexOf('"'));
  return {
    html: start + pieces.map((piece, at) => piece.slice((ends[at] ?? 0) + 1)).join(""),
    places: pieces.map((piece, at) => Number(piece.slice(0, ends[at]))),
  };
}

// It goes with all that it holds. A tag that is not allowed would leave the library's count of tags wrong.
const hiddenTag = (): Tag => ({ tagName: "span", attribs: { [HIDDEN_MARK]: "yes" } });

const ATTRIBUTES = {
  "*": [...LOOKS, HIDDEN_MARK],
  a: ["href", "rel", "target", HOST_ATTRIBUTE],
  img: ["src", "alt"],
  font: ["color", "face", "size"],
  ol: ["start", "type"],
  table: ["cellpadding", "cellspacing"],
  td: ["colspan", "rowspan"],
  th: ["colspan", "rowspan"],
};

const OPTIONS: IOptions = {
  allowedTags: TAGS.split(" "),
  nonTextTags: REMOVED.split(" "),
  disallowedTagsMode: "discard",
  nestingLimit: READING_LIMITS.htmlDepth,
  allowedSchemes: ["http", "https", "mailto", "tel"],
  // Those that the mail brings itself: `picture` writes these addresses.
  allowedSchemesByTag: { img: ["data"] },
  allowProtocolRelative: false,
  // Our own rule reads them before the library sees them.
  parseStyleAttributes: false,
  exclusiveFilter: ({ attribs }) => HIDDEN_MARK in attribs,
};

// Pictures have passed `picture` before.
function transform(name: string, attributes: Attributes): Tag {
  if (name === "img" || removedTags.has(name) || HIDDEN_MARK in attributes)
    return { tagName: name, attribs: attributes };
  if (isHidden(attributes)) return hiddenTag();
  const plain = withinFrame(name, withSafeStyle(attributes));
  if (name === "a") return { tagName: "a", attribs: linkAttributes(plain) };
  if (isQuote(name, attributes)) return { tagName: "details", attribs: {} };
  return { tagName: name === "details" || containers.has(name) ? "div" : name, attribs: plain };
}

function isHidden({ style = "", ...attributes }: Attributes): boolean {
  return "hidden" in attributes || attributes["aria-hidden"] === "true" || hidesContent(style);
}

function withSafeStyle({ style, ...attributes }: Attributes): Attributes {
  const safe = safeStyle(style ?? "");
  return safe === "" ? attributes : { ...attributes, style: safe };
}

/** Wider than these pixels, a part of a layout may shrink to the frame: most are written for a desktop. */
const NARROW_PX = 300;

function withinFrame(name: string, { width = "", ...attributes }: Attributes): Attributes {
  const { style = "" } = attributes;
  const widthPx = Number(/(?:^|;)width:(\d{1,4})px/.exec(style)?.[1] ?? /^(\d{1,4})(?:px)?$/.exec(width)?.[1] ?? 0);
  if (widthPx <= NARROW_PX) return width === "" ? attributes : { ...attributes, width };
  const otherStyle = style.replace(/(^|;)width:[^;]*;?/, "$1");
  const declarations = [otherStyle.replace(/;$/, ""), ...(isCell(name) ? [] : [`width:100%;max-width:${widthPx}px`])];
  return { ...attributes, style: declarations.filter((one) => one !== "").join(";") };
}

// A cell shares the width of its table.
function isCell(name: string): boolean {
  return name === "td" || name === "th";
}

function withinWidth(style = ""): string {
  const safe = safeStyle(style);
  return safe === "" ? "max-width:100%" : `${safe};max-width:100%`;
}

function linkAttributes({ href = "", style = "" }: Attributes): Attributes {
  const link = safeLink(href);
  const look: Attributes = style === "" ? {} : { style };
  if (link === null) return look;
  return {
    ...look,
    href: link.href,
    rel: "noopener noreferrer nofollow",
    target: "_blank",
    ...(link.host !== "" && { [HOST_ATTRIBUTE]: link.host }),
  };
}

function isQuote(name: string, { class: classes = "", id = "", type = "" }: Attributes): boolean {
  if (name === "blockquote") return type === "cite" || QUOTE_CLASSES.test(classes.slice(0, 500));
  return name === "div" && (QUOTE_CLASSES.test(classes.slice(0, 500)) || QUOTE_IDS.test(id));
}
