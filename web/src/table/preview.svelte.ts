/** The card somebody points at by its name, shown large beside it. */
export const preview: { kind: number | null; x: number; y: number } = $state({ kind: null, x: 0, y: 0 });
