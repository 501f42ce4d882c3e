import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Label } from './label.tsx'

test('it names the control of that id', () => {
  expect(renderToStaticMarkup(<Label htmlFor="kota">Kota</Label>)).toMatch(/<label for="kota"[^>]*>Kota<\/label>/)
})

test('what is added behind the words belongs to the name', () => {
  expect(renderToStaticMarkup(<Label note="(boleh kosong)">Kota</Label>)).toMatch(
    />Kota<span[^>]*> \(boleh kosong\)<\/span><\/label>/,
  )
})
