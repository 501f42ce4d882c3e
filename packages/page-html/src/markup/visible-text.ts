const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", nbsp: '\u00a0' } as const

/** The visible text of markup: tags removed, entities resolved, blocks separated by a space. */
export function visibleText(markup: string): string {
  return markup
    .replace(/<(style|script|title)\b[^>]*>[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#x27|nbsp);/g, (_, name: keyof typeof ENTITIES) => ENTITIES[name])
    .replace(/\s+/g, ' ')
    .trim()
}
