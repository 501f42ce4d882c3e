import type { JsonObject } from '@naikkelas/page'
import { richTextOf } from '@naikkelas/ui/rich-text/schema'
import { expect, test } from 'vitest'
import { sayingAt } from './saying-at.ts'

const section = {
  content: {
    title: '',
    body: richTextOf('Kami kirim malam ini.', 'Setiap hari.'),
    layout: 'left',
    items: [
      { id: 'angka-0001', value: '1.140' },
      { id: 'angka-0002', value: `  Sepuluh\n kali ${'lebih '.repeat(20)}` },
    ],
  } as unknown as JsonObject,
}

test("findings of one section are distinguished by their fields' content", () => {
  expect(sayingAt(section, ['items', 'angka-0001', 'value'])).toBe('1.140')
  expect(sayingAt(section, ['body'])).toBe('Kami kirim malam ini. Setiap hari.')
})

test('long text is truncated to a line, and empty text is not quoted', () => {
  const long = sayingAt(section, ['items', 'angka-0002', 'value'])
  expect(long).toMatch(/^Sepuluh kali lebih .*…$/)
  expect(long).toHaveLength(40)
  for (const path of [['title'], ['layout'], ['items'], ['items', 'sudahhapus', 'value'], ['image']])
    expect(sayingAt(section, path)).toBeNull()
})
