// Which Node runs the product.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

/** The oldest Node that runs TypeScript without a build. */
const MIN_NODE = [24, 12];

/**
 * The Node that runs everything: the one installed as a package, else the machine's when it is recent enough.
 * `sentence` names it with the reason, in French. `path` is null when there is none.
 */
export function chooseNode(root, own = { version: process.versions.node, path: process.execPath }) {
  const name = `node-${process.platform}-${process.arch}`;
  const bundle = packagedNode(root, name);
  if (bundle)
    return {
      path: bundle.path,
      sentence: `Node ${bundle.version}, fourni par le paquet ${name} : la version avec laquelle Établi est essayé.`,
    };
  if (isRecent(own.version))
    return {
      path: own.path,
      sentence: `Node ${own.version}, celui de cette machine : aucun paquet ${name} n'est installé.`,
    };
  return {
    path: null,
    sentence: `Node ${MIN_NODE.join(".")} ou plus récent est nécessaire sur cette machine (ici ${own.version}).`,
  };
}

function packagedNode(root, name) {
  try {
    const manifest = createRequire(join(root, "package.json")).resolve(`${name}/package.json`);
    return { path: join(manifest, "../bin/node"), version: JSON.parse(readFileSync(manifest, "utf8")).version };
  } catch {
    return null;
  }
}

function isRecent(version) {
  const [major, minor] = version.split(".").map(Number);
  return major > MIN_NODE[0] || (major === MIN_NODE[0] && minor >= MIN_NODE[1]);
}
