// Writes what the token files say into packages/ui and, for Figma, into tokens/figma: `npm run tokens`; `--check` only compares and fails when stale.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { fileURLToPath, URL } from 'node:url'
import { tokensCss } from './tokens/css.mjs'
import { figmaFiles } from './tokens/figma.mjs'
import { readTokens } from './tokens/read.mjs'
import { tailwindTheme } from './tokens/tailwind.mjs'
import { tokensJson, tokensTs } from './tokens/typescript.mjs'

const root = new URL('../', import.meta.url)

export async function renderTokens() {
  const resolver = new URL('tokens/themes.resolver.json', root)
  const themes = await readTokens(resolver)
  return new Map([
    ['packages/ui/src/styles/tokens.gen.css', tokensCss(themes)],
    ['packages/ui/src/styles/theme.gen.css', tailwindTheme(themes)],
    ['packages/ui/src/tokens/tokens.gen.ts', tokensTs(themes)],
    ['packages/ui/src/tokens/tokens.json', tokensJson(themes)],
    ...(await figmaFiles(resolver)),
  ])
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const isCheck = process.argv.includes('--check')
  const stale = []
  for (const [path, text] of await renderTokens()) {
    const file = new URL(path, root)
    const before = await readFile(file, 'utf8').catch(() => '')
    if (before === text) continue
    stale.push(path)
    if (isCheck) continue
    await mkdir(new URL('.', file), { recursive: true })
    await writeFile(file, text)
  }
  if (isCheck && stale.length > 0) {
    console.error(`Stale, run "npm run tokens": ${stale.join(', ')}`)
    process.exitCode = 1
  } else if (!isCheck) {
    console.log(stale.length === 0 ? 'Tokens are fresh.' : `Wrote ${stale.map((p) => relative('.', p)).join(', ')}`)
  }
}
