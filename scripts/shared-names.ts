import type { Node, Source } from "./source-code.ts";
import { isProduct, lineFinder, programOf } from "./source-code.ts";

// One word for one thing: two files of a floor do not export the same name. A call and its action may share one, since
// they stand on two floors.

/** Names that several files of a floor export: why, and on which floor. The list only shrinks. */
type SharedNames = { why: string; floor: string; names: ReadonlySet<string> };

const SHARED_NAMES: readonly SharedNames[] = [
  {
    why: "the catalog and the assistant read text each in its own way",
    floor: "src/domain",
    names: words("Clause Order isInfinitive placeOf readMeasures wordAt"),
  },
  {
    why: "what a typed message leads to, and what is answered to a question",
    floor: "src/domain",
    names: words("Reply"),
  },
  {
    why: "the auth server has its own database and its own sessions",
    floor: "src/server",
    names: words("inTransaction insertSession"),
  },
  {
    why: "a form that is loaded late stands for the form itself",
    floor: "src/web",
    names: words("CustomerForm IdentityForm PartiesForm MergeForm MergePicker ErasureForm"),
  },
];

/** Every name that two files of a floor export, `file:line`, with the other file and what to do. */
export function sharedNames(sources: readonly Source[], list: readonly SharedNames[] = SHARED_NAMES): string[] {
  const isListed = ({ floor, name }: ExportedName) => list.some((one) => one.floor === floor && one.names.has(name));
  return [...byFloor(sources).values()].flatMap((exports) => {
    const [first, ...others] = exports;
    if (!first || isListed(first)) return [];
    return others.map(
      ({ name, place }) =>
        `${place} exports « ${name} » as ${first.place} does: ` +
        "give one of them a name that says what sets it apart (PreviewedLine, modelFaultOf)",
    );
  });
}

/** Every name of the list that one file alone exports by now, with what to do. */
export function unusedSharedNames(sources: readonly Source[], list: readonly SharedNames[] = SHARED_NAMES): string[] {
  const exports = byFloor(sources);
  return list.flatMap(({ floor, names }) =>
    [...names]
      .filter((name) => (exports.get(`${floor} ${name}`)?.length ?? 0) < 2)
      .map(
        (name) => `« ${name} » is exported once in ${floor}: remove it from SHARED_NAMES of scripts/shared-names.ts`,
      ),
  );
}

type ExportedName = { floor: string; name: string; place: string };

function byFloor(sources: readonly Source[]): Map<string, ExportedName[]> {
  const exports = sources.filter(({ path }) => isProduct(path)).flatMap(exportedNames);
  return Map.groupBy(exports, ({ floor, name }) => `${floor} ${name}`);
}

type DeclaredName = { id?: { name?: string }; declarations?: DeclaredName[] };

// A name that is handed on (`export … from`) is declared elsewhere. A function may be declared several times.
function exportedNames({ path, text }: Source): ExportedName[] {
  const floor = path.split("/").slice(0, 2).join("/");
  const lineAt = lineFinder(text);
  const statements = programOf({ path, text }).body as (Node & { declaration?: DeclaredName | null })[];
  const places = new Map<string, string>();
  for (const { type, start, declaration } of statements) {
    if (type !== "ExportNamedDeclaration" || !declaration) continue;
    for (const { id } of declaration.declarations ?? [declaration])
      if (id?.name !== undefined) places.set(id.name, `${path}:${lineAt(start)}`);
  }
  return [...places].map(([name, place]) => ({ floor, name, place }));
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(" "));
}
