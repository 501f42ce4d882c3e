export function codeOf(secret: string, later?: number): string
