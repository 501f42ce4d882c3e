import { expect, it } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import type { PageContext } from '../section-view.ts'
import { noCta, noLink } from '../values.ts'
import { CtaLink } from './cta-link.tsx'
import { storyPage } from './story-media.ts'

const cta = { ...noCta, label: 'Daftar sekarang' }
const draw = (value: typeof noCta, rest: Partial<PageContext> = {}) =>
  drawn(
    <CtaLink
      cta={value}
      page={storyPage('x', {}, rest)}
      slot={(path, node) => (path.includes('label') ? <b>{node}</b> : node)}
    />,
  )

it('links to the target of the page’s offer while it has none of its own', () => {
  const link = draw(cta).getByRole('link', { name: 'Daftar sekarang' })
  expect(link.getAttribute('href')).toBe('/daftar')
  expect(link.innerHTML).toBe('<b>Daftar sekarang</b>')
})

it('is plain text without a target, so that nothing looks clickable and is not', () => {
  const { body, getByText, queryByRole } = draw({ ...cta, target: noLink })
  expect(queryByRole('link')).toBeNull()
  expect(getByText('Daftar sekarang')).toBeDefined()
  expect(body.querySelector('[title]')).toBeNull()
})

it.each([{ isSample: true }, { isDraft: true }])('explains in the editor that it has no target (%o)', (page) => {
  const button = draw({ ...cta, target: noLink }, page).getByTitle('Tombol ini belum punya tujuan')
  expect(button.textContent).toBe('Daftar sekarang')
  expect(draw(cta, page).body.querySelector('[title]')).toBeNull()
})

it('is not drawn without a label, even with a note', () => {
  expect(draw({ ...noCta, note: 'Sekali bayar' }).body.innerHTML).toBe('')
  expect(draw({ ...noCta, label: '   ' }).body.innerHTML).toBe('')
})

it('shows its note below the button', () => {
  expect(draw({ ...cta, note: 'Sekali bayar' }).words).toBe('|Daftar sekarang|Sekali bayar|')
})
