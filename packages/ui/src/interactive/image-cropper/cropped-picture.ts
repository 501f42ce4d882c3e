import type { Rectangle } from './crop-rectangle.ts'

export interface CroppedPictureOptions {
  /** @default 'image/webp' */
  type?: 'image/webp' | 'image/jpeg'
  /** The longer side at most, in pixels; a smaller crop is not enlarged. @default 1024 */
  maxSide?: number
  /** The file at most, in bytes: quality, and then size, go down until it fits. @default Infinity */
  maxBytes?: number
}

const qualities = [0.9, 0.8, 0.7, 0.6]
/** Below this a picture is not made smaller, whatever it weighs. */
const LEAST_SIDE = 32

/**
 * The part of a picture as a file of its own, made in the browser. A browser that cannot write WebP gives JPEG.
 *
 * @param image a file, or the address of a picture that may be read (same origin, or with CORS)
 * @param rectangle in pixels of the picture
 * @throws where the picture cannot be opened
 */
export async function croppedPicture(
  image: Blob | string,
  rectangle: Rectangle,
  { type = 'image/webp', maxSide = 1024, maxBytes = Number.POSITIVE_INFINITY }: CroppedPictureOptions = {},
): Promise<Blob> {
  const picture = await opened(image)
  let scale = Math.min(1, maxSide / Math.max(rectangle.width, rectangle.height))
  for (;;) {
    const canvas = drawn(picture, rectangle, scale)
    let blob: Blob | null = null
    for (const quality of qualities) {
      blob = await written(canvas, type, quality)
      if (blob.size <= maxBytes) return blob
    }
    if (blob && Math.max(canvas.width, canvas.height) <= LEAST_SIDE) return blob
    scale *= 0.75
  }
}

async function opened(image: Blob | string): Promise<HTMLImageElement> {
  const address = typeof image === 'string' ? image : URL.createObjectURL(image)
  try {
    const picture = new Image()
    picture.crossOrigin = 'anonymous'
    picture.src = address
    await picture.decode()
    return picture
  } finally {
    if (typeof image !== 'string') URL.revokeObjectURL(address)
  }
}

function drawn(picture: HTMLImageElement, { left, top, width, height }: Rectangle, scale: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const paint = canvas.getContext('2d')
  if (!paint) throw new Error('This browser cannot draw pictures.')
  paint.imageSmoothingQuality = 'high'
  paint.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height)
  return canvas
}

async function written(canvas: HTMLCanvasElement, type: 'image/webp' | 'image/jpeg', quality: number): Promise<Blob> {
  const blob = await blobOf(type === 'image/jpeg' ? onWhite(canvas) : canvas, type, quality)
  // What a browser cannot write it writes as PNG, without a word.
  return blob.type === type ? blob : blobOf(onWhite(canvas), 'image/jpeg', quality)
}

/** JPEG knows no transparency: it would become black. */
function onWhite(canvas: HTMLCanvasElement): HTMLCanvasElement {
  const flat = document.createElement('canvas')
  flat.width = canvas.width
  flat.height = canvas.height
  const paint = flat.getContext('2d')
  if (!paint) throw new Error('This browser cannot draw pictures.')
  paint.fillStyle = 'white'
  paint.fillRect(0, 0, flat.width, flat.height)
  paint.drawImage(canvas, 0, 0)
  return flat
}

function blobOf(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is empty.'))), type, quality),
  )
}
