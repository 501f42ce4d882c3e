import { renderToReadableStream, renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { defaultTheme } from './page-themes.ts'
import { themeSchema } from './theme.schema.ts'
import { themeToCss } from './theme-css.ts'
import { ThemeScope, ThemeStyle } from './theme-scope.tsx'

test('the same colours get the same class on every machine, other colours a different one', () => {
  expect(themeToCss({ brand: '#cd2763', accent: null })).toEqual(themeToCss({ brand: '#CD2763', accent: null }))
  expect(themeToCss({ brand: '#cd2763', accent: null }).className).not.toBe(
    themeToCss({ brand: '#cd2764', accent: null }).className,
  )
})

test('a theme is one rule of colour scale variables', () => {
  const { className, css } = themeToCss({ brand: '#2e6eb9', accent: '#ff7f50' })
  const [selector, body] = css.split('{')
  expect(selector).toBe(`[data-ui-theme].${className}`)
  const declarations = (body ?? '').replace('}', '').split(';').filter(Boolean)
  expect(declarations).toHaveLength(22)
  for (const declaration of declarations) {
    expect(declaration).toMatch(/^--ui-(brand|highlight)-(50|[1-9]00|950):#[0-9a-f]{6}$/)
  }
})

test('a page without an accent keeps the default highlight colour', () => {
  expect(themeToCss({ brand: '#2e6eb9', accent: null }).css).not.toContain('highlight')
})

test('only colours reach the stylesheet', () => {
  expect(() => themeToCss({ brand: '#fff;} body{display:none', accent: null })).toThrow('is not a colour')
  expect(themeSchema.safeParse({ ...defaultTheme, brand: 'url(//x)' }).success).toBe(false)
})

test('a scope has attributes and a class, and no style attribute', () => {
  const theme = { ...defaultTheme, font: 'montserrat', rounded: 'full', mode: 'dark' } as const
  const html = renderToStaticMarkup(
    <ThemeScope theme={theme} tone="paper" className="mine">
      isi
    </ThemeScope>,
  )
  const { className } = themeToCss(theme)
  // Exactly these attributes: a style attribute would be refused by the policy of the page.
  expect(html).toBe(
    `<div data-ui-theme="" data-font="montserrat" data-rounded="full" data-mode="dark" data-tone="paper" class="${className} mine">isi</div>`,
  )
})

test('the style element has the nonce of its response', async () => {
  const stream = await renderToReadableStream(<ThemeStyle theme={defaultTheme} nonce="abc" />, {
    nonce: { style: 'abc' },
  })
  const html = await new Response(stream).text()
  expect(html).toContain(themeToCss(defaultTheme).css)
  expect(html).toMatch(/<style[^>]* nonce="abc"/)
})

test('a scope may follow the device, which no stored theme does', () => {
  const html = renderToStaticMarkup(<ThemeScope theme={{ ...defaultTheme, mode: 'auto' }}>isi</ThemeScope>)
  expect(html).toContain('data-mode="auto"')
  expect(themeSchema.safeParse({ ...defaultTheme, mode: 'auto' }).success).toBe(false)
})
