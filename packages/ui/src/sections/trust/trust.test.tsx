import { describe, expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { storyPage } from '../parts/story-media.ts'
import { examples } from './trust.examples.ts'
import { trust, type TrustContent } from './trust.section.ts'
import TrustView from './trust.view.tsx'

const draw = (content: TrustContent) =>
  drawn(<TrustView content={content} page={storyPage('trust')} slot={(_path, node) => node} />)
const messages = (content: TrustContent) => trust.check?.(content).map(({ message }) => message)

describe('a guarantee', () => {
  test('shows its signature and stamp as text', () => {
    const { words } = draw(examples.guarantee.content)
    expect(words).toContain('UANG KEMBALI')
    expect(words).toContain('Sinta Maharani, mentor')
  })

  test('without a text is left out', () => {
    const guarantee = { title: '', text: ' ', stamp: 'UANG KEMBALI', signer: 'Sinta' }
    expect(draw({ ...examples.guarantee.content, guarantee }).words).not.toMatch(/UANG KEMBALI|Sinta/)
  })

  test('is incomplete without a text', () => {
    const { guarantee } = trust.defaults
    expect(messages({ ...trust.defaults, layout: 'guarantee', guarantee })).toEqual(['Isi garansi belum ditulis'])
    expect(messages(examples.guarantee.content)).toEqual([])
  })
})

test('assurances and payment methods are lists, and those without text are left out', () => {
  const blank = { id: 'bayar99999', name: ' ' }
  const payments = [...examples.payments.content.payments, blank]
  const { body } = draw({ ...examples.payments.content, payments })
  expect(body.querySelectorAll('[data-part="payment"]')).toHaveLength(12)
  expect(body.querySelectorAll('[data-part="item"]')).toHaveLength(2)
})

test('missing content of the layout is reported', () => {
  expect(messages({ ...trust.defaults, items: [] })).toEqual(['Belum ada jaminan satu pun'])
  expect(messages({ ...trust.defaults, layout: 'payments' })).toEqual(['Belum ada cara bayar satu pun'])
})
