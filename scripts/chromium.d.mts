export const chromiumArgs: string[]
export const pictureArgs: string[]
export function chromiumPath(): string
