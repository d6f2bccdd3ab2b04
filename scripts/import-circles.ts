/** The graph of imports: for each file, those that it imports. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** The graph of pairs « this file imports that file ». A file that imports itself is left out. */
export function graphOf(pairs: Iterable<readonly [string, string]>): Graph {
  const graph = new Map<string, Set<string>>();
  for (const [from, to] of pairs) {
    if (from === to) continue;
    graph.set(from, (graph.get(from) ?? new Set()).add(to));
    if (!graph.has(to)) graph.set(to, new Set());
  }
  return graph;
}

/**
 * The circles of imports: each group of two or more files that all lead to one another, sorted (Tarjan's
 * strongly connected components).
 */
export function circlesOf(graph: Graph): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const circles: string[][] = [];
  const follow = (name: string): number => {
    const rank = order.size;
    order.set(name, rank);
    lowest.set(name, rank);
    stack.push(name);
    for (const target of graph.get(name) ?? []) {
      const lowestOrder = order.has(target) ? (stack.includes(target) ? order.get(target)! : rank) : follow(target);
      lowest.set(name, Math.min(lowest.get(name)!, lowestOrder));
    }
    if (lowest.get(name) === rank) {
      const group = stack.splice(stack.indexOf(name));
      if (group.length > 1) circles.push(group.sort());
    }
    return lowest.get(name)!;
  };
  for (const name of graph.keys()) if (!order.has(name)) follow(name);
  return circles;
}
