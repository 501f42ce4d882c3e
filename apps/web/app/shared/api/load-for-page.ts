import { ApiError } from './api-error.ts'

/**
 * Runs the calls of a loader. An API error becomes a response that the error page understands, because the router hides
 * everything else that a server throws.
 */
export async function loadForPage<Value>(load: () => Promise<Value>): Promise<Value> {
  try {
    return await load()
  } catch (error) {
    if (error instanceof ApiError)
      throw new Response(error.message, {
        status: error.status === 0 ? 503 : error.status,
        headers: { 'content-type': 'text/plain; charset=utf-8' },
      })
    throw error
  }
}
