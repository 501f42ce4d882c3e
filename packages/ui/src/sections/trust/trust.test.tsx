import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { storyPage } from '../parts/story-media.ts'
import { examples } from './trust.examples.ts'
import { trust, type TrustContent } from './trust.section.ts'
import TrustView from './trust.view.tsx'

const draw = (content: TrustContent) =>
  renderToStaticMarkup(<TrustView content={content} page={storyPage('trust')} slot={(_path, node) => node} />)
const messages = (content: TrustContent) => trust.check?.(content).map(({ message }) => message)

describe('a guarantee', () => {
  test('is signed and stamped in words', () => {
    const html = draw(examples.guarantee.content)
    expect(html).toContain('UANG KEMBALI')
    expect(html).toContain('Sinta Maharani, mentor')
  })

  test('without a word is no paper at all', () => {
    const guarantee = { title: '', text: ' ', stamp: 'UANG KEMBALI', signer: 'Sinta' }
    expect(draw({ ...examples.guarantee.content, guarantee })).not.toMatch(/certificate|Sinta/)
  })

  test('is unfinished until it says what is guaranteed', () => {
    const { guarantee } = trust.defaults
    expect(messages({ ...trust.defaults, layout: 'guarantee', guarantee })).toEqual(['Isi garansi belum ditulis'])
    expect(messages(examples.guarantee.content)).toEqual([])
  })
})

test('assurances and ways to pay are lists, and those without words are left out', () => {
  const blank = { id: 'bayar99999', name: ' ' }
  const html = draw({ ...examples.payments.content, payments: [...examples.payments.content.payments, blank] })
  expect(html.match(/data-part="payment"/g)).toHaveLength(12)
  expect(html.match(/data-part="item"/g)).toHaveLength(2)
})

test('what its layout lives on is asked for', () => {
  expect(messages({ ...trust.defaults, items: [] })).toEqual(['Belum ada jaminan satu pun'])
  expect(messages({ ...trust.defaults, layout: 'payments' })).toEqual(['Belum ada cara bayar satu pun'])
})
