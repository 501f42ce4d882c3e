import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { SectionSettings } from '../section-settings.ts'
import type { PageContext } from '../section-view.ts'
import { SectionShell } from './section-shell.tsx'
import { storyPage } from './story-media.ts'

const draw = (settings: Partial<SectionSettings>, rest: Partial<PageContext> = {}) =>
  renderToStaticMarkup(
    <SectionShell type="headline" page={storyPage('headline', settings, rest)}>
      isi
    </SectionShell>,
  )

it('carries its anchor, type and ground', () => {
  expect(draw({ tone: 'board' }, { anchor: 'headline-2' })).toContain(
    '<section id="headline-2" data-section-type="headline" data-tone="board"',
  )
})

it('rises in steps onto another ground, and not onto its own', () => {
  expect(draw({ hasStep: true })).toContain('ui:section-step')
  expect(draw({ hasStep: true }, { joins: 'below' })).toContain('ui:section-step')
  expect(draw({ hasStep: true }, { joins: 'above' })).not.toContain('ui:section-step')
  expect(draw({ hasStep: true }, { joins: 'both' })).not.toContain('ui:section-step')
})

it.each([
  ['above', 'ui:joins-above'],
  ['below', 'ui:joins-below'],
  ['both', 'ui:joins-above ui:joins-below'],
] as const)('shares its padding with a neighbour of one ground: %s', (joins, names) => {
  expect(draw({}, { joins })).toContain(names)
})

it('says where it is visible', () => {
  expect(draw({ visibleOn: 'phone' })).toContain('ui:only-phone')
  expect(draw({ visibleOn: 'desktop' })).toContain('ui:only-desktop')
  expect(draw({})).not.toContain('ui:only-')
})
