import { deflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { changes, fingerprint } from '../../visual/pictures.mjs'
import { reportPage } from '../../visual/report.mjs'

/** A picture of grey rows; checksums are left empty, since nothing here reads them. */
function png(rows: readonly number[], { level = 9, width = 2 } = {}) {
  const chunk = (type: string, data: Buffer) => {
    const head = Buffer.alloc(8)
    head.writeUInt32BE(data.length)
    head.write(type, 4, 'latin1')
    return Buffer.concat([head, data, Buffer.alloc(4)])
  }
  const size = Buffer.alloc(13)
  size.writeUInt32BE(width)
  size.writeUInt32BE(rows.length, 4)
  const lines = Buffer.concat(rows.map((grey) => Buffer.from([0, ...Array.from({ length: width }, () => grey)])))
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', size),
    chunk('IDAT', deflateSync(lines, { level })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

it('a picture keeps its fingerprint however it is compressed, and loses it with one pixel', () => {
  const rows = Array.from({ length: 64 }, (_, row) => row)
  expect(fingerprint(png(rows, { level: 1 }))).toBe(fingerprint(png(rows, { level: 9 })))
  expect(fingerprint(png(rows))).not.toBe(fingerprint(png(rows.with(40, 41))))
  expect(fingerprint(png([7, 7], { width: 2 }))).not.toBe(fingerprint(png([7, 7], { width: 3 })))
})

it('changed, new and deleted stories are distinguished', () => {
  expect(changes({ badge: 'a', card: 'b', chip: 'c' }, { badge: 'a', card: 'x', tree: 'd' })).toEqual({
    changed: ['card'],
    added: ['tree'],
    removed: ['chip'],
  })
})

it('the report shows before, after and difference of what changed, and only the picture there is of the rest', () => {
  const page = reportPage('Stories', { changed: ['card'], added: ['tree'], removed: ['chip'] })
  expect(page).toContain('1 changed, 1 new, 1 gone')
  expect(page.match(/before\/card\.png/g)).toHaveLength(2)
  expect(page.match(/now\/card\.png/g)).toHaveLength(2)
  expect(page).not.toContain('before/tree.png')
  expect(page).not.toContain('now/chip.png')
})
