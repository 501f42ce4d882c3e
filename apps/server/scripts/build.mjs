// Bundles the server with its dependencies into dist/server.js: a small process and a fast start.
// Reads the web application's server build, so that is made first (scripts/build.mjs at the top keeps the order).
import { createHash } from 'node:crypto'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath, URL } from 'node:url'
import { build } from 'esbuild'
import { makeDictionary } from './make-dictionary.mjs'

const here = new URL('../', import.meta.url)
const path = (relative) => fileURLToPath(new URL(relative, here))

// Native code and WebAssembly find their files beside themselves.
const external = ['sharp', 'pg-native', '@node-rs/argon2', 'lightningcss', 'fontverter', 'subset-font']

/** Files that modules of the API read beside themselves. */
const besides = [
  ['../api/src/platform/database/migrations', 'dist/migrations'],
  ['../api/src/seed/pictures', 'dist/pictures'],
  ['../api/src/seed/films', 'dist/films'],
  ['../../packages/page/src/templates/pictures', 'dist/template-pictures'],
]

const webBuild = {
  name: 'web-build',
  setup({ onResolve }) {
    onResolve({ filter: /^virtual:web-build$/ }, () => ({ path: path('../web/build/server/index.js') }))
  },
}

// Its `exports` name the build for developers under every condition.
const router = createRequire(path('../web/package.json')).resolve('react-router/package.json')
const routerForVisitors = {
  name: 'router-for-visitors',
  setup({ onResolve }) {
    onResolve({ filter: /^react-router(\/dom)?$/ }, ({ path: name }) => ({
      path: join(dirname(router), 'dist/production', name === 'react-router' ? 'index.mjs' : 'dom-export.mjs'),
    }))
  },
}

await rm(path('dist'), { recursive: true, force: true })
/** @type {import('esbuild').BuildOptions} */
const options = {
  // Pictures are worked on by a program of its own (apps/api, picture-process.ts looks for it beside the bundle).
  entryPoints: {
    server: path('src/main.ts'),
    settings: path('src/settings-main.ts'),
    // So are pages drawn.
    'drawing-main': path('src/drawing-main.ts'),
    'picture-main': path('../api/src/platform/files/pictures/picture-main.ts'),
  },
  outdir: path('dist'),
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  jsx: 'automatic',
  conditions: ['source'],
  external,
  minifySyntax: true,
  minifyWhitespace: true,
  sourcemap: 'linked',
  legalComments: 'none',
  define: { 'process.env.NODE_ENV': '"production"' },
  // Dependencies in the older module format ask for `require`.
  banner: {
    js: "import { createRequire as bundleRequire } from 'node:module'; const require = bundleRequire(import.meta.url);",
  },
  plugins: [webBuild, routerForVisitors],
  logLevel: 'warning',
  write: false,
  metafile: true,
}
const { outputFiles, metafile } = await build(options)
const forDevelopers = Object.values(metafile.outputs)
  .flatMap(({ inputs = {} }) => Object.entries(inputs))
  .filter(([file, { bytesInOutput }]) => bytesInOutput > 0 && /node_modules.*[/.]development[/.]/.test(file))
  .map(([file]) => file)
if (forDevelopers.length > 0) throw new Error(`These say things for developers only:\n${forDevelopers.join('\n')}`)
// V8 keeps a script's text, with two bytes a character as soon as one of them is beyond Latin-1: five megabytes more in
// each process. Strings are escaped by the bundler; regular expressions and raw templates keep what was written.
const wide = outputFiles.find(({ path: file, text }) => file.endsWith('/server.js') && /[^\0-\xff]/.exec(text))
if (wide) {
  const [character] = /[^\0-\xff]/.exec(wide.text)
  const around = wide.text.slice(0, wide.text.indexOf(character)).slice(-60)
  throw new Error(`server.js holds ${character} after ${around}: write it as an escape.`)
}
await mkdir(path('dist'), { recursive: true })
for (const { path: file, contents } of outputFiles) await writeFile(file, contents)
await makeDictionary(options, {
  outdir: path('dist'),
  clientFolder: path('../web/build/client'),
  folder: path('dist/public'),
})
for (const [from, to] of besides) await cp(path(from), path(to), { recursive: true })

// Pages drawn by other code or another stylesheet are drawn again; the code that draws is all in here.
const hash = createHash('sha256').update(await readFile(path('../../packages/ui/dist/styles.css')))
for (const { path: file, contents } of outputFiles.toSorted((one, other) => (one.path < other.path ? -1 : 1)))
  if (!file.endsWith('.map')) hash.update(contents)
await writeFile(path('dist/build-id'), hash.digest('hex').slice(0, 16))
