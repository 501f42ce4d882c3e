import { describe, expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { storyPage } from '../parts/story-media.ts'
import { examples } from './lesson-2.examples.ts'
import { lesson2 } from './lesson-2.section.ts'
import Lesson2View from './lesson-2.view.tsx'

type Content = (typeof lesson2)['defaults']

const draw = (content: Content) =>
  drawn(<Lesson2View content={content} page={storyPage('lesson_2')} slot={(_path, node) => node} />)

describe('a stage', () => {
  test.each(['weeks', 'projects', 'rundown'] as const)('shows its time, title and result in %s', (layout) => {
    const [first] = draw({ ...examples.weeks.content, layout }).getAllByRole('listitem')
    for (const words of ['Minggu 1', 'Foto produk dari meja makan', 'Hasil Dua puluh foto siap unggah'])
      expect(first?.textContent).toContain(words)
  })

  test('without a result leaves no empty place for it', () => {
    expect(draw(examples.rundown.content).body.querySelectorAll('[data-part="result"]')).toHaveLength(2)
  })

  test('without any text is left out', () => {
    const [first, ...rest] = examples.weeks.content.items
    if (!first) throw new Error('the example has weeks')
    const items = [{ ...first, title: '', text: ' ' }, ...rest]
    const { getAllByRole, words } = draw({ ...examples.weeks.content, items })
    expect(getAllByRole('listitem')).toHaveLength(3)
    expect(words).not.toContain('Minggu 1')
  })
})

test('a project without a picture shows its label alone', () => {
  expect(draw(examples.projects.content).body.querySelectorAll('img')).toHaveLength(4)
  const { items } = examples.projectsWithoutPictures.content
  const projects = draw(examples.projectsWithoutPictures.content).getAllByRole('listitem')
  expect(projects).toHaveLength(items.length)
  for (const [index, project] of projects.entries()) {
    expect(project.querySelector('img')).toBeNull()
    expect(project.textContent).toContain(items[index]?.label)
  }
})

test('a stage without a name is reported before publishing', () => {
  const [first] = lesson2.defaults.items
  if (!first) throw new Error('a new section has stages')
  expect(lesson2.check?.({ ...lesson2.defaults, items: [{ ...first, title: '' }] })).toEqual([
    { path: ['items', 'tahap-0001', 'title'], message: 'Nama tahap belum diisi' },
  ])
  expect(lesson2.check?.(lesson2.defaults)).toEqual([])
  expect(lesson2.check?.({ ...lesson2.defaults, items: [] })).toHaveLength(1)
})
