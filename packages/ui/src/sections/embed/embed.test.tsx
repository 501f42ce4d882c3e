import { describe, expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { storyPage } from '../parts/story-media.ts'
import { noImage } from '../values.ts'
import { examples } from './embed.examples.ts'
import { embed, type EmbedContent } from './embed.section.ts'
import EmbedView from './embed.view.tsx'

const draw = (content: EmbedContent) =>
  drawn(<EmbedView content={content} page={storyPage('embed')} slot={(_path, node) => node} />)

describe.each(['wide', 'beside', 'slip'] as const)('as %s', (layout) => {
  const { content } = examples.wide

  test('links to the other site and loads nothing of it', () => {
    const { body, getByRole } = draw({ ...content, layout })
    const link = getByRole('link', { name: /Buka di Google Maps/ })
    expect(link.getAttribute('href')).toMatch(/^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=Kopi%20Ratna/)
    expect(body.querySelector('iframe, script, [src^="https:"]')).toBeNull()
    // A slip has no room for a player: it is always a link.
    expect(body.querySelectorAll('[data-stage]')).toHaveLength(layout === 'slip' ? 0 : 1)
  })

  test('shows nothing of a reference that is neither a place nor an id', () => {
    const { body, queryByRole, words } = draw({
      ...content,
      layout,
      reference: '<iframe src="https://jahat.example"></iframe>',
    })
    expect(body.innerHTML).not.toMatch(/iframe|jahat/)
    expect(body.querySelector('[data-stage]')).toBeNull()
    expect(queryByRole('link')).toBeNull()
    expect(words).toContain('Parkir di depan pasar')
  })
})

test('without a picture the stage names the site it links to', () => {
  const { body, getByRole } = draw({ ...examples.wide.content, image: noImage })
  expect(body.querySelector('[data-stage] img')).toBeNull()
  expect(getByRole('link', { name: /Google Maps/ })).toBeDefined()
})

test('the checklist explains what to enter instead', () => {
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
