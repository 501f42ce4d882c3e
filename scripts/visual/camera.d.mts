export function photographStories(
  address: string,
  keep: (id: string, png: Buffer) => void,
  only?: readonly string[],
): Promise<string[]>
