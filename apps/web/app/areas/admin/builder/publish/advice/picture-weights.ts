import { type Media, mediaUrl } from '@naikkelas/contract/pages'
import { useEffect, useState } from 'react'

/** What a phone of two device pixels to one loads of a picture that fills its width. */
const phonePx = 720

const known = new Map<string, number>()

/** What pictures weigh on a phone, by id, as the server answers; pictures without an answer are missing. */
export function usePictureWeights(media: readonly Media[]): ReadonlyMap<string, number> {
  const [, setCount] = useState(0)
  const addresses = media.flatMap((one) => {
    const address = phoneAddress(one)
    return address === null ? [] : [[one.id, address] as const]
  })
  const addressList = addresses.map(([, address]) => address).join('\n')
  useEffect(() => {
    const abort = new AbortController()
    const missing = addressList.split('\n').filter((address) => address !== '' && !known.has(address))
    void Promise.all(missing.map((address) => ask(address, abort.signal))).then(() => {
      if (!abort.signal.aborted && missing.length > 0) setCount((count) => count + 1)
    })
    return () => abort.abort()
  }, [addressList])
  return new Map(
    addresses.flatMap(([id, address]) => {
      const bytes = known.get(address)
      return bytes === undefined ? [] : [[id, bytes] as const]
    }),
  )
}

// Cross-origin responses hide their sizes from scripts.
function phoneAddress(media: Media): string | null {
  if (media.kind !== 'image' || media.origin !== undefined || media.widths.length === 0) return null
  const width = media.widths.find((one) => one >= phonePx) ?? media.widths.at(-1) ?? phonePx
  return mediaUrl(media, 'avif', width)
}

async function ask(address: string, signal: AbortSignal): Promise<void> {
  try {
    const answer = await fetch(address, { method: 'HEAD', signal })
    const bytes = Number(answer.headers.get('content-length') ?? Number.NaN)
    if (answer.ok && bytes > 0) known.set(address, bytes)
  } catch {
    // Without an answer there is no advice.
  }
}
