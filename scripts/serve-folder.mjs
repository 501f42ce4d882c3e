// A folder over HTTP, on this machine only: built pages of others and of our own Storybook, for browsers of tests.
import { createReadStream, statSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'

const types = {
  '.avif': 'image/avif',
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/**
 * @param {string} folder
 * @param {number} [port] any free one by default
 * @returns {Promise<{ address: string, close: () => void }>} `address` without a slash at its end
 */
export function serveFolder(folder, port = 0) {
  const server = createServer(({ url = '/' }, response) => {
    const file = join(folder, normalize(decodeURIComponent(new URL(url, 'http://host').pathname)))
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return response.writeHead(404).end()
    // Asked for once a browser: nothing changes while it is looked at.
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'cache-control': 'max-age=3600',
    })
    // A browser that goes away before the end has what it wanted.
    pipeline(createReadStream(file), response).catch(() => undefined)
    return response
  })
  return new Promise((resolve) =>
    server.listen(port, '127.0.0.1', () =>
      resolve({ address: `http://127.0.0.1:${server.address().port}`, close: () => server.close() }),
    ),
  )
}
