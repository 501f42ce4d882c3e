import { expect, test } from 'vitest'
import { drawn, type Drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { noOffer } from '../offer.ts'
import { type Link, noCta } from '../values.ts'
import { ChatNumber } from './chat-number.tsx'
import { storyPage } from './story-media.ts'

const chat: Link = { kind: 'whatsapp', number: '081200001234', text: 'Halo' }
const to = (target: Link, label = 'Tanya') => ({ ...noCta, label, target })
const draw = (...ctas: ReturnType<typeof to>[]) => drawWith(noOffer.cta.target, ...ctas)
const drawWith = (offerTarget: Link, ...ctas: ReturnType<typeof to>[]) =>
  drawn(
    <ChatNumber
      ctas={ctas}
      page={storyPage('x', {}, { offer: { ...noOffer, cta: { label: '', target: offerTarget } } })}
    />,
  )
const numbersIn = ({ body }: Drawn) => [...body.querySelectorAll('b')].map(({ textContent }) => textContent)

test('a button that opens WhatsApp has its number beside it as text, also when the offer opens it', () => {
  expect(numbersIn(draw(to(chat)))).toEqual(['+62 812-0000-1234'])
  expect(numbersIn(drawWith(chat, to({ kind: 'offer' })))).toEqual(['+62 812-0000-1234'])
})

test.each([
  ['https://wa.me/6281200001234?text=Halo', ['+62 812-0000-1234']],
  ['https://api.whatsapp.com/send?phone=6281200001234&text=Halo', ['+62 812-0000-1234']],
  ['https://wa.me/qr/ABCDEFG', []],
  ['https://contoh.id/?ke=https://wa.me/6281200001234', []],
  ['/chat/abc', []],
])('a typed address, %s, shows the number it contains', (href, numbers) => {
  expect(numbersIn(draw(to({ kind: 'url', href })))).toEqual(numbers)
})

test('several buttons that open the same chat show its number once', () => {
  expect(numbersIn(draw(to(chat), to({ ...chat, number: '+6281200001234' })))).toEqual(['+62 812-0000-1234'])
})

test('nothing is drawn without a chat, without a number, or for a button without a label', () => {
  expect(draw(to({ kind: 'url', href: '/daftar' })).body.innerHTML).toBe('')
  expect(draw(to({ ...chat, number: '' })).body.innerHTML).toBe('')
  expect(draw(to(chat, '  ')).body.innerHTML).toBe('')
})
