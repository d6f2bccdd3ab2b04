/** One action of a row. */
export type RowAction = { label: string; act: () => void; danger?: boolean };
