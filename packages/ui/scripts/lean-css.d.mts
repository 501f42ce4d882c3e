export function lean(css: string, own?: ReadonlySet<string>): string
export function withShortVariables(css: string, isPublic: (name: string) => boolean): string
