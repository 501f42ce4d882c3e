import { createHash } from 'node:crypto'

interface PlainDocument {
  /** @default the heading */
  title?: string
  heading: string
  text: string
}

const style =
  'body{margin:0;min-height:100vh;display:flex;align-items:center;justify-content:center;background:#faf8f3;color:#213232;font:1.0625rem/1.6 Arial,sans-serif}main{max-width:30rem;padding:2rem}h1{margin:0 0 .5rem;font-size:1.625rem;line-height:1.2}p{margin:0}'

/** A page in two sentences of our own that needs nothing else: no application, no database, no file. */
export function plainDocument({ heading, title = heading, text }: PlainDocument): string {
  return `<!doctype html><html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${style}</style></head><body><main><h1>${heading}</h1><p>${text}</p></main></body></html>`
}

export const plainDocumentHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
} as const
