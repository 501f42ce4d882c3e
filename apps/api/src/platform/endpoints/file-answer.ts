interface FileFacts {
  /** Kept under it: plain letters, no quotes. */
  name: string
  /** With its charset, where it has one. */
  type: string
}

/** A file to be kept, never shown, and never kept by anything in between; written as fast as it is taken. */
export function fileAnswer(bytes: AsyncGenerator<Uint8Array, void>, { name, type }: FileFacts): Response {
  return new Response(streamOf(bytes), {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
    },
  })
}

/** One chunk at a time. */
function streamOf(bytes: AsyncGenerator<Uint8Array, void>): ReadableStream {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await bytes.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await bytes.return()
    },
  })
}
