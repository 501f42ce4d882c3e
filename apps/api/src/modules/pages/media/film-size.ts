import { open } from 'node:fs/promises'
import type { FilmType } from '../../../platform/files/uploads/index.ts'
import type { ReadBytes, Size } from './film-header.ts'
import { mp4Size } from './mp4-size.ts'
import { webmSize } from './webm-size.ts'

/**
 * Width and height in a film's header, so that its place is reserved before it loads. Undefined without them: magic
 * bytes alone prove nothing.
 */
export async function filmSize(path: string, type: FilmType): Promise<Size | undefined> {
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    const read: ReadBytes = async (at, length) => {
      const buffer = Buffer.alloc(Math.max(0, Math.min(length, size - at)))
      await file.read(buffer, 0, buffer.byteLength, at)
      return buffer
    }
    const found = await (type === 'mp4' ? mp4Size(read, size) : webmSize(read, size))
    return found && isSensible(found) ? found : undefined
  } finally {
    await file.close()
  }
}

const isSensible = ({ width, height }: Size) => width >= 16 && height >= 16 && width <= 16_384 && height <= 16_384
