import { inflateSync } from 'node:zlib'

/** The text of a PDF as a reader would copy it: its fonts say which letter each of their glyphs is. */
export function textOf(file: Uint8Array): string {
  const raw = Buffer.from(file).toString('latin1')
  const objects = new Map(
    [...raw.matchAll(/\n(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id, body = '']) => [id, body]),
  )
  const streamOf = (id: string | undefined) => {
    const [, packed = ''] = /stream\n([\s\S]*)\nendstream/.exec(objects.get(id) ?? '') ?? []
    return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1')
  }
  const refersTo = (body: string | undefined, key: string) => new RegExp(`/${key} (\\d+) 0 R`).exec(body ?? '')?.[1]
  const glyphs = new Map(
    [...raw.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, id]) => [
      name,
      glyphsOf(streamOf(refersTo(objects.get(id), 'ToUnicode'))),
    ]),
  )
  let text = ''
  let current: Map<number, string> | undefined
  const page = [...objects.values()].find((body) => /\/Type \/Page\b/.test(body))
  for (const [, font, shown] of streamOf(refersTo(page, 'Contents')).matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)) {
    if (font !== undefined) current = glyphs.get(font)
    for (const [, hex = ''] of (shown ?? '').matchAll(/<([0-9a-f]+)>/g))
      text += (hex.match(/.{4}/g) ?? []).map((one) => current?.get(parseInt(one, 16)) ?? '\ufffd').join('')
    if (shown !== undefined) text += '\n'
  }
  return text
}

function glyphsOf(map: string): Map<number, string> {
  const glyphs = new Map<number, string>()
  for (const [, first = '0', letters = ''] of map.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[(.*?)\]/g))
    for (const [at, [, hex = '']] of [...letters.matchAll(/<([0-9a-f ]+)>/g)].entries())
      glyphs.set(parseInt(first, 16) + at, Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'))
  return glyphs
}
