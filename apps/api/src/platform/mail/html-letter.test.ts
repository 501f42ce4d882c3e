import { expect, test } from 'vitest'
import { htmlButton, htmlLetter, htmlLink, htmlParagraph } from './html-letter.ts'

const hostile = '"><script>alert(1)</script>'

test('a letter is as wide as the phone it is read on, and a long name breaks instead of widening it', () => {
  const html = htmlLetter({ body: [], why: 'Karena diminta.', change: { label: 'Ubah', address: 'https://a.test/' } })
  expect(html).toContain('<meta name="viewport" content="width=device-width">')
  expect(html).toContain('overflow-wrap:anywhere')
})

test('names and addresses of strangers stay text in it', () => {
  const link = { label: hostile, address: `https://a.test/${hostile}` }
  const html = htmlLetter({ body: [htmlParagraph(htmlLink(link)), htmlButton(link)], why: hostile, change: link })
  expect(html).not.toContain('<script')
  expect(html.match(/&lt;script&gt;/g)).toHaveLength(7)
})

test('in dark mode ground, paper, small print and links have colors of their own', () => {
  const change = { label: 'Ubah', address: 'https://a.test/' }
  const html = htmlLetter({ body: [htmlParagraph(htmlLink(change))], why: 'Karena diminta.', change })
  expect(html).toContain('<meta name="color-scheme" content="light dark">')
  const dark = /@media \(prefers-color-scheme:dark\)\{(.*?)\n\}/s.exec(html)?.[1] ?? ''
  for (const [, name = ''] of html.matchAll(/class="([^"]+)"/g)) expect(dark).toContain(`.${name}{`)
  expect(dark.match(/!important/g)?.length).toBeGreaterThanOrEqual(6)
})
