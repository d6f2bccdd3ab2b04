/** Code that is loaded apart. `codeOrNull` gives null until it is there. */
export type LateCode<Code> = { codeOrNull: () => Code | null; load: () => Promise<Code> };

/** Loads code once, however often it is asked for. A load that failed is tried again by the next call of `load`. */
export function lateCode<Code>(read: () => Promise<Code>): LateCode<Code> {
  let code: { value: Code } | null = null;
  let loading: Promise<Code> | null = null;
  const load = async () => {
    try {
      const value = await read();
      code = { value };
      return value;
    } finally {
      loading = null;
    }
  };
  return {
    codeOrNull: () => code?.value ?? null,
    load: () => (code === null ? (loading ??= load()) : Promise.resolve(code.value)),
  };
}
