import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { emptyRichText, richTextOf } from '../../rich-text/rich-text-value.ts'
import { storyPage } from '../parts/story-media.ts'
import { examples } from './paragraph.examples.ts'
import { paragraph } from './paragraph.section.ts'
import ParagraphView from './paragraph.view.tsx'

type Content = Parameters<typeof ParagraphView>[0]['content']
const draw = (content: Content, tone: 'white' | 'board' = 'white') =>
  renderToStaticMarkup(
    <ParagraphView content={content} page={storyPage('paragraph', { tone })} slot={(_path, node) => node} />,
  )

describe('a text to read', () => {
  it('follows links to sections of its page', () => {
    expect(draw(examples.columns.content)).toContain('<a href="#materi">daftar materi</a>')
  })

  it('is signed as a letter only', () => {
    const letter = examples.letter.content
    expect(draw(letter)).toMatch(/<footer>.*Sinta Maharani.*Mentor data, Naikkelas.*<\/footer>/)
    for (const layout of ['measure', 'columns', 'pull'] as const)
      expect(draw({ ...letter, layout })).not.toContain('Sinta Maharani')
  })

  it('lies as a letter on a sheet that stands out from its ground', () => {
    expect(draw(examples.letter.content, 'white')).toContain('<article data-tone="paper"')
    expect(draw(examples.letter.content, 'board')).toContain('<article data-tone="white"')
  })

  it('draws its large sentence as a quotation, in its layout only', () => {
    const pull = examples.pull.content
    expect(draw(pull)).toContain(
      '>Dulu saya menebak. Sekarang saya membuka satu halaman, lalu memutuskan.</blockquote>',
    )
    expect(draw({ ...pull, layout: 'measure' })).not.toContain('Dulu saya menebak')
  })

  it('keeps every text when its layout changes', () => {
    const content = { ...examples.letter.content, quote: 'Satu kalimat.' }
    for (const layout of ['measure', 'columns', 'letter', 'pull'] as const)
      expect(paragraph.content.parse({ ...content, layout })).toEqual({ ...content, layout })
  })

  it('asks for its text before it is published', () => {
    expect(paragraph.check?.({ ...paragraph.defaults, body: emptyRichText })).toEqual([
      { path: ['body'], message: 'Teks belum diisi' },
    ])
    expect(paragraph.check?.({ ...paragraph.defaults, body: richTextOf('Ada.') })).toEqual([])
  })
})
