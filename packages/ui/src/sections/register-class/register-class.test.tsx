import { describe, expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { storyOffer, storyPage } from '../parts/story-media.ts'
import type { PageContext } from '../section-view.ts'
import { examples } from './register-class.examples.ts'
import { registerClass, type RegisterClassContent } from './register-class.section.ts'
import RegisterClassView from './register-class.view.tsx'

const draw = (content: RegisterClassContent, rest: Partial<PageContext> = {}) =>
  drawn(
    <RegisterClassView content={content} page={storyPage('register_class', {}, rest)} slot={(_path, node) => node} />,
  )
const layouts = ['band', 'form', 'ticket', 'receipt'] as const

describe('the cohort', () => {
  test.each(layouts)('is shown with its start, its end of registration and its seats as %s', (layout) => {
    const { words } = draw({ ...examples.band.content, layout })
    const [start, until] =
      layout === 'receipt' ? ['2 Desember', '29 November'] : ['2 Desember, 19.30 WIB', '29 November, 20.00 WIB']
    expect(words).toContain(`|Mulai|${start}|`)
    expect(words).toContain('|Sisa kursi|12 dari 60|')
    expect(words).toContain(`|Ditutup|${until}|`)
  })

  test.each(layouts)('does not show dates that are past as %s', (layout) => {
    const { words } = draw({ ...examples.band.content, layout }, { now: '2026-12-24T00:00:00Z' })
    expect(words).not.toMatch(/Mulai\||Ditutup|Desember,/)
    expect(words).toContain('12 dari 60')
  })

  test('takes closing day and seats from the offer only while it has none of its own', () => {
    const { cohort } = examples.band.content
    const own = { ...examples.band.content, cohort: { ...cohort, until: '2026-11-25T10:00:00Z', seats: '' } }
    expect(draw(own).words).toContain('|Ditutup|25 November, 17.00 WIB|Sisa kursi|12|')
    const bare = { ...own, cohort: { ...own.cohort, until: null } }
    expect(draw(bare, { offer: { ...storyOffer, deadline: null, seats: null } }).words).not.toMatch(
      /Ditutup|Sisa kursi/,
    )
  })

  test('cannot close registration after its start', () => {
    const dates = (until: string) =>
      registerClass.check?.({ ...examples.band.content, cohort: { ...examples.band.content.cohort, until } })
    expect(dates('2026-12-01T00:00:00Z')).toEqual([])
    expect(dates('2026-12-03T00:00:00Z')).toHaveLength(1)
  })
})

describe('the form', () => {
  test('is posted to the address of the page, and its button has the label of the call to action', () => {
    const button = draw(examples.form.content).getByRole<HTMLButtonElement>('button', { name: 'Daftar sekarang' })
    const form = button.closest('form')
    expect(button.type).toBe('submit')
    expect(form?.method).toBe('post')
    expect(form?.getAttribute('action')).toBe('/formulir/register_class')
  })

  test('is replaced by its button on a page that receives no forms', () => {
    const { body, getByRole } = draw(examples.form.content, { formAction: null })
    expect(body.querySelector('form, input')).toBeNull()
    expect(getByRole('link', { name: 'Daftar sekarang' }).getAttribute('href')).toBe('/daftar')
  })
})
