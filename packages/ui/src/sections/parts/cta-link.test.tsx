import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { PageContext } from '../section-view.ts'
import { noCta, noLink } from '../values.ts'
import { CtaLink } from './cta-link.tsx'
import { storyPage } from './story-media.ts'

const cta = { ...noCta, label: 'Daftar sekarang' }
const draw = (value: typeof noCta, rest: Partial<PageContext> = {}) =>
  renderToStaticMarkup(
    <CtaLink
      cta={value}
      page={storyPage('x', {}, rest)}
      slot={(path, node) => (path.includes('label') ? <b>{node}</b> : node)}
    />,
  )

it('leads where the page’s offer leads while it has no target of its own', () => {
  expect(draw(cta)).toContain('<a class="ui:cta ui:cta-primary" href="/daftar"><b>Daftar sekarang</b></a>')
})

it('is plain text without a target, so that nothing looks clickable and is not', () => {
  const html = draw({ ...cta, target: noLink })
  expect(html).not.toMatch(/<a |ui:cta /)
  expect(html).toContain('Daftar sekarang')
})

it('keeps its look on the canvas while its target is not chosen, marked and told', () => {
  expect(draw({ ...cta, target: noLink }, { isCanvas: true })).toContain(
    '<span class="ui:cta ui:cta-primary ui:cta-aimless" title="Tombol ini belum punya tujuan">',
  )
  // Also in a section that is not being written in.
  expect(draw({ ...cta, target: noLink }, { isDraft: true })).toContain('ui:cta ui:cta-primary ui:cta-aimless')
  expect(draw(cta, { isCanvas: true, isDraft: true })).not.toMatch(/aimless|title=/)
})

it('is not drawn without a label, whatever its note says', () => {
  expect(draw({ ...noCta, note: 'Sekali bayar' })).toBe('')
  expect(draw({ ...noCta, label: '   ' })).toBe('')
})

it('shows its note under the button', () => {
  expect(draw({ ...cta, note: 'Sekali bayar' })).toMatch(/<\/a><p class="ui:cta-note">Sekali bayar<\/p>/)
})
