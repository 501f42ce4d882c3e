import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rasterise } from './picture-files.ts'
import { createPictureProcess } from '../../../platform/files/pictures/index.ts'

const baseDensity = 72

/**
 * Makes a PNG of a drawing of our own, in the process that works on pictures: 1 px for each of its units.
 * @returns how to make one, and how to end the process
 */
export function createDrawingPixels(): {
  pixelsOf: (svg: string, width: number) => Promise<Uint8Array>
  close: () => void
} {
  const pictures = createPictureProcess({ isUrgent: true })
  return {
    close: pictures.close,
    async pixelsOf(svg, width) {
      const folder = await mkdtemp(join(tmpdir(), 'naikkelas-drawing-'))
      try {
        const [from, to] = [join(folder, 'drawing.svg'), join(folder, 'drawing.png')]
        await writeFile(from, svg)
        await rasterise(pictures, { from, to, density: baseDensity, width })
        return await readFile(to)
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },
  }
}
