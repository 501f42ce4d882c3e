import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { storyPage } from '../parts/story-media.ts'
import { examples } from './comparison.examples.ts'
import { comparison } from './comparison.section.ts'
import ComparisonView from './comparison.view.tsx'

type Content = (typeof comparison)['defaults']

const draw = (content: Content) =>
  renderToStaticMarkup(<ComparisonView content={content} page={storyPage('comparison')} slot={(_path, node) => node} />)
const text = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

describe('the table', () => {
  const html = draw(examples.table.content)

  test('is one with a caption, a head for each option and for each line', () => {
    expect(html).toMatch(/<table role="table"[^>]*><caption[^>]*>Tiga cara merapikan pembukuan toko<\/caption>/)
    expect(html.match(/scope="col"/g)).toHaveLength(4)
    expect(html.match(/scope="row"/g)).toHaveLength(6)
    expect(html.match(/<td/g)).toHaveLength(18)
  })

  test('names the option in every cell for eyes that do not see its head any more, and not twice for ears', () => {
    expect(html.match(/<span aria-hidden="true"[^>]*>Video gratis<\/span>/g)).toHaveLength(6)
  })

  test('leaves out a third option without a name', () => {
    const two = draw(examples.tableOfTwo.content)
    expect(two.match(/<td/g)).toHaveLength(12)
    expect(two).not.toContain('Mulai Rp750.000')
  })
})

describe.each(['table', 'slips'] as const)('yes and no as %s', (layout) => {
  const answers = [
    ...draw({ ...examples.table.content, layout }).matchAll(/<span class="ui:compare-answer[^>]*>(.*?<\/span>)/g),
  ].map(([, answer]) => ({ hasSign: answer?.includes('<svg') ?? false, words: text(answer ?? '') }))

  test('are told by a sign and a word, never by a sign alone', () => {
    expect(answers.filter(({ words }) => words === '')).toEqual([])
    expect(answers).toContainEqual({ hasSign: true, words: 'Ya' })
    expect(answers).toContainEqual({ hasSign: true, words: 'Tidak' })
  })

  test('give way to words of their own, and a text has no sign', () => {
    expect(answers).toContainEqual({ hasSign: true, words: 'Mentor, tiap Jumat' })
    expect(answers).toContainEqual({ hasSign: true, words: 'Berlangganan' })
    expect(answers).toContainEqual({ hasSign: false, words: 'Rp349.000 sekali' })
  })
})

test('what is missing is told by its place, for options that are drawn only', () => {
  const empty = { answer: 'text' as const, text: '' }
  const row = { id: 'beda-99999', label: '', first: empty, second: empty, third: empty }
  const paths = (content: Content) => comparison.check?.(content).map(({ path }) => path.join('/'))
  expect(paths({ ...comparison.defaults, first: { name: '', note: '' }, rows: [row] })).toEqual([
    'first/name',
    'rows/beda-99999/label',
    'rows/beda-99999/first/text',
    'rows/beda-99999/second/text',
  ])
  expect(paths(comparison.defaults)).toEqual([])
})
