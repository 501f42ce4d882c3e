import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Link } from '../values/link.schema.ts'
import type { BlockNode, Mark } from './rich-text-value.ts'
import { linkProps, RichText } from './rich-text.tsx'

const toUrl = (link: Link) => (link.kind === 'url' ? link.href || null : null)
const draw = (...content: BlockNode[]) =>
  renderToStaticMarkup(<RichText value={{ type: 'doc', content }} href={toUrl} />)
const words = (text: string, ...marks: Mark[]): BlockNode => ({
  type: 'paragraph',
  content: [{ type: 'text', text, marks }],
})
const link = (href: string): Mark => ({ type: 'link', attrs: { target: { kind: 'url', href } } })
// The exact elements and their nesting are the promise here, and escaping is seen in the bytes only.
const inside = (html: string) => html.replace(/^<div[^>]*>|<\/div>$/g, '')

describe('a rich text on a page', () => {
  it('renders every node as its element', () => {
    const item = (text: string) => ({ type: 'listItem' as const, content: [words(text)] })
    expect(
      inside(
        draw(
          { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Bab' }] },
          { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: 'Bagian' }] },
          { type: 'bulletList', content: [item('a')] },
          { type: 'orderedList', content: [item('b')] },
          { type: 'blockquote', content: [words('c')] },
          {
            type: 'paragraph',
            content: [{ type: 'text', text: 'd' }, { type: 'hardBreak' }, { type: 'text', text: 'e' }],
          },
        ),
      ),
    ).toBe(
      '<h3>Bab</h3><h4>Bagian</h4><ul><li>a</li></ul><ol><li>b</li></ol><blockquote><p>c</p></blockquote><p>d<br/>e</p>',
    )
  })

  it('nests marks, the first outermost', () => {
    expect(
      inside(draw(words('a', { type: 'bold' }, { type: 'italic' }, { type: 'underline' }, { type: 'strike' }))),
    ).toBe('<p><strong><em><u><s>a</s></u></em></strong></p>')
    expect(draw(words('a', { type: 'sorot' }))).toMatch(/<mark[^>]*>a<\/mark>/)
  })

  it('escapes markup in texts', () => {
    expect(inside(draw(words('<img src=x onerror=alert(1)>')))).toBe('<p>&lt;img src=x onerror=alert(1)&gt;</p>')
  })

  it('renders a link without a target as plain text', () => {
    expect(inside(draw(words('a', link(''))))).toBe('<p>a</p>')
    expect(inside(draw(words('a', link('/kelas'))))).toBe('<p><a href="/kelas">a</a></p>')
  })
})

it('links to other sites without opener and endorsement', () => {
  expect(linkProps('https://contoh.id')).toEqual({ href: 'https://contoh.id', rel: 'noopener ugc' })
  expect(linkProps('#materi')).toEqual({ href: '#materi' })
})
