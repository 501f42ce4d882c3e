/** Resets of the kind that hosts bring, all outside of layers: what each does to elements, in words of our own. */
export const hostResets = {
  // The kind of reset that component frameworks bring: it restyles every element by its name.
  framework: `
    *, *::before, *::after { box-sizing: border-box }
    body { margin: 0; font: 400 1rem/1.5 Georgia, serif; color: #303840; letter-spacing: .02em; text-align: left }
    h1, h2, h3, h4, h5, h6 { margin: 0 0 .6rem; font-weight: 500; line-height: 1.15; color: #8a1c1c }
    p, dl, ol, ul { margin: 0 0 1rem } ul, ol { padding-left: 2rem } ul ul, ol ul { margin-bottom: 0 }
    dt { font-weight: 700 } dd { margin: 0 0 .5rem 0 } figure, blockquote { margin: 0 0 1rem }
    a { color: #1155ee; text-decoration: underline } a:hover { color: #0033aa }
    mark { padding: .19em; background: #ffeeaa } small { font-size: .875em } hr { margin: 1rem 0; opacity: .25 }
    pre, code, kbd { font-family: monospace; font-size: .9em } kbd { padding: .2rem; color: #fff; background: #222 }
    img, svg { vertical-align: middle } table { caption-side: bottom; border-collapse: collapse }
    th, td { padding: .5rem; text-align: left } label { display: inline-block; margin-bottom: .25rem }
    button { border-radius: 0 } button, input, select, textarea { margin: 0; font-family: inherit; font-size: 1.1em }
    fieldset { padding: 1em; border: 2px solid #999 } legend { float: left; width: 100%; font-size: 1.5rem }
    summary { display: list-item; cursor: wait } strong, b { font-weight: bolder } address { font-style: italic }
    section { padding: 2rem } div { line-height: 1.5 } span { letter-spacing: 1px }`,
  // Everything that browsers bring taken away from controls.
  hostile: `
    button { all: unset } input, select, textarea { all: unset; color: hotpink } a { all: unset; outline: 1px dotted }
    ul, ol, li { all: unset } summary { all: unset } img { border: 3px solid red; border-radius: 12px; opacity: .5 }
    h1, h2, h3 { all: unset; text-transform: uppercase } p { all: unset } input[type] { accent-color: red; padding: 9px }
    details, figure, blockquote, table, td, th { all: unset }`,
  // Heads and lists without any look of their own.
  preflight: `
    *, ::before, ::after { box-sizing: border-box; border: 0 solid #e5e7eb }
    html { line-height: 1.5; font-family: system-ui } body { margin: 0; line-height: inherit }
    h1, h2, h3, h4, h5, h6 { font-size: inherit; font-weight: inherit } a { color: inherit; text-decoration: inherit }
    button, input, optgroup, select, textarea { font: inherit; color: inherit; margin: 0; padding: 0 }
    button, [type='button'], [type='submit'] { -webkit-appearance: button; background: none transparent }
    ol, ul, menu { list-style: none; margin: 0; padding: 0 } img, svg, video { display: block; vertical-align: middle }
    input::placeholder { opacity: 1; color: #9ca3af } p, h1, h2, figure, blockquote, dl, dd { margin: 0 }`,
} as const
