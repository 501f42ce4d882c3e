interface Origins {
  /** Of uploaded files. @default they are this site's */
  mediaOrigin?: string | undefined
  /** Whose script on this page sends card data to it. @default there is none */
  gatewayOrigin?: string | null
}

/**
 * The content security policy of application pages. Scripts and style elements need the response's nonce; the server
 * never draws style attributes, and what scripts set through the CSSOM is not subject to it.
 */
export function contentSecurityPolicy(nonce: string, { mediaOrigin, gatewayOrigin }: Origins = {}): string {
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
    `connect-src 'self'${gatewayOrigin ? ` ${gatewayOrigin}` : ''}${dev ? ' ws:' : ''}`,
    'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "manifest-src 'self'",
    // HTML is parsed only in an inert document: by the editor, and as pasted text (admin/kit/rich-text/paste). `pdfWorker`
    // lets one script of the PDF viewer start. The default policy allows scripts that the server sent, for a document that
    // has to be redrawn.
    // A gateway's script is written without them.
    ...(dev || gatewayOrigin
      ? []
      : ["require-trusted-types-for 'script'", 'trusted-types ProseMirrorClipboard pastedHtml pdfWorker default']),
  ].join('; ')
}
