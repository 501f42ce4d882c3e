/** How files that were made for one page are named: its letters, and the picture of links to it. */
export const madeFile = /^\/(?:fonts|cards)\/[\w.-]+$/

/** Each names its content, so it may be kept for good. */
export const madeFileHeaders = ({ contentType }: { contentType: string }) => ({
  'content-type': contentType,
  'cache-control': 'public, max-age=31536000, immutable',
})
