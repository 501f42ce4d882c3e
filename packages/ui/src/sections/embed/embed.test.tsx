import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { storyPage } from '../parts/story-media.ts'
import { noImage } from '../values.ts'
import { examples } from './embed.examples.ts'
import { embed, type EmbedContent } from './embed.section.ts'
import EmbedView from './embed.view.tsx'

const draw = (content: EmbedContent) =>
  renderToStaticMarkup(<EmbedView content={content} page={storyPage('embed')} slot={(_path, node) => node} />)

describe.each(['wide', 'beside', 'slip'] as const)('as %s', (layout) => {
  const { content } = examples.wide

  test('leads to the other site and loads nothing of it', () => {
    const html = draw({ ...content, layout })
    expect(html).toMatch(
      /<a [^>]*href="https:\/\/www\.google\.com\/maps\/search\/\?api=1&amp;query=Kopi%20Ratna[^"]*"[^>]*>.*Buka di Google Maps/,
    )
    expect(html).not.toMatch(/<iframe|<script| src="https:/)
    // A slip has no room for a player: it always leads there.
    expect(html.match(/data-stage=""/g) ?? []).toHaveLength(layout === 'slip' ? 0 : 1)
  })

  test('draws nothing of what is no place and no id, whatever was pasted', () => {
    const html = draw({ ...content, layout, reference: '<iframe src="https://jahat.example"></iframe>' })
    expect(html).not.toMatch(/iframe|jahat|<a |data-stage/)
    expect(html).toContain('Parkir di depan pasar')
  })
})

test('an upright clip stands in a phone, a map does not', () => {
  expect(draw(examples.besideUpright.content)).toContain('ui:phone')
  expect(draw(examples.beside.content)).not.toContain('ui:phone')
})

test('without a picture the stage keeps the shape of what comes, and says where it leads', () => {
  expect(draw(examples.besideUpright.content)).toContain('ui:aspect-[9/16]')
  const html = draw({ ...examples.wide.content, image: noImage })
  expect(html).toMatch(/ui:aspect-video.*aria-hidden="true"[^>]*>Google Maps</)
})

test('the checklist says what is asked for instead', () => {
  const message = (change: Partial<EmbedContent>) => embed.check?.({ ...embed.defaults, ...change })[0]?.message
  expect(message({})).toBe('Tempat atau alamatnya belum diisi')
  expect(message({ reference: 'https://maps.app.goo.gl/abc' })).toBe(
    'Tulis nama tempatnya, bukan alamat peta atau kode sematan',
  )
  expect(message({ provider: 'tiktok', reference: 'https://youtu.be/aqz-KE-bpKQ' })).toBe(
    'Ini bukan alamat dari situs yang dipilih',
  )
  expect(message({ reference: 'Alun-alun Temanggung' })).toBeUndefined()
})
