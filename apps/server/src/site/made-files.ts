/** How files that were made for one page are named: its letters, and the picture of links to it. */
export const madeFile = /^\/(?:fonts|cards)\/[\w.-]+$/

interface MadeFile {
  contentType: string
  /** Sent in place of the one that the address names. */
  isInstead?: boolean
}

/** Each names its content, so it may be kept for good. */
export const madeFileHeaders = ({ contentType, isInstead = false }: MadeFile) => ({
  'content-type': contentType,
  'cache-control': isInstead ? 'no-store' : 'public, max-age=31536000, immutable',
})
