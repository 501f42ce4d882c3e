import '@naikkelas/ui/styles.css'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw } from '../../testing/draw.tsx'
import type { Rectangle } from './crop-rectangle.ts'
import { croppedPicture } from './cropped-picture.ts'
import { ImageCropper, type ImageCropperProps } from './image-cropper.tsx'

/** 1200 × 600, red at the left and blue at the right. */
function twoColours(): Promise<Blob> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: 1200, height: 600 })
  const paint = canvas.getContext('2d')
  if (!paint) throw new Error('This browser cannot draw pictures.')
  paint.fillStyle = 'red'
  paint.fillRect(0, 0, 600, 600)
  paint.fillStyle = 'blue'
  paint.fillRect(600, 0, 600, 600)
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('empty')))))
}

async function drawCropper(props: Partial<ImageCropperProps> = {}) {
  let shown: Rectangle | undefined
  draw(
    <div style={{ width: 300 }}>
      <ImageCropper
        image={await twoColours()}
        onValueChange={(value) => {
          shown = value
        }}
        {...props}
      />
    </div>,
  )
  await expect.poll(() => shown).toBeDefined()
  const frame = page.getByRole('group', { name: /^Bingkai pangkas/ })
  // What is kept is announced before the frame that can be dragged is drawn.
  await expect.element(frame).toHaveAttribute('aria-busy', 'false')
  return {
    frame: frame.element() as HTMLElement,
    /** In whole pixels. */
    kept: () =>
      shown && [shown.left, shown.top, shown.width, shown.height].map((pixels) => Math.round(pixels)).join(' '),
  }
}

test('it begins with as much of the middle as fits', async () => {
  const { kept } = await drawCropper()
  expect(kept()).toBe('300 0 600 600')
})

test('arrows move the crop, plus and minus zoom it, and it never leaves the picture', async () => {
  const { frame, kept } = await drawCropper()
  frame.focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(kept).toBe('312 0 600 600')
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
  await expect.poll(kept).toBe('372 0 600 600')
  await userEvent.keyboard('+')
  await expect.poll(kept).toBe('399 27 545 545')
  for (let time = 0; time < 4; time += 1) await userEvent.keyboard('-')
  await expect.poll(kept).toBe('372 0 600 600')
})

const pointer = (type: string, pointerId: number, x: number, y: number) =>
  new PointerEvent(type, { pointerId, clientX: x, clientY: y, bubbles: true, isPrimary: pointerId === 1 })

function hands(frame: HTMLElement) {
  // The browser refuses to capture pointers that it does not know.
  frame.setPointerCapture = () => {}
  const { left, top } = frame.getBoundingClientRect()
  return (type: string, id: number, x: number, y: number) => frame.dispatchEvent(pointer(type, id, left + x, top + y))
}

test('the picture follows the pointer', async () => {
  const { frame, kept } = await drawCropper()
  const hand = hands(frame)
  hand('pointerdown', 1, 150, 150)
  hand('pointermove', 1, 100, 150)
  hand('pointermove', 1, 50, 150)
  hand('pointerup', 1, 50, 150)
  hand('pointermove', 1, 0, 150)
  await expect.poll(kept).toBe('500 0 600 600')
})

test('two fingers that part zoom in around their middle', async () => {
  const { frame, kept } = await drawCropper()
  const hand = hands(frame)
  hand('pointerdown', 1, 100, 150)
  hand('pointerdown', 2, 200, 150)
  hand('pointermove', 1, 50, 150)
  hand('pointermove', 2, 250, 150)
  await expect.poll(kept).toBe('450 150 300 300')
})

test('the wheel zooms around the pointer and does not scroll the page', async () => {
  const { frame, kept } = await drawCropper()
  const { left, top } = frame.getBoundingClientRect()
  const wheel = new WheelEvent('wheel', { deltaY: -400, clientX: left, clientY: top, cancelable: true, bubbles: true })
  frame.dispatchEvent(wheel)
  expect(wheel.defaultPrevented).toBe(true)
  await expect.poll(kept).toBe('300 0 270 270')
})

test('a file that is no picture is refused in a sentence', async () => {
  draw(<ImageCropper image={new Blob(['teks'], { type: 'image/png' })} />)
  await expect.element(page.getByText('Gambar ini tidak dapat dibuka. Pilih gambar lain.')).toBeVisible()
})

async function read(blob: Blob) {
  const bitmap = await createImageBitmap(blob)
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: bitmap.width, height: bitmap.height })
  const paint = canvas.getContext('2d')
  paint?.drawImage(bitmap, 0, 0)
  const colour = [...(paint?.getImageData(bitmap.width / 2, bitmap.height / 2, 1, 1).data ?? [])]
  return {
    width: bitmap.width,
    height: bitmap.height,
    type: blob.type,
    isBlue: (colour[2] ?? 0) > 200 && (colour[0] ?? 255) < 60,
  }
}

const blueHalf = { left: 600, top: 0, width: 600, height: 600 }

test('what is kept becomes a WebP of its own, no larger than asked', async () => {
  const blob = await croppedPicture(await twoColours(), blueHalf, { maxSide: 256 })
  expect(await read(blob)).toEqual({ width: 256, height: 256, type: 'image/webp', isBlue: true })
})

test('a small crop is not enlarged, and JPEG can be had', async () => {
  const blob = await croppedPicture(
    await twoColours(),
    { left: 700, top: 0, width: 40, height: 20 },
    { type: 'image/jpeg' },
  )
  expect(await read(blob)).toEqual({ width: 40, height: 20, type: 'image/jpeg', isBlue: true })
})

test('a file that would be too heavy becomes smaller until it fits', async () => {
  const { size } = await croppedPicture(
    await noise(),
    { left: 0, top: 0, width: 600, height: 600 },
    { maxBytes: 20_000 },
  )
  expect(size).toBeLessThanOrEqual(20_000)
})

/** Nothing compresses it. */
function noise(): Promise<Blob> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: 600, height: 600 })
  const paint = canvas.getContext('2d')
  if (!paint) throw new Error('This browser cannot draw pictures.')
  const pixels = paint.createImageData(600, 600)
  for (let at = 0; at < pixels.data.length; at += 1)
    pixels.data[at] = at % 4 === 3 ? 255 : (at * 7919 + (at >> 3) * 104_729) % 256
  paint.putImageData(pixels, 0, 0)
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('empty')))))
}
