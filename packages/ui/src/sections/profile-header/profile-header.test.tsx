import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { storyPage } from '../parts/story-media.ts'
import type { PageContext } from '../section-view.ts'
import { noImage } from '../values.ts'
import { examples } from './profile-header.examples.ts'
import type { ProfileHeaderContent } from './profile-header.section.ts'
import ProfileHeaderView from './profile-header.view.tsx'

const draw = (content: ProfileHeaderContent, rest: Partial<PageContext> = {}) =>
  renderToStaticMarkup(
    <ProfileHeaderView content={content} page={storyPage('profile_header', {}, rest)} slot={(_path, node) => node} />,
  )
const layouts = ['portrait', 'cover', 'steps'] as const

test.each(layouts)('names the page by the person, as %s', (layout) => {
  expect(draw({ ...examples.portrait.content, layout }, { headingLevel: 1 })).toMatch(/<h1[^>]*>Sinta Maharani<\/h1>/)
})

test.each(layouts)('keeps no empty frame where there is no face, as %s', (layout) => {
  const html = draw({ ...examples.portrait.content, layout, image: noImage })
  expect(html).not.toMatch(/<img|<picture|stepped-ground|profile-pictured/)
  expect(html).toContain('Mentor data untuk toko daring')
})

test('lifts the sign over the cover only where there is a cover', () => {
  expect(draw(examples.cover.content)).toContain('ui:profile-raised')
  expect(draw({ ...examples.cover.content, cover: noImage })).not.toContain('ui:profile-raised')
})

test('tells what each fact means', () => {
  expect(draw(examples.steps.content)).toMatch(/<dt>Domisili<\/dt><dd>Sleman, DIY<\/dd>/)
})

test('leaves out a fact without a value, and the list with its last one', () => {
  const facts = [{ id: 'fakta-0001', value: '', label: 'Domisili' }]
  expect(draw({ ...examples.steps.content, facts })).not.toMatch(/<dl|Domisili/)
})
