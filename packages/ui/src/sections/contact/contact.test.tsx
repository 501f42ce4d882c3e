import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { noOffer } from '../offer.ts'
import { storyHref, storyPage } from '../parts/story-media.ts'
import type { PageContext } from '../section-view.ts'
import { examples } from './contact.examples.ts'
import { contact, type ContactContent as Content } from './contact.section.ts'
import ContactView from './contact.view.tsx'
import { readableNumber } from '../whatsapp-address.ts'

const draw = (content: Content, rest: Partial<PageContext> = {}) =>
  renderToStaticMarkup(
    <ContactView content={content} page={storyPage('contact', {}, rest)} slot={(_path, node) => node} />,
  )
const hrefs = (html: string) => [...html.matchAll(/<a[^>]+href="([^"]+)"/g)].map(([, href]) => href)

describe('ways to get through', () => {
  test('open a chat, a call, a mail and a map, the chat first', () => {
    expect(hrefs(draw(examples.lines.content))).toEqual([
      'https://wa.me/6281200001234',
      'tel:0361555012',
      'mailto:halo@naikkelas.example',
      'https://maps.example/ubud',
    ])
  })

  test.each([
    ['card', examples.card.content],
    ['lines', examples.lines.content],
    ['form', examples.form.content],
  ] as const)('say the number of WhatsApp in words, where no application opens (%s)', (_, content) => {
    const html = draw({ ...content, chat: { number: '081200001234', message: '' } })
    expect(html.match(/\+62 812-0000-1234/g)).toHaveLength(1)
    expect(html.replaceAll(/<[^>]*>/g, ' ')).toContain('+62 812-0000-1234')
  })

  test('that are empty are left out', () => {
    const html = draw({ ...examples.lines.content, phone: '', email: ' ' })
    expect(hrefs(html)).toHaveLength(2)
    expect(html).not.toMatch(/Telepon|E-mail/)
  })

  test('hand over the opening words of the chat', () => {
    const asked: string[] = []
    draw(examples.card.content, {
      href: (link) => {
        if (link.kind === 'whatsapp') asked.push(link.text)
        return storyHref(link)
      },
    })
    expect(new Set(asked)).toEqual(new Set(['Halo, saya ingin bertanya tentang perbaikan toko.']))
  })

  test('use the number of the offer where none is given, and no chat where there is none at all', () => {
    const content = { ...examples.card.content, chat: { number: '', message: '' } }
    expect(hrefs(draw(content, { offer: { ...noOffer, whatsapp: '+62811777' } }))[0]).toBe('https://wa.me/62811777')
    const target = { kind: 'whatsapp', number: '62811888', text: '' } as const
    const byButton = { ...noOffer, cta: { label: 'Tanya', target } }
    expect(hrefs(draw(content, { offer: byButton }))[0]).toBe('https://wa.me/62811888')
    expect(draw(content, { offer: noOffer })).not.toContain('WhatsApp')
  })
})

test.each([
  ['+6281200001234', '+62 812-0000-1234'],
  ['081200001234', '+62 812-0000-1234'],
  ['6281234567', '+62 812-3456-7'],
  ['+15550100', '+15550100'],
  ['', ''],
])('a number %s is read as %s', (number, expected) => {
  expect(readableNumber(number)).toBe(expected)
})

describe('the form', () => {
  test('asks, and posts to where the page receives it', () => {
    const html = draw(examples.form.content)
    expect(html).toMatch(/<form (?=[^>]*action="\/formulir\/contact")[^>]*method="post"/)
    expect(html).toMatch(/<button type="submit"[^>]*>Kirim pesan<\/button>/)
    expect(html).toContain('Yang ingin ditanyakan')
  })

  test('gives way to a chat where nothing receives it; the other ways stay', () => {
    const html = draw(examples.form.content, { formAction: null })
    expect(html).not.toMatch(/<form|<input/)
    expect(html).toContain('Tanya lewat WhatsApp')
    expect(html).toContain('mailto:halo@naikkelas.example')
  })
})

test('an address or a number that cannot work is told before publishing', () => {
  const findings = (change: Partial<Content>) =>
    contact.check?.({ ...contact.defaults, ...change }).map(({ path }) => path.join('/'))
  expect(findings({})).toEqual([])
  expect(findings({ email: 'halo@naikkelas', phone: 'telepon saya' })).toEqual(['email', 'phone'])
  expect(findings({ email: 'halo@naikkelas.example', phone: '0361 555-012' })).toEqual([])
  expect(findings({ layout: 'form', fields: [] })).toEqual(['fields'])
})
