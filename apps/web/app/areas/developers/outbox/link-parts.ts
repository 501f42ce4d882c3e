export interface TextPart {
  text: string
  isLink: boolean
}

/** A text in parts, of which addresses of this site are links. */
export function linkParts(text: string, origin: string): TextPart[] {
  return text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, isLink: part === origin || part.startsWith(`${origin}/`) }))
}
