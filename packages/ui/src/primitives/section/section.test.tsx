import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Section } from './section.tsx'

test('it brings its ground, its distances and a frame around what it holds', () => {
  const html = renderToStaticMarkup(
    <Section tone="board" spacing="loose" width="bleed" aria-labelledby="judul">
      <h2 id="judul">Tanya kami</h2>
    </Section>,
  )
  expect(html).toMatch(/^<section aria-labelledby="judul" data-component="Section" data-tone="board"/)
  expect(html).toContain('ui:section ui:section-loose')
  expect(html).toMatch(/<div class="ui:frame ui:frame-bleed"><h2/)
})

test('the step is there only when asked for', () => {
  expect(renderToStaticMarkup(<Section />)).not.toContain('ui:section-step')
  expect(renderToStaticMarkup(<Section hasStep />)).toContain('ui:section-step')
})
