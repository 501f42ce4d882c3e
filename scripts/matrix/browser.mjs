// A page of the matrix in Chromium: markup, styles, fonts and pictures come from the repository, from nowhere else.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { buildCss } from '../../packages/ui/scripts/css.mjs'
import { chromiumArgs, chromiumPath } from '../chromium.mjs'
import { root } from '../node24.mjs'
import { drawContents } from './contents.mjs'
import { drawn, findings } from './measure.mjs'

/** Replacements for fonts of visitors' machines: Arimo has Arial's metrics, and Roboto is a phone's own. */
async function installed(css) {
  const file = async (name) =>
    `url(data:font/woff2;base64,${(await readFile(join(root, folders.fonts, name))).toString('base64')})`
  const sources = { 'Arial Bold': 'arial-700', Arial: 'arial-400', 'Roboto Bold': 'roboto-700', Roboto: 'roboto-400' }
  for (const [name, font] of Object.entries(sources))
    css = css.replaceAll(`src:local("${name}")`, `src:${await file(`${font}-latin.woff2`)},local("${name}")`)
  return css
}

const ORIGIN = 'http://matrix.test/'
const folders = { fonts: 'packages/ui/src/fonts/files', pictures: 'apps/api/src/seed/pictures' }
const types = { woff2: 'font/woff2', svg: 'image/svg+xml' }

export async function openMatrix() {
  const [{ 'styles.css': css }, contents] = await Promise.all([buildCss(), drawContents()])
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs })
  const { theme, fontCss } = contents

  const documentOf = (shots, look, faces) => `<!doctype html><html lang="id"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Matrix</title>
<style>${faces}body{margin:0}${css}${theme.css}</style></head>
<body data-ui-theme="" data-font="${look.font}" data-rounded="${look.rounded}" data-mode="${look.mode}" class="${theme.className}">
${shots.map(({ name, html }) => `<div data-shot="${name}">${html}</div>`).join('\n')}</body></html>`

  /** @param {{ isBlocked?: boolean, holdMs?: number }} [how] fonts are held back for so long */
  async function open(shots, look, { isBlocked = false, holdMs = 0 } = {}) {
    const plain = fontCss(look.font)
    const faces = holdMs > 0 ? await installed(plain) : plain
    const page = await browser.newPage({ viewport: { width: look.width, height: 800 }, reducedMotion: 'reduce' })
    await page.route('**/*', async (route) => {
      const { pathname } = new URL(route.request().url())
      if (route.request().isNavigationRequest() && pathname === '/')
        return route.fulfill({ contentType: 'text/html; charset=utf-8', body: documentOf(shots, look, faces) })
      const [, folder, file] = /^\/(fonts|pictures)\/([\w.-]+)$/.exec(pathname) ?? []
      if (!folder || isBlocked) return route.abort()
      if (folder === 'fonts' && holdMs > 0) await new Promise((resolve) => setTimeout(resolve, holdMs))
      const body = await readFile(join(root, folders[folder], file))
      return route.fulfill({ contentType: types[file.split('.').at(-1)], body })
    })
    await page.goto(ORIGIN)
    return page
  }

  /** What is wrong with these sections in these looks, each finding once with the look it was found in. */
  async function look(shots, looks, { prepare, reportsBroken = true, ...how } = {}) {
    const found = new Map()
    const starts = Array.from({ length: Math.ceil(shots.length / 60) }, (_, index) => index * 60)
    const pages = looks.flatMap((each) => starts.map((start) => ({ each, some: shots.slice(start, start + 60) })))
    const worker = async () => {
      for (let next = pages.shift(); next; next = pages.shift()) {
        const { each, some } = next
        // A page of its own for each look: restyling one that is open takes longer than opening another.
        const page = await open(some, each, how)
        try {
          await prepare?.(page)
          await page.evaluate(drawn)
          const results = await page.evaluate(findings, { reportsBroken: reportsBroken && each.width === 320 })
          for (const finding of results)
            if (!found.has(finding)) found.set(finding, `${each.width} ${each.font} ${each.rounded} ${each.mode}`)
        } finally {
          await page.close()
        }
      }
    }
    await Promise.all([worker(), worker(), worker()])
    return [...found].map(([finding, where]) => `${finding} (${where})`)
  }

  return { ...contents, open, look, close: () => browser.close() }
}
