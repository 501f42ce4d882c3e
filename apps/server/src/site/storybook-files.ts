import { readFile, realpath } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import { Hono } from 'hono'

/**
 * Storybook writes its settings into its pages as inline scripts and styles, and shows stories in a frame of its own.
 * Nothing of it may come from elsewhere or be framed elsewhere.
 */
export const storybookCsp = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "frame-src 'self'",
  "frame-ancestors 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'none'",
].join('; ')

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
}

/** `/storybook`, from the folder that `npm run build-storybook` writes; 404 while there is none. */
export function storybookFiles(folder: string): Hono {
  const site = new Hono()
  // Its addresses are relative: without the slash they would point beside it.
  site.get('/storybook', (c) => c.redirect('/storybook/', 308))
  site.get('/storybook/*', async (c) => {
    const path = decodeURIComponent(c.req.path.slice('/storybook/'.length)) || 'index.html'
    const bytes = await readInside(folder, path)
    if (!bytes)
      return c.text('Storybook belum dibuat, atau berkas ini tidak ada.', 404, { 'cache-control': 'no-store' })
    return c.body(bytes, 200, {
      'content-type': types[extname(path)] ?? 'application/octet-stream',
      'content-security-policy': storybookCsp,
      // Files in assets are named by their content; the rest changes with each build.
      'cache-control': path.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      'x-robots-tag': 'noindex',
    })
  })
  return site
}

async function readInside(folder: string, path: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const [home, file] = await Promise.all([realpath(folder), realpath(join(folder, path))])
    return file.startsWith(home + sep) ? new Uint8Array(await readFile(file)) : null
  } catch {
    // No such file, or a folder, or nothing was built.
    return null
  }
}
