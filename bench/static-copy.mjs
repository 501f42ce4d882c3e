// The same document as Astro builds it: the bars, text, pictures and CSS that our server drew, as a static page without scripts.
import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Builds the page and the configuration of an nginx that sends it with stored brotli.
 * @param {{ address: string, html: string, folder: string, port: number }} what folder is the peers'
 * @returns {Promise<string>} the path of nginx's configuration
 */
export async function buildStaticCopy({ address, html, folder, port }) {
  const target = `${folder}/peers/astro-copy-${port}`
  rmSync(target, { recursive: true, force: true })
  mkdirSync(`${target}/src/pages`, { recursive: true })
  mkdirSync(`${target}/public`, { recursive: true })
  symlinkSync(`${folder}/peers/astro/node_modules`, `${target}/node_modules`)
  writeFileSync(`${target}/package.json`, '{ "name": "astro-copy", "private": true, "type": "module" }\n')
  const still = html.replace(/<script\b[\s\S]*?<\/script>/g, '')
  const part = (pattern) => pattern.exec(still)?.[1] ?? ''
  const document = {
    title: part(/<title>([\s\S]*?)<\/title>/),
    css: [...still.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css).join('\n'),
    classes: part(/<body\b([^>]*)>/),
    body: part(/<body\b[^>]*>([\s\S]*)<\/body>/),
  }
  if (document.css === '' || !document.body.includes('<main')) throw new Error(`${address} is no public screen`)
  writeFileSync(`${target}/src/document.json`, JSON.stringify(document))
  writeFileSync(
    `${target}/src/pages/index.astro`,
    [
      '---',
      "import document from '../document.json';",
      '---',
      '<!doctype html>',
      '<html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>{document.title}</title><style is:inline set:html={document.css}></style></head>',
      `<body${document.classes}><Fragment set:html={document.body} /></body></html>`,
      '',
    ].join('\n'),
  )
  await copyFiles(new URL(address).origin, still, `${target}/public`)
  const build = { cwd: target, stdio: ['ignore', 'ignore', 'inherit'] }
  execFileSync(`${target}/node_modules/.bin/astro`, ['build'], build)
  execFileSync(process.execPath, [`${folder}/harness/nginx.mjs`, `${target}/dist`, String(port), '--write'], {
    cwd: folder,
    stdio: 'inherit',
  })
  return `${folder}/run/nginx-${port}/nginx.conf`
}

/** Fonts and pictures that the page names on its own host, every width of a picture. */
async function copyFiles(origin, text, target) {
  const named = text.matchAll(/(?:[("'\s,]|^)(\/[\w./-]+\.(?:woff2|svg|avif|webp|jpg|png))/g)
  for (const path of new Set([...named].map(([, path]) => path))) {
    const answer = await fetch(origin + path)
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    mkdirSync(dirname(target + path), { recursive: true })
    writeFileSync(target + path, Buffer.from(await answer.arrayBuffer()))
  }
}
