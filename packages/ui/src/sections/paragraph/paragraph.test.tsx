import { describe, expect, it } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { emptyRichText, richTextOf } from '../../rich-text/rich-text-value.ts'
import { storyPage } from '../parts/story-media.ts'
import { examples } from './paragraph.examples.ts'
import { paragraph } from './paragraph.section.ts'
import ParagraphView from './paragraph.view.tsx'

type Content = Parameters<typeof ParagraphView>[0]['content']
const draw = (content: Content, tone: 'white' | 'board' = 'white') =>
  drawn(<ParagraphView content={content} page={storyPage('paragraph', { tone })} slot={(_path, node) => node} />)

describe('a text to read', () => {
  it('links to sections of its page', () => {
    const link = draw(examples.columns.content).getByRole('link', { name: 'daftar materi' })
    expect(link.getAttribute('href')).toBe('#materi')
  })

  it('shows the signature in the letter layout only', () => {
    const letter = examples.letter.content
    expect(draw(letter).body.querySelector('footer')?.textContent).toMatch(/Sinta Maharani.*Mentor data, Naikkelas/)
    for (const layout of ['measure', 'columns', 'pull'] as const)
      expect(draw({ ...letter, layout }).words).not.toContain('Sinta Maharani')
  })

  it('shows a letter on a sheet with another tone than its section', () => {
    const toneOf = (tone: 'white' | 'board') => draw(examples.letter.content, tone).getByRole('article').dataset.tone
    expect(toneOf('white')).toBe('paper')
    expect(toneOf('board')).toBe('white')
  })

  it('shows its pull quote as a quotation, in its layout only', () => {
    const pull = examples.pull.content
    expect(draw(pull).getByRole('blockquote').textContent).toBe(
      'Dulu saya menebak. Sekarang saya membuka satu halaman, lalu memutuskan.',
    )
    expect(draw({ ...pull, layout: 'measure' }).words).not.toContain('Dulu saya menebak')
  })

  it('keeps every text when its layout changes', () => {
    const content = { ...examples.letter.content, quote: 'Satu kalimat.' }
    for (const layout of ['measure', 'columns', 'letter', 'pull'] as const)
      expect(paragraph.content.parse({ ...content, layout })).toEqual({ ...content, layout })
  })

  it('requires its text before publishing', () => {
    expect(paragraph.check?.({ ...paragraph.defaults, body: emptyRichText })).toEqual([
      { path: ['body'], message: 'Teks belum diisi' },
    ])
    expect(paragraph.check?.({ ...paragraph.defaults, body: richTextOf('Ada.') })).toEqual([])
  })
})
