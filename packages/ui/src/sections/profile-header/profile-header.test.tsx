import { expect, test } from 'vitest'
import { drawn, emptyElements } from '../../../../../scripts/tests/setup/drawn.ts'
import { storyPage } from '../parts/story-media.ts'
import type { PageContext } from '../section-view.ts'
import { noImage } from '../values.ts'
import { examples } from './profile-header.examples.ts'
import type { ProfileHeaderContent } from './profile-header.section.ts'
import ProfileHeaderView from './profile-header.view.tsx'

const draw = (content: ProfileHeaderContent, rest: Partial<PageContext> = {}) =>
  drawn(
    <ProfileHeaderView content={content} page={storyPage('profile_header', {}, rest)} slot={(_path, node) => node} />,
  )
const layouts = ['portrait', 'cover', 'steps'] as const

test.each(layouts)('has the person’s name as the title of the page, as %s', (layout) => {
  const { getByRole } = draw({ ...examples.portrait.content, layout }, { headingLevel: 1 })
  expect(getByRole('heading', { name: 'Sinta Maharani', level: 1 })).toBeDefined()
})

test.each(layouts)('leaves no empty frame without a portrait, as %s', (layout) => {
  const { body, words } = draw({ ...examples.portrait.content, layout, image: noImage })
  expect(body.querySelector('img, picture')).toBeNull()
  expect(emptyElements(body, 'div')).toEqual([])
  expect(words).toContain('Mentor data untuk toko daring')
})

test('shows a term for each fact', () => {
  const term = draw(examples.steps.content).getByText('Domisili')
  expect(term.tagName).toBe('DT')
  expect(term.nextElementSibling?.outerHTML).toBe('<dd>Sleman, DIY</dd>')
})

test('leaves out a fact without a value, and the list when none is left', () => {
  const facts = [{ id: 'fakta-0001', value: '', label: 'Domisili' }]
  const { body, words } = draw({ ...examples.steps.content, facts })
  expect(words).not.toContain('Domisili')
  expect(body.querySelector('dl')).toBeNull()
})
