import { afterEach, expect, test } from 'vitest'
import { measurePhone } from './phone-measure.ts'

const root = document.createElement('div')
afterEach(() => root.remove())

/** A section of a page, 360 px wide, as the drawing holds it. */
function measured(html: string) {
  root.innerHTML = `<div data-measured="bagian-1">${html}</div>`
  root.style.width = '360px'
  root.style.fontFamily = 'Arial, sans-serif'
  document.body.append(root)
  for (const element of root.querySelectorAll<HTMLElement>('[data-css]'))
    element.style.cssText = element.dataset.css ?? ''
  return measurePhone(root)
}

const kinds = (html: string) => measured(html).faults.map(({ kind, words }) => [kind, words])

test('a word wider than a phone is reported with its text', () => {
  expect(kinds('<p data-css="font-size:60px">Mempertanggungjawabkan</p>')).toEqual([['wide', 'Mempertanggungjawabkan']])
})

test('clipped text is reported; ellipsis and scrolling text are not', () => {
  const words = 'Satu kalimat yang lebih panjang daripada kotaknya'
  const box = 'width:120px;white-space:nowrap;overflow:hidden'
  expect(kinds(`<p data-css="${box}">${words}</p>`)).toEqual([['clipped', words]])
  expect(kinds(`<p data-css="${box};text-overflow:ellipsis">${words}</p>`)).toEqual([])
  expect(kinds(`<div data-css="width:120px;white-space:nowrap;overflow-x:auto">${words}</div>`)).toEqual([])
})

test('low-contrast text is reported; readable text and text over a picture are not', () => {
  const on = (color: string) =>
    `<div data-css="background-color:#fff"><p data-css="color:${color}">Harga hari ini</p></div>`
  expect(kinds(on('#aaaaaa'))).toEqual([['contrast', 'Harga hari ini']])
  expect(kinds(on('#444444'))).toEqual([])
  expect(
    kinds(
      '<div data-css="position:relative;background-color:#fff"><img alt="" data-css="position:absolute;inset:0;width:100%;height:40px"><p data-css="position:relative;color:#aaa">Di atas gambar</p></div>',
    ),
  ).toEqual([])
})

test('each section’s height is known, and one that phones do not show has none', () => {
  const { heights } = measured('<div data-css="height:640px"></div>')
  expect([...heights]).toEqual([['bagian-1', 640]])
  expect(measured('<div data-css="display:none">Hanya desktop</div>').heights.size).toBe(0)
})
