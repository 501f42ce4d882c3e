import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { storyPage } from '../parts/story-media.ts'
import { examples } from './lesson-2.examples.ts'
import { lesson2 } from './lesson-2.section.ts'
import Lesson2View from './lesson-2.view.tsx'

type Content = (typeof lesson2)['defaults']

const draw = (content: Content) =>
  renderToStaticMarkup(<Lesson2View content={content} page={storyPage('lesson_2')} slot={(_path, node) => node} />)
const text = (html: string) => html.replace(/<[^>]+>/g, '')

describe('a stage', () => {
  test.each(['weeks', 'projects', 'rundown'] as const)('says when, what and what comes of it in %s', (layout) => {
    const [first] = [...draw({ ...examples.weeks.content, layout }).matchAll(/<li.*?<\/li>/g)].map(([item]) =>
      text(item),
    )
    for (const words of ['Minggu 1', 'Foto produk dari meja makan', 'Hasil Dua puluh foto siap unggah'])
      expect(first).toContain(words)
  })

  test('without a result has no empty place for it', () => {
    expect(draw(examples.rundown.content).match(/data-part="result"/g)).toHaveLength(2)
  })

  test('without any word is left out', () => {
    const [first, ...rest] = examples.weeks.content.items
    if (!first) throw new Error('the example has weeks')
    const html = draw({ ...examples.weeks.content, items: [{ ...first, title: '', text: ' ' }, ...rest] })
    expect(html.match(/<li/g)).toHaveLength(3)
    expect(html).not.toContain('Minggu 1')
  })
})

test('a project without a picture shows its sign large instead', () => {
  expect(draw(examples.projects.content).match(/<img/g)).toHaveLength(4)
  const html = draw(examples.projectsWithoutPictures.content)
  expect(html).not.toContain('<img')
  expect(html.match(/ui:project-sign/g)).toHaveLength(3)
})

test('a stage without a name is told before publishing', () => {
  const [first] = lesson2.defaults.items
  if (!first) throw new Error('a new section has stages')
  expect(lesson2.check?.({ ...lesson2.defaults, items: [{ ...first, title: '' }] })).toEqual([
    { path: ['items', 'tahap-0001', 'title'], message: 'Nama tahap belum diisi' },
  ])
  expect(lesson2.check?.(lesson2.defaults)).toEqual([])
  expect(lesson2.check?.({ ...lesson2.defaults, items: [] })).toHaveLength(1)
})
