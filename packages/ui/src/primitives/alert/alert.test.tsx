import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Alert } from './alert.tsx'

test('the tone is said in a word before what happened', () => {
  expect(renderToStaticMarkup(<Alert tone="danger" title="Tidak terkirim" />)).toMatch(
    /<span class="ui:sr-only">Gagal: <\/span>Tidak terkirim/,
  )
})

test('without a title the word itself is in sight', () => {
  const html = renderToStaticMarkup(<Alert tone="ok">Tersimpan.</Alert>)
  expect(html).toMatch(/<p[^>]*>Berhasil<\/p>Tersimpan\./)
  expect(html).not.toContain('ui:sr-only')
})

test('only what comes later is announced, and only a failure interrupts', () => {
  expect(renderToStaticMarkup(<Alert title="Info" />)).not.toContain('role=')
  expect(renderToStaticMarkup(<Alert title="Info" isLive />)).toContain('role="status"')
  expect(renderToStaticMarkup(<Alert tone="danger" title="Gagal" isLive />)).toContain('role="alert"')
})
