// Writes pages/*.html: our components on a page without any framework, and on pages of hosts, in both load orders.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { compile } from '@tailwindcss/node'
import * as ui from '@naikkelas/ui'
import { courseOffer, courseSections } from '@naikkelas/ui/samples'
import { SectionList, views } from '@naikkelas/ui/sections'
import postcss from 'postcss'
import { createElement as h } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

const require = createRequire(import.meta.url)
const theme = { ...ui.defaultTheme, font: 'arial' }
const folder = new URL('pages/', import.meta.url)
mkdirSync(folder, { recursive: true })

const hostMarkup = `<main id="host" class="p-4"><h1 class="text-4xl fw-bold">Judul tuan rumah</h1><p>Kalimat <a href="#">tautan</a></p>
<ul class="grid grid-cols-4 row"><li>satu</li><li>dua</li></ul><button class="btn btn-primary rounded px-4">Tombol</button>
<input value="isian"><details open><summary>Ringkas</summary>Isi</details></main>`

const hosts = {
  bare: null,
  'tailwind-4': await tailwind4(),
  'tailwind-3': await tailwind3(),
  bootstrap: readFileSync(require.resolve('bootstrap/dist/css/bootstrap.css'), 'utf8'),
}

for (const name of ['styles.css', 'styles.unlayered.css'])
  copyFileSync(fileURLToPath(import.meta.resolve(`@naikkelas/ui/${name}`)), new URL(name, folder))
for (const [host, css] of Object.entries(hosts)) if (css) writeFileSync(new URL(`${host}.css`, folder), css)
writeFileSync(
  new URL('theme.css', folder),
  `${ui.themeToCss(theme).css}
#ours { position: absolute; inset: 0 auto auto 0; width: 1100px }`,
)

const ours = renderToStaticMarkup(
  h(
    ui.ThemeScope,
    { theme, id: 'ours' },
    ...controls(),
    h(SectionList, {
      items: courseSections({}),
      views,
      offer: courseOffer,
      media: () => null,
      href: () => '#',
    }),
  ),
)

page('ours-bare', ['styles.css'], ours)
page('ours-bare-unlayered', ['styles.unlayered.css'], ours)
for (const [host, css] of Object.entries(hosts)) {
  if (!css) continue
  const sheet = host === 'tailwind-4' ? 'styles.css' : 'styles.unlayered.css'
  page(`ours-${host}-before`, [`${host}.css`, sheet], ours)
  page(`ours-${host}-after`, [sheet, `${host}.css`], ours)
  page(`host-${host}-alone`, [`${host}.css`], hostMarkup)
  page(`host-${host}-before`, [`${host}.css`, sheet], hostMarkup)
  page(`host-${host}-after`, [sheet, `${host}.css`], hostMarkup)
}

function page(name, sheets, body) {
  const links = [...sheets, 'theme.css'].map((sheet) => `<link rel="stylesheet" href="${sheet}">`).join('')
  writeFileSync(
    new URL(`${name}.html`, folder),
    `<!doctype html><html lang="id"><head><meta charset="utf-8"><title>${name}</title><link rel="icon" href="data:,">${links}</head><body>${body}</body></html>`,
  )
}

function controls() {
  return [
    h(ui.Heading, { level: 2, key: 1 }, 'Kontrol'),
    h(
      ui.Text,
      { key: 2 },
      'Teks dengan ',
      h(ui.Link, { href: '#' }, 'tautan'),
      ' dan ',
      h('strong', null, 'tebal'),
      '.',
    ),
    ...['primary', 'secondary', 'quiet', 'danger', 'cta'].map((variant) =>
      h(ui.Button, { variant, key: variant }, 'Simpan'),
    ),
    h(ui.IconButton, { key: 3, label: 'Toko', icon: h(ui.Icon, { name: 'toko' }), variant: 'outline' }),
    h(
      ui.Field,
      { key: 4, label: 'Nama', hint: 'Singkat', error: 'Wajib diisi' },
      h(ui.Input, { defaultValue: 'Rani' }),
    ),
    h(ui.Field, { key: 5, label: 'Status' }, h(ui.Select, null, h('option', null, 'Draf'))),
    h(ui.Field, { key: 6, label: 'Pesan' }, h(ui.Textarea, { defaultValue: 'Halo' })),
    h(ui.Checkbox, { key: 7, label: 'Setuju', defaultChecked: true }),
    h(ui.Switch, { key: 8, label: 'Aktif', defaultChecked: true }),
    h(ui.Fieldset, { key: 9, legend: 'Jenis' }, h(ui.Radio, { name: 'jenis', label: 'Mitra', defaultChecked: true })),
    h(ui.SegmentedControl, { key: 10, label: 'Jarak', options: [{ value: 'a', label: 'Rapat' }], value: 'a' }),
    h(ui.EmptyState, { key: 11, title: 'Belum ada halaman' }),
    h(
      ui.Table,
      { key: 12, caption: 'Halaman' },
      h('tbody', null, h(ui.TableRow, null, h(ui.TableHeader, { scope: 'row' }, 'A'), h(ui.TableCell, null, '1'))),
    ),
  ]
}

async function tailwind4() {
  const compiler = await compile('@import "tailwindcss";', {
    base: fileURLToPath(new URL('.', import.meta.url)),
    onDependency() {},
  })
  return compiler.build(['p-4', 'text-4xl', 'grid', 'grid-cols-4', 'rounded', 'px-4'])
}

async function tailwind3() {
  const plugin = require('tailwindcss-3')
  const { css } = await postcss([plugin({ content: [{ raw: hostMarkup }] })]).process(
    '@tailwind base; @tailwind components; @tailwind utilities;',
    { from: undefined },
  )
  return css
}
