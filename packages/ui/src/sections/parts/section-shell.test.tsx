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
// The settings below change nothing but the look, which classes carry.
const lookOf = (...args: Parameters<typeof draw>) => draw(...args).className

it('has its anchor, type and tone', () => {
  const section = draw({ tone: 'board' }, { anchor: 'headline-2' })
  expect(section.matches('section#headline-2[data-section-type="headline"][data-tone="board"]')).toBe(true)
})

it.each([
  [undefined, true],
  ['below', true],
  ['above', false],
  ['both', false],
] as const)('has steps only where the section above has another tone: joined %s', (joins, hasSteps) => {
  const surroundings = joins ? { joins } : {}
  expect(lookOf({ hasStep: true }, surroundings) !== lookOf({ hasStep: false }, surroundings)).toBe(hasSteps)
})

it('shares its padding with adjacent sections of the same tone', () => {
  const looks = [lookOf({}), ...(['above', 'below', 'both'] as const).map((joins) => lookOf({}, { joins }))]
  expect(new Set(looks).size).toBe(4)
})

it('is visible on phones, on desktops or on both', () => {
  const looks = [lookOf({}), lookOf({ visibleOn: 'phone' }), lookOf({ visibleOn: 'desktop' })]
  expect(new Set(looks).size).toBe(3)
})
