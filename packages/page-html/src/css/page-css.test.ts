import { describe, expect, test } from 'vitest'
import { pageCss } from './page-css.ts'
import { styleIndex } from './style-index.ts'

const scope = (inner: string, attributes = '') =>
  `<html lang="id"><body data-ui-theme=""${attributes}>${inner}</body></html>`
const css = (stylesheet: string, inner: string, own = '') =>
  pageCss({ markup: scope(inner), index: styleIndex(stylesheet), own: styleIndex(own) })

test('only rules that match the markup are written', () => {
  const { css: text } = css(
    '.a{color:red}.b{color:#00f}p{margin:0}h1{margin:0}[data-tone=white]{top:0}[data-tone=board]{left:0}',
    '<p class="a" data-tone="white">x</p>',
  )
  expect(text).toBe('.a{color:red}p{margin:0}[data-tone=white]{top:0}')
})

test('a rule is dropped when its parts are on the page but never in combination', () => {
  const { css: text } = css(
    '.a .b{color:red}.a>.b{top:0}.b+.a{left:0}',
    '<div class="a"><i><b class="b">x</b></i></div>',
  )
  expect(text).toBe('.a .b{color:red}')
})

test('rules for interactive states stay', () => {
  const { css: text } = css(
    'details[open] .x{color:red}.x:hover{top:0}dialog[open]{left:0}',
    '<details><summary class="x">x</summary></details>',
  )
  expect(text).toContain('details[open] .a{color:red}')
  expect(text).toContain('.a:hover{top:0}')
  expect(text).not.toContain('dialog')
})

test('class names are shortened consistently in markup and stylesheet, and classes without rules are removed', () => {
  const { css: text, markup } = css(
    '.ui\\:p-4{padding:1rem}.ui\\:\\@md\\:p-8{padding:2rem}',
    '<p class="ui:p-4 ui:@md:p-8 hook">x</p><b class="hook">y</b>',
  )
  expect(markup).toContain('<p class="a b">x</p><b>y</b>')
  expect(text).toBe('.a{padding:1rem}.b{padding:2rem}')
})

test('layers are replaced by their order, unlayered rules last', () => {
  const sheet = '@layer one,two;.x{color:#00f}@layer two{.x{color:red}}@layer one{.x{color:#0f0}@layer deep{.x{top:0}}}'
  expect(css(sheet, '<p class="x">x</p>').css).toBe('.a{color:#00f;top:0}')
})

test('theme values of the whole page are inlined', () => {
  const sheet =
    ':root,[data-ui-theme]{--on:initial;--off: ;--b:#111111;--c:var(--on,var(--b)) var(--off,#222222)}.x{color:var(--c)}'
  expect(css(sheet, '<p class="x">x</p>', '[data-ui-theme]{--b:#0c7a75}').css).toBe('.a{color:#0c7a75}')
})

test('the more specific declaration of the scope wins, regardless of order', () => {
  const sheet = '[data-ui-theme][data-font=arial]{--f:Arial}[data-ui-theme]{--f:Poppins}.x{font-family:var(--f)}'
  const drawn = pageCss({
    markup: scope('<p class="x">x</p>', ' data-font="arial"'),
    index: styleIndex(sheet),
    own: styleIndex(''),
  })
  expect(drawn.css).toBe('.a{font-family:Arial}')
})

test('values that differ between elements stay variables, and unused variables are removed', () => {
  const sheet = '[data-ui-theme]{--t:#111;--u:#222}[data-tone=board]{--t:#eee;--u:#333}.x{color:var(--t)}'
  const { css: text } = css(sheet, '<p class="x">x</p><section data-tone="board"><p class="x">y</p></section>')
  expect(text).toBe('[data-ui-theme]{--a:#111}[data-tone=board]{--a:#eee}.a{color:var(--a)}')
})

test('a variable with one value everywhere is inlined', () => {
  const sheet = '[data-ui-theme]{--h:#fb0;--t:var(--h)}[data-tone=board]{--t:var(--h)}.x{color:var(--t)}'
  expect(css(sheet, '<p class="x" data-tone="board">x</p>').css).toBe('.a{color:#fb0}')
})

test('registered properties are not inherited by children', () => {
  const sheet =
    '@property --tw-leading{syntax:"*";inherits:false}.lead{--tw-leading:1.2;line-height:1.2}.x{line-height:var(--tw-leading,1.5)}'
  expect(css(sheet, '<div class="lead"><p class="x">x</p></div>').css).toBe(
    '*,:before,:after{--a:initial}.a{--a:1.2;line-height:1.2}.b{line-height:var(--a,1.5)}',
  )
})

test('a selector unknown to old browsers does not invalidate its neighbours', () => {
  const { css: text } = css('.x,.y:has(b){color:red}', '<p class="x">x</p><p class="y"><b>y</b></p>')
  expect(text).not.toMatch(/\.a,\s*\.b:has/)
  expect(text).toContain('.a')
})

test('only used keyframes are written', () => {
  const sheet = '@keyframes rise{from{opacity:0}}@keyframes spin{to{opacity:1}}.x{animation:rise 1s}'
  const { css: text } = css(sheet, '<p class="x">x</p>')
  expect(text).toContain('@keyframes rise')
  expect(text).not.toContain('spin')
})

test('a picture keeps its colour and focal point without a style attribute', () => {
  const { css: text, markup } = css(
    '.p{top:0}',
    '<img class="p" data-color="#a3b18a" data-focal="top-left"/><img data-color="red;}" data-focal="x"/>',
  )
  expect(markup).toContain('<img class="a b c"><img></body>')
  expect(text).toBe('.a{top:0}.b{background-color:#a3b18a}.c{object-position:left top}')
})

test('the alt text of a failed picture is readable on its colour', () => {
  const ruleFor = (color: string, alt: string) =>
    css('.p{top:0}', `<img class="p" alt="${alt}" data-color="${color}"/>`).css
  expect(ruleFor('#022424', 'Papan tulis')).toContain('{color:#fff;background-color:#022424}')
  expect(ruleFor('#ffb702', 'Meja kasir')).toContain('{color:#000;background-color:#ffb702}')
  expect(ruleFor('#ffb702', '')).toBe('.a{top:0}.b{background-color:#ffb702}')
})

test('a colour scheme keeps only the colours used inside it', () => {
  const sheet =
    '[data-ui-theme]{--t:#111;--l:#ddd}[data-tone=board]{--t:#eee;--l:#333}[data-tone=brand]{--t:#fff;--l:#444}.x{color:var(--t)}.line{border-color:var(--l)}'
  const { css: text } = css(
    sheet,
    '<p class="x line" data-tone="white">x</p><div data-tone="board"><p class="x">y</p></div><div data-tone="brand"><p class="line">z</p></div>',
  )
  expect(text).toMatch(/\[data-tone=board\]\{--\w:#eee\}\[data-tone=brand\]\{--\w:#444\}/)
})

describe('sections as wide as the window', () => {
  const section = '.s{container-type:inline-size;top:0}'
  const inMain = (inner: string, attributes = '') =>
    `<main${attributes}><section class="s" data-section-type="price">${inner}</section></main>`

  test('use media queries, so that phones lay out no containers and old browsers know widths', () => {
    const { css: text } = css(
      `${section}.x{left:0}@container (min-width:40rem){.x{left:1px}}@container not (min-width:40rem){.x{right:0}}.s::before{right:1px}@container (min-width:62rem){.s::before{right:2px}}`,
      inMain('<p class="x">x</p>'),
    )
    expect(text).not.toContain('@container')
    expect(text).not.toContain('container-type')
    expect(text).toContain('display:flow-root')
    expect(text).toContain('@media (min-width:40rem){.b{left:1px}}')
    expect(text).toContain('@media not all and (min-width:40rem){.b{right:0}}')
    expect(text).toContain('@media (min-width:62rem){.a:before{right:2px}}')
  })

  test('elements in a container of their own keep its container query', () => {
    const { css: text } = css(
      `${section}.c{container-type:inline-size}@container (min-width:40rem){.x{left:1px}.y{right:1px}}`,
      inMain('<b class="y">y</b><div class="c"><p class="x">x</p></div>'),
    )
    expect(text).toContain('@media (min-width:40rem){.b{right:1px}}')
    expect(text).toMatch(/@container \(min-width:40rem\)\{\.\w\{left:1px\}\}/)
    expect(text.match(/container-type:inline-size/g)).toHaveLength(1)
  })

  test('rules for narrow sections and narrow inner containers use both queries; wide sections keep theirs', () => {
    const both = '<p class="x">x</p><div class="c"><p class="x">x</p></div>'
    const sheet = (condition: string) =>
      `${section}.c{container-type:inline-size}@container (${condition}){.x{left:1px}}`
    const narrow = css(sheet('max-width:15rem'), inMain(both)).css
    expect(narrow).toContain('@media (max-width:15rem)')
    expect(narrow).toContain('@container (max-width:15rem)')
    expect(narrow).not.toContain('[data-section-type=price]')
    const wide = css(sheet('min-width:40rem'), inMain(both)).css
    expect(wide).not.toContain('@media')
    expect(wide).toMatch(/\[data-section-type=price\],\.\w\{container-type:inline-size\}/)
  })

  test('sections measured in container units stay containers, and a narrower page keeps all of them', () => {
    const measured = css(
      `${section}.x{max-width:84cqi}@container (min-width:40rem){.x{left:1px}}`,
      inMain('<p class="x">x</p>'),
    )
    expect(measured.css).toContain('[data-section-type=price]{container-type:inline-size}')
    expect(measured.css).toContain('@media (min-width:40rem)')
    const narrow = css(
      `${section}@container (min-width:40rem){.x{left:1px}}`,
      inMain('<p class="x">x</p>', ' data-column=""'),
    )
    expect(narrow.css).toContain('@container (min-width:40rem)')
    expect(narrow.css).toContain('container-type:inline-size')
  })
})
