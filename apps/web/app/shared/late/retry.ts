interface Retrying {
  /** How often it is tried again. @default 3 */
  times?: number
  /** @default 1500 */
  pauseMs?: number
  /** @default the browser's timer */
  wait?: (ms: number) => Promise<void>
}

const timer = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Tries an action again when it fails, 1.5 seconds apart (specification, section 8). Rejects with the last failure. */
async function retry<Result>(
  action: () => Promise<Result>,
  { times = 3, pauseMs = 1_500, wait = timer }: Retrying = {},
): Promise<Result> {
  for (let left = times; ; left -= 1) {
    try {
      return await action()
    } catch (error) {
      if (left === 0) throw error
      await wait(pauseMs)
    }
  }
}

/** A lazily loaded part that never arrived: the render error screen says which (specification, section 8). */
export class ChunkError extends Error {
  override name = 'ChunkLoadError'
  constructor(chunk: string, options?: ErrorOptions) {
    super(`Loading chunk ${chunk} failed`, options)
  }
}

/** How long a part may take to arrive. */
const CHUNK_MS = 120_000

/**
 * A loader of a part of the application that tries three times more. @throws ChunkError
 * @param chunk name of the part, for the message
 */
export const loadedPart =
  <Module>(chunk: string, load: () => Promise<Module>, retrying?: Retrying): (() => Promise<Module>) =>
  () =>
    retry(() => inTime(load()), retrying).catch((cause: unknown) => {
      throw new ChunkError(chunk, { cause })
    })

function inTime<Result>(arriving: Promise<Result>): Promise<Result> {
  let limit: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    limit = setTimeout(() => reject(new Error(`It took longer than ${CHUNK_MS} ms.`)), CHUNK_MS)
  })
  return Promise.race([arriving, late]).finally(() => clearTimeout(limit))
}
