import { crc32, inflateRawSync } from 'node:zlib'

export interface ReadCell {
  /** As Excel shows it: the text, or the number as it is written. */
  value: string
  isText: boolean
  /** The format of its style: `@`, `0.00%`, `"Rp"#,##0` … */
  format: string
  isBold: boolean
}

export interface ReadSheet {
  name: string
  /** Rows that stay in sight. */
  frozenRows: number
  columns: number
  /** By their place: cells left out are undefined. */
  rows: (ReadCell | undefined)[][]
}

/** Its entries unpacked, each checked against its size and checksum. */
export function unzip(file: Uint8Array): Map<string, string> {
  const bytes = Buffer.from(file)
  const end = bytes.lastIndexOf(Buffer.from('PK\u0005\u0006'))
  const entries = new Map<string, string>()
  let at = bytes.readUInt32LE(end + 16)
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [nameLength, extra, comment] = [28, 30, 32].map((field) => bytes.readUInt16LE(at + field)) as [
      number,
      number,
      number,
    ]
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength)
    const head = bytes.readUInt32LE(at + 42)
    const from = head + 30 + bytes.readUInt16LE(head + 26) + bytes.readUInt16LE(head + 28)
    const packed = bytes.subarray(from, from + bytes.readUInt32LE(at + 20))
    const content = bytes.readUInt16LE(at + 10) === 8 ? inflateRawSync(packed) : packed
    if (content.length !== bytes.readUInt32LE(at + 24) || crc32(content) !== bytes.readUInt32LE(at + 16))
      throw new Error(`${name} is damaged.`)
    entries.set(name, new TextDecoder('utf-8', { fatal: true }).decode(content))
    at += 46 + nameLength + extra + comment
  }
  return entries
}

const builtIn: Readonly<Record<string, string>> = { 0: 'General', 3: '#,##0', 10: '0.00%', 49: '@' }

/** A workbook as a spreadsheet opens it: from the root by its relationships to each sheet. */
export function readXlsx(file: Uint8Array): ReadSheet[] {
  const entries = unzip(file)
  const part = (path: string) => {
    const xml = entries.get(path)
    if (xml === undefined) throw new Error(`${path} is missing.`)
    return xml
  }
  const types = part('[Content_Types].xml')
  const targets = (xml: string) =>
    new Map(elements(xml, 'Relationship').map(({ attributes }) => [attributes.Id, attributes.Target ?? '']))
  const workbookPath = [...targets(part('_rels/.rels')).values()][0] ?? ''
  const related = targets(part('xl/_rels/workbook.xml.rels'))
  for (const target of related.values())
    if (!types.includes(`PartName="/xl/${target}"`)) throw new Error(`${target} has no type.`)
  const styles = stylesOf(part('xl/styles.xml'))
  return elements(part(workbookPath), 'sheet').map(({ attributes }) => {
    const xml = part(`xl/${related.get(attributes['r:id'])}`)
    return {
      name: unescaped(attributes.name ?? ''),
      frozenRows: Number(elements(xml, 'pane')[0]?.attributes.ySplit ?? 0),
      columns: elements(xml, 'col').length,
      rows: elements(xml, 'row').map((row) => {
        const cells: (ReadCell | undefined)[] = []
        for (const { attributes: cell, inside } of elements(row.inside, 'c')) {
          if (inside.includes('<f')) throw new Error(`${cell.r} is a formula.`)
          const isText = cell.t === 'inlineStr'
          const value = elements(inside, isText ? 't' : 'v')[0]?.inside ?? ''
          const style = styles[Number(cell.s)] ?? { format: 'General', isBold: false }
          cells[columnOf(cell.r ?? '')] = { value: isText ? asShown(unescaped(value)) : value, isText, ...style }
        }
        return cells
      }),
    }
  })
}

interface Element {
  attributes: Partial<Record<string, string>>
  inside: string
}

function elements(xml: string, name: string): Element[] {
  const pattern = new RegExp(`<${name}((?:\\s[^<>]*?)?)(?:/>|>([^]*?)</${name}>)`, 'g')
  return [...xml.matchAll(pattern)].map(([, attributes = '', inside = '']) => ({
    attributes: Object.fromEntries(
      [...attributes.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
    ),
    inside,
  }))
}

function stylesOf(xml: string) {
  const own = new Map(
    elements(xml, 'numFmt').map(({ attributes }) => [attributes.numFmtId, unescaped(attributes.formatCode ?? '')]),
  )
  const fonts = elements(elements(xml, 'fonts')[0]?.inside ?? '', 'font').map(({ inside }) => inside.includes('<b/>'))
  return elements(elements(xml, 'cellXfs')[0]?.inside ?? '', 'xf').map(({ attributes }) => ({
    format: own.get(attributes.numFmtId) ?? builtIn[attributes.numFmtId ?? ''] ?? '?',
    isBold: fonts[Number(attributes.fontId)] ?? false,
  }))
}

const columnOf = (address: string) =>
  [...address.replace(/\d+$/, '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }
const unescaped = (xml: string) => xml.replace(/&(\w+);/g, (_, name: string) => signs[name] ?? '?')
/** `_x0041_` is how a cell names the character A. */
const asShown = (text: string) =>
  text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
