// The same sections as HTML, for an editor that works on HTML: drawn once per size, then bundled.
import { execSync } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const here = new URL('.', import.meta.url).pathname
const require = createRequire(import.meta.url)
execSync(
  'node_modules/.bin/esbuild sections.jsx --bundle --platform=node --format=cjs --jsx=automatic --outfile=sections.cjs',
  { cwd: here, stdio: 'ignore' },
)
const { makeSections, PlainImg } = require('./sections.cjs')
const { createElement } = require('react')
const { renderToStaticMarkup } = require('react-dom/server')
const drawn = makeSections(PlainImg)
for (const size of [14, 100, 500]) {
  const { sections } = JSON.parse(readFileSync(`${here}public/page-${size}.json`, 'utf8'))
  const html = sections.map(({ type, props }) => renderToStaticMarkup(createElement(drawn[type], props))).join('\n')
  writeFileSync(`${here}public/page-${size}.html`, html.replace(/<link rel="preload"[^>]*>/g, ''))
}
cpSync(`${here}style.css`, `${here}public/style.css`)
execSync('node_modules/.bin/vite build', { cwd: here, stdio: 'ignore' })
execSync(`node ${here}../../harness/nginx.mjs ${here}dist 4111 --write`)
