import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath, URL } from 'node:url'
import { templatePictures } from '@naikkelas/page/templates'
import { describe, expect, test } from 'vitest'

const folder = fileURLToPath(new URL('../../../../../../packages/page/src/templates/pictures/', import.meta.url))
const read = (name: string) => readFileSync(`${folder}${name}.svg`, 'utf8')
const each = Object.entries(templatePictures)

test('every illustration is listed once, with a unique id', () => {
  expect(each.map(([name]) => `${name}.svg`).sort()).toEqual(readdirSync(folder).sort())
  expect(new Set(each.map(([, { id }]) => id)).size).toBe(each.length)
  expect(new Set(each.map(([, { alt }]) => alt)).size).toBe(each.length)
})

test('together they weigh no more than a photograph', () => {
  const bytes = each.reduce((sum, [name]) => sum + Buffer.byteLength(read(name)), 0)
  expect(bytes).toBeLessThan(300_000)
})

describe.each(each)('the picture %s', (name, { id, width, height, alt, focal }) => {
  const source = read(name)

  test('has the id of what it shows, and the size it states', () => {
    expect(id.slice(0, 8)).toBe(createHash('sha256').update(source).digest('hex').slice(0, 8))
    expect(source).toContain(`width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`)
    expect(alt.length).toBeGreaterThanOrEqual(8)
    for (const share of [focal.x, focal.y]) expect(share).toBeGreaterThanOrEqual(0)
  })

  test('is safe and complete by itself: no text, script, style or event, nothing from elsewhere', () => {
    const elements = new Set([...source.matchAll(/<([a-zA-Z]+)/g)].map(([, element]) => element))
    const allowed = ['svg', 'g', 'defs', 'use', 'clipPath', 'path', 'rect', 'circle', 'ellipse']
    expect([...elements].filter((element) => !allowed.includes(element ?? ''))).toEqual([])
    expect(source).not.toMatch(/\son[a-z]+=|\sstyle=|<!|<\?|data:|NaN|undefined|null|Infinity|\[object/i)
    expect(source.replace('http://www.w3.org/2000/svg', '')).not.toContain('://')
  })
})
