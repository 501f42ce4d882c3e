/** The beginning of a text, never half an emoji. */
export function wholeCharacters(text: string, room: number): string {
  const cut = text.slice(0, Math.max(0, room))
  return /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut
}
