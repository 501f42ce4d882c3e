import { expect, it } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import type { SectionSettings } from '../section-settings.ts'
import type { PageContext } from '../section-view.ts'
import { SectionShell } from './section-shell.tsx'
import { storyPage } from './story-media.ts'

const draw = (settings: Partial<SectionSettings>, rest: Partial<PageContext> = {}) =>
  drawn(
    <SectionShell type="headline" page={storyPage('headline', settings, rest)}>
      isi
    </SectionShell>,
  ).body.firstElementChild!

it('has its anchor, type and tone', () => {
  const section = draw({ tone: 'board' }, { anchor: 'headline-2' })
  expect(section.matches('section#headline-2[data-section-type="headline"][data-tone="board"]')).toBe(true)
})

it('climbs into the section above in steps, but never into the bars of the page', () => {
  const isStepped = (rest: Partial<PageContext>) => draw({ hasStep: true }, rest).className.includes('section-step')
  expect([isStepped({}), isStepped({ isFirst: true }), isStepped({ joins: 'above' })]).toEqual([true, false, false])
})
