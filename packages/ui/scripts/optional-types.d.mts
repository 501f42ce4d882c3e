/** Declarations in which every optional property may be given as undefined. */
export function withOptionalUndefined(text: string): string
