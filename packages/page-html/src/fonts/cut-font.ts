/** Subsets fonts with HarfBuzz, which is loaded when the first page with an uncommon character is drawn. */
export async function cutFont(font: Uint8Array, text: string): Promise<Uint8Array> {
  const { default: subsetFont } = await import('subset-font')
  return subsetFont(Buffer.from(font), text, { targetFormat: 'woff2' })
}

/** The same without compression, for reading glyph outlines. */
export async function cutPlainFont(font: Uint8Array, text: string): Promise<Uint8Array> {
  const { default: subsetFont } = await import('subset-font')
  return subsetFont(Buffer.from(font), text, { targetFormat: 'sfnt' })
}
