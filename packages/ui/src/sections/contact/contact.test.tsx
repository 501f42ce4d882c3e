import { describe, expect, test } from 'vitest'
import { drawn, type Drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { noOffer } from '../offer.ts'
import { storyHref, storyPage } from '../parts/story-media.ts'
import type { PageContext } from '../section-view.ts'
import { examples } from './contact.examples.ts'
import { contact, type ContactContent as Content } from './contact.section.ts'
import ContactView from './contact.view.tsx'
import { readableNumber } from '../../values/whatsapp-number.ts'

const draw = (content: Content, rest: Partial<PageContext> = {}) =>
  drawn(<ContactView content={content} page={storyPage('contact', {}, rest)} slot={(_path, node) => node} />)
const hrefs = ({ queryAllByRole }: Drawn) => queryAllByRole('link').map((link) => link.getAttribute('href'))

describe('contact channels', () => {
  test('link to a chat, a call, a mail and a map, in this order', () => {
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
  ] as const)('show the WhatsApp number as text, for visitors without the app (%s)', (_, content) => {
    const { getAllByText } = draw({ ...content, chat: { number: '081200001234', message: '' } })
    expect(getAllByText(/\+62 812-0000-1234/)).toHaveLength(1)
  })

  test('that are empty are left out', () => {
    const channels = draw({ ...examples.lines.content, phone: '', email: ' ' })
    expect(hrefs(channels)).toHaveLength(2)
    expect(channels.words).not.toMatch(/Telepon|E-mail/)
  })

  test('pass on the first message of the chat', () => {
    const asked: string[] = []
    draw(examples.card.content, {
      href: (link) => {
        if (link.kind === 'whatsapp') asked.push(link.text)
        return storyHref(link)
      },
    })
    expect(new Set(asked)).toEqual(new Set(['Halo, saya ingin bertanya tentang perbaikan toko.']))
  })

  test('use the number of the offer when none is given, and have no chat without any number', () => {
    const content = { ...examples.card.content, chat: { number: '', message: '' } }
    expect(hrefs(draw(content, { offer: { ...noOffer, whatsapp: '+62811777' } }))[0]).toBe('https://wa.me/62811777')
    const target = { kind: 'whatsapp', number: '62811888', text: '' } as const
    const byButton = { ...noOffer, cta: { label: 'Tanya', target } }
    expect(hrefs(draw(content, { offer: byButton }))[0]).toBe('https://wa.me/62811888')
    expect(draw(content, { offer: noOffer }).words).not.toContain('WhatsApp')
  })
})

test.each([
  ['+6281200001234', '+62 812-0000-1234'],
  ['081200001234', '+62 812-0000-1234'],
  ['6281234567', '+62 812-3456-7'],
  ['+15550100', '+15550100'],
  ['', ''],
])('the number %s is formatted as %s', (number, expected) => {
  expect(readableNumber(number)).toBe(expected)
})

describe('the form', () => {
  test('is posted to the address of the page', () => {
    const { getByRole, words } = draw(examples.form.content)
    const button = getByRole<HTMLButtonElement>('button', { name: 'Kirim pesan' })
    expect(button.type).toBe('submit')
    expect(button.closest('form')?.method).toBe('post')
    expect(button.closest('form')?.getAttribute('action')).toBe('/formulir/contact')
    expect(words).toContain('Yang ingin ditanyakan')
  })

  test('is replaced by a chat on a page that receives no forms; the other channels stay', () => {
    const channels = draw(examples.form.content, { formAction: null })
    expect(channels.body.querySelector('form, input')).toBeNull()
    expect(channels.getByRole('link', { name: /Tanya lewat WhatsApp/ })).toBeDefined()
    expect(hrefs(channels)).toContain('mailto:halo@naikkelas.example')
  })
})

test('an invalid address or number is reported before publishing', () => {
  const findings = (change: Partial<Content>) =>
    contact.check?.({ ...contact.defaults, ...change }).map(({ path }) => path.join('/'))
  expect(findings({})).toEqual([])
  expect(findings({ email: 'halo@naikkelas', phone: 'telepon saya' })).toEqual(['email', 'phone'])
  expect(findings({ email: 'halo@naikkelas.example', phone: '0361 555-012' })).toEqual([])
  expect(findings({ layout: 'form', fields: [] })).toEqual(['fields'])
})
