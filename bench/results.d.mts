export function writePart(name: string, text: string): void
/** The whole file with one part of it replaced, or added at its end. */
export function withPart(results: string, name: string, text: string): string
