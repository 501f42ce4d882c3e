import type { LinkWords } from '@naikkelas/page'
import { richTextOf } from '@naikkelas/ui/rich-text/schema'
import { noOffer } from '@naikkelas/ui/sections/registry'
import { expect, test } from 'vitest'
import { visibleText } from './markup/visible-text.ts'
import { draw, sectionOf } from './testing/page-fixture.ts'

const linkWords: LinkWords = {
  kota: { fallback: 'kota Anda', words: [] },
  topik: { fallback: 'data', words: ['Excel "101" & <kawan>'] },
}
const chat = { kind: 'whatsapp', number: '6281234567890', text: 'Halo, saya dari {kota}' } as const
const cta = { label: 'Tanya dari {kota}', target: chat, style: 'primary', note: '' } as const

async function drawn(title = 'Kelas {topik} di {kota}') {
  const page = await draw({ linkWords, sections: [sectionOf('headline', { title, cta })] })
  const bytes = Buffer.from(page.html)
  const at = ({ at, length }: { at: number; length: number }) => bytes.subarray(at, at + length).toString()
  return { ...page, bytes, at }
}

test('a page is drawn with its default words, and the position of each dynamic word is recorded', async () => {
  const { html, linkWords: words, at } = await drawn('Kelas é {topik} di {kota}')
  expect(visibleText(html)).toContain('Kelas é data di kota Anda')
  expect(words?.holes.map((hole) => [hole.name, hole.isInAddress, at(hole)])).toEqual([
    ['topik', false, 'data'],
    ['kota', false, 'kota Anda'],
    ['kota', true, 'kota%20Anda'],
    ['kota', false, 'kota Anda'],
  ])
  expect(words?.words).toEqual({ kota: [], topik: ['Excel "101" & <kawan>'] })
  expect(html).not.toMatch(/[\ufdd0-\ufdd6]|%EF%B7|\{(kota|topik)\}/)
})

test('a dynamic word does not give its text a direction of its own', async () => {
  expect((await drawn()).html).not.toContain('dir="auto"')
})

test('titles, link previews and structured data use the default words', async () => {
  const { html, linkWords: words } = await drawn()
  const head = html.slice(0, html.indexOf('<body'))
  expect(head).toContain('<title>Kelas data di kota Anda</title>')
  expect(head).toContain('<meta property="og:title" content="Kelas data di kota Anda">')
  const end = Buffer.byteLength(html.slice(0, html.indexOf('<script type="application/ld+json">')))
  expect(html).toContain('"name":"Kelas data di kota Anda"')
  for (const { at } of words?.holes ?? []) {
    expect(at).toBeGreaterThan(Buffer.byteLength(head))
    expect(at).toBeLessThan(end)
  }
})

test('structured data of questions use the default words', async () => {
  const question = {
    id: 'tanya-0001',
    question: 'Ada di {kota}?',
    answer: richTextOf('Ada.'),
    group: '',
    isOpen: false,
  }
  const { html } = await draw({ linkWords, sections: [sectionOf('accordion_list', { items: [question] })] })
  expect(html).toContain('"name":"Ada di kota Anda?"')
})

test('the fonts contain every letter that a link may bring', async () => {
  const letters = async (words: string[]) => {
    const page = await draw({
      linkWords: { topik: { fallback: 'data', words } },
      sections: [sectionOf('headline', { title: 'Kelas {topik}' })],
    })
    return page.assets.filter(({ contentType }) => contentType === 'font/woff2').length
  }
  // The shared files cover common letters; one letter beyond needs fonts of its own.
  expect(await letters(['Excel'])).toBe(0)
  expect(await letters(['Łódź'])).toBeGreaterThan(0)
})

test('values that a form sends back do not depend on the link', async () => {
  const field = { id: 'pilih-0001', kind: 'choice', label: 'Kelas', options: 'Di {kota}\nDaring', isRequired: true }
  const page = await draw(
    { linkWords, sections: [sectionOf('lead_form', { title: 'Daftar di {kota}', fields: [field] })] },
    { formAction: () => '/api/leads' },
  )
  expect(page.html).toContain('Di kota Anda')
  const spoken = page.linkWords?.holes.map(({ at }) =>
    Buffer.from(page.html)
      .subarray(at - 12, at)
      .toString(),
  )
  expect(spoken?.some((before) => /value="Di $/.test(before))).toBe(false)
})

test('a page without dynamic text has no positions, and marker code points in its text are ordinary characters', async () => {
  const { linkWords: words } = await draw({
    offer: noOffer,
    sections: [sectionOf('headline', { title: 'Kelas \ufdd0' })],
  })
  expect(words).toBeNull()
})

test('a typed URL with dynamic text keeps its form', async () => {
  const target = { kind: 'url', href: 'https://contoh.id/?dari={topik}' } as const
  const page = await draw({
    linkWords: { topik: { fallback: 'a&b "c"', words: [] } },
    sections: [sectionOf('headline', { title: 'Kelas', cta: { label: 'Buka', target, style: 'primary', note: '' } })],
  })
  expect(page.html).toContain('https://contoh.id/?dari=a%26b%20%22c%22"')
})
