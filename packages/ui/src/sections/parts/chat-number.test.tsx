import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { noOffer } from '../offer.ts'
import { type Link, noCta } from '../values.ts'
import { ChatNumber } from './chat-number.tsx'
import { storyPage } from './story-media.ts'

const chat: Link = { kind: 'whatsapp', number: '081200001234', text: 'Halo' }
const to = (target: Link, label = 'Tanya') => ({ ...noCta, label, target })
const draw = (...ctas: ReturnType<typeof to>[]) => drawWith(noOffer.cta.target, ...ctas)
const drawWith = (offerTarget: Link, ...ctas: ReturnType<typeof to>[]) =>
  renderToStaticMarkup(
    <ChatNumber
      ctas={ctas}
      page={storyPage('x', {}, { offer: { ...noOffer, cta: { label: '', target: offerTarget } } })}
    />,
  )
const numbersIn = (html: string) => [...html.matchAll(/<b>([^<]*)<\/b>/g)].map(([, number]) => number)

test('a button that opens WhatsApp has its number beside it in words, also where the offer leads there', () => {
  expect(numbersIn(draw(to(chat)))).toEqual(['+62 812-0000-1234'])
  expect(numbersIn(drawWith(chat, to({ kind: 'offer' })))).toEqual(['+62 812-0000-1234'])
})

test.each([
  ['https://wa.me/6281200001234?text=Halo', ['+62 812-0000-1234']],
  ['https://api.whatsapp.com/send?phone=6281200001234&text=Halo', ['+62 812-0000-1234']],
  ['https://wa.me/qr/ABCDEFG', []],
  ['https://contoh.id/?ke=https://wa.me/6281200001234', []],
  ['/chat/abc', []],
])('an address that was typed, %s, tells as much as it holds', (href, numbers) => {
  expect(numbersIn(draw(to({ kind: 'url', href })))).toEqual(numbers)
})

test('several buttons that open the same chat say its number once', () => {
  expect(numbersIn(draw(to(chat), to({ ...chat, number: '+6281200001234' })))).toEqual(['+62 812-0000-1234'])
})

test('nothing is drawn without a chat, without a number, or for a button that is not there', () => {
  expect(draw(to({ kind: 'url', href: '/daftar' }))).toBe('')
  expect(draw(to({ ...chat, number: '' }))).toBe('')
  expect(draw(to(chat, '  '))).toBe('')
})
