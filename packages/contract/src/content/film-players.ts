/** Whose players may be embedded, and how their addresses name a film. */
const players = [
  {
    provider: 'youtube',
    pattern:
      /^https:\/\/(?:(?:www|m)\.youtube\.com\/(?:watch\?v=|live\/|embed\/)|youtu\.be\/)([\w-]{6,20})(?:[?&#/]\S*)?$/,
    embed: (id: string) => `https://www.youtube-nocookie.com/embed/${id}`,
  },
  {
    provider: 'vimeo',
    pattern: /^https:\/\/(?:player\.)?vimeo\.com\/(?:video\/|event\/)?(\d{6,12})(?:[?#/]\S*)?$/,
    embed: (id: string) => `https://player.vimeo.com/video/${id}`,
  },
] as const

/** The player for a film's address; null where its provider is not one of ours. */
export function filmPlayerOf(videoUrl: string) {
  for (const { provider, pattern, embed } of players) {
    const id = pattern.exec(videoUrl)?.[1]
    if (id !== undefined) return { provider, id, address: embed(id) }
  }
  return null
}
