/**
 * The policy of application pages. Scripts and style elements need the response's nonce; style attributes are never
 * drawn by the server, and what scripts set through the CSSOM is not subject to it.
 * @param mediaOrigin where uploaded files are shown from when that is another origin
 */
export function contentSecurityPolicy(nonce: string, mediaOrigin?: string): string {
  const dev = import.meta.env.DEV
  const media = mediaOrigin === undefined ? "'self'" : `'self' ${mediaOrigin}`
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'${dev ? '' : " 'strict-dynamic'"}`,
    // The development server injects styles without a nonce.
    dev ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    `img-src ${media} data: blob: https://i.ytimg.com https://i.vimeocdn.com`,
    "font-src 'self'",
    `media-src ${media} blob:`,
    `connect-src 'self'${dev ? ' ws:' : ''}`,
    'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "manifest-src 'self'",
    // Text becomes markup nowhere but in a document apart, where the editor reads what was pasted by its own schema. The
    // default policy lets through what the server itself sent as a script, for a document that has to be drawn anew.
    ...(dev ? [] : ["require-trusted-types-for 'script'", 'trusted-types ProseMirrorClipboard default']),
  ].join('; ')
}
