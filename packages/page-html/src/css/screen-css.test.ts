import { expect, test } from 'vitest'
import { pageCss } from './page-css.ts'
import { ScreenCss } from './screen-css.ts'
import { styleIndex } from './style-index.ts'

const sheet = `
  .card{color:red}.card .price{top:0}.price>s{left:0}.sold .price{right:0}.card+.card{margin:0}.wide~.card{order:1}
  .note:first-child{bottom:0}[data-level="2"]{width:0}[data-level^="3"]{height:0}a[href$=".pdf"]{gap:0}
  :is(.sold,.gone) b{z-index:1}li:hover{opacity:.5}#atas{zoom:1}.only .deep .price{flex:1}details[open] s{order:2}`
const index = styleIndex(sheet)
const documentOf = (inner: string) => `<html lang="id"><body data-ui-theme="">${inner}</body></html>`

/** The same numbers in each run. */
function random(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

const pieces = [
  '<li class="card"><b class="price">1</b></li>',
  '<li class="card"><b class="price">2<s>3</s></b></li>',
  '<li class="sold"><b class="price">4</b></li>',
  '<li class="note" data-level="2">5</li>',
  '<li class="note" data-level="31">6</li>',
  '<li class="wide">7</li>',
  '<li><a href="/a.pdf">8</a></li>',
  '<li><a href="/a">9</a></li>',
  '<li class="gone"><i><b>10</b></i></li>',
  '<li class="only"><div class="deep"><b class="price">11</b></div></li>',
  '<li><details><s>12</s></details></li>',
  '<li id="atas">13</li>',
  '<li><img alt="" class="price" data-color="#112234"></li>',
  '<li><img alt="Toko" class="price" data-color="#ffeedc" data-focal="top-left"></li>',
] as const

function anyDocument(pick: (below: number) => number): string {
  const list = () => Array.from({ length: 1 + pick(8) }, () => pieces[pick(pieces.length)]).join('')
  return documentOf(`<ul>${list()}</ul><section class="only"><ul>${list()}</ul></section>`)
}

/** CSS and markup with classes numbered as the markup has them, so that other short names are no difference. */
function renamed({ markup, css }: { markup: string; css: string }) {
  const names = new Map<string, string>()
  const numbered = markup.replace(/class="([^"]*)"/g, (_, list: string) => {
    for (const name of list.split(' ')) if (!names.has(name)) names.set(name, `k${names.size}`)
    return `class="${list
      .split(' ')
      .map((name) => names.get(name))
      .sort()
      .join(' ')}"`
  })
  return {
    markup: numbered,
    css: css.replace(/\.([a-zA-Z]+)(?![^{]*\})/g, (whole, name: string) => `.${names.get(name) ?? whole}`),
  }
}

test('of 500 documents each has the CSS that is chosen for it alone', () => {
  const pick = random(4711)
  const screens = new ScreenCss(index)
  for (let count = 0; count < 500; count++) {
    const markup = anyDocument(pick)
    expect(renamed(screens.draw(markup)), markup).toEqual(renamed(pageCss({ markup, index, own: styleIndex('') })))
  }
})

test('a document is drawn alike, whatever was drawn before it', () => {
  const documents = Array.from({ length: 60 }, (_, seed) => anyDocument(random(seed + 1)))
  const together = new ScreenCss(index)
  for (const markup of documents.toReversed()) together.draw(markup)
  for (const markup of documents) expect(together.draw(markup)).toEqual(new ScreenCss(index).draw(markup))
})

test('lists of the same kinds of cards have the same CSS, in any order and number', () => {
  const screens = new ScreenCss(styleIndex('.card{color:red}.sold .price{right:0}'))
  const [card, , sold] = pieces
  const drawn = [`${card}${sold}`, `${sold}${card}${card}`, `${card}${card}${card}${sold}${sold}`].map((list) =>
    screens.draw(documentOf(`<ul>${list}</ul>`)),
  )
  expect(new Set(drawn.map(({ css }) => css)).size).toBe(1)
  expect(drawn.map(({ markup }) => markup.match(/<li/g)?.length)).toEqual([2, 3, 5])
})

test('the element before another counts where a rule asks for it', () => {
  const screens = new ScreenCss(styleIndex('.a+.b{top:0}.b~.a{left:0}'))
  const css = (list: string) => screens.draw(documentOf(list)).css
  const [a, b] = ['<p class="a">x</p>', '<p class="b">x</p>']
  expect([css(a + b), css(b + a), css(a + b + a)].map((text) => text.replace(/\.[ab]/g, '.x'))).toEqual([
    '.x+.x{top:0}',
    '.x~.x{left:0}',
    '.x+.x{top:0}.x~.x{left:0}',
  ])
})

test('pictures keep their own colours', () => {
  const screens = new ScreenCss(styleIndex('.a{top:0}'))
  const drawn = ['#112233', '#aabbcc'].map((color) =>
    screens.draw(documentOf(`<p class="a"><img alt="" data-color="${color}"></p>`)),
  )
  expect(drawn.map(({ css }) => css)).toEqual([
    '.a{top:0}.b{background-color:#112233}',
    '.a{top:0}.b{background-color:#aabbcc}',
  ])
  for (const { markup } of drawn) expect(markup).toContain('<p class="a"><img alt class="b"></p>')
})

test('markup that is not well-formed is refused', () => {
  expect(() => new ScreenCss(index).draw('<html><body data-ui-theme="">')).toThrow('well-formed')
})
