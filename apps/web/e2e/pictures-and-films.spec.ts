import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { type Builder, createPage } from './support/builder.ts'
import { exhaustive, expect, newName, test } from './support/journey.ts'
import { arrowTo, tabTo } from './support/tab-to.ts'

test('a picture is added by drop, paste and from the library, and its alt text is requested immediately', async ({
  page,
  photos,
}) => {
  const builder = await pageWithMedia(page)
  const { inspector } = builder
  await handOver(inspector.getByText('Letakkan, tempel, atau pilih gambar'), 'drop', photos[0] ?? '')
  await expect(builder.field('Teks alternatif')).toBeFocused()
  await page.keyboard.type('Dijatuhkan')
  await expect(builder.section(1).getByRole('img', { name: 'Dijatuhkan' })).toBeVisible()

  await inspector.getByRole('button', { name: 'Lepas gambar' }).click()
  await expect(builder.section(1).getByRole('img')).toHaveCount(0)
  await handOver(inspector.getByRole('button', { name: 'Unggah', exact: true }), 'paste', photos[1] ?? '')
  await builder.field('Teks alternatif').fill('Ditempel')
  await expect(builder.section(1).getByRole('img', { name: 'Ditempel' })).toBeVisible()

  await inspector.getByRole('button', { name: 'Lepas gambar' }).click()
  await inspector.getByRole('button', { name: 'Dari pustaka' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'foto-1.jpg' }).first().click()
  await builder.field('Teks alternatif').fill('Dari pustaka')
  await expect(builder.section(1).getByRole('img', { name: 'Dari pustaka' })).toBeVisible()
})

test(
  'an empty picture is chosen from the toolbar by mouse or keyboard, dropped on its section, or pasted',
  exhaustive,
  async ({ page, photos }) => {
    const builder = await createPage(page, newName('Tempat gambar'))
    await builder.type('Gambar dan paragraf').click()
    const picture = builder.section(1).locator('img[data-picture]')
    const dialog = page.getByRole('dialog', { name: 'Pilih gambar' })

    await builder.fillEmpty('Gambar')
    await dialog.getByLabel('Berkas gambar baru').setInputFiles(photos[0] ?? '')
    await expect(builder.field('Teks alternatif')).toBeFocused()
    await page.keyboard.type('Dipilih')
    await expect(builder.section(1).getByRole('img', { name: 'Dipilih' })).toBeVisible()
    await builder.inspector.getByRole('button', { name: 'Lepas gambar' }).click()

    await handOver(builder.section(1), 'drop', photos[1] ?? '')
    await expect(builder.field('Teks alternatif')).toBeFocused()
    await expect(picture).toBeVisible()
    await builder.inspector.getByRole('button', { name: 'Lepas gambar' }).click()

    await builder.section(1).focus()
    await handOver(builder.section(1), 'paste', photos[2] ?? '')
    await expect(picture).toBeVisible()
    await builder.inspector.getByRole('button', { name: 'Lepas gambar' }).click()

    await tabTo(builder.toolbar.locator('[tabindex="0"]'))
    await arrowTo(builder.emptyPlaces)
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitem', { name: 'Gambar', exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'foto-1.jpg' }).first().click()
    await expect(picture).toBeVisible()
    await expect(builder.rows()).toHaveCount(1)
  },
)

test(
  'a file dropped outside of a picture does not replace the builder, and a message explains where to drop it',
  exhaustive,
  async ({ page, photos }) => {
    const builder = await createPage(page, newName('Berkas tersesat'))
    await builder.type('Paragraf').click()
    const hand = await page.context().newCDPSession(page)
    const letGo = async (target: Locator) => {
      const box = await target.boundingBox()
      if (!box) throw new Error('Nothing is there to let the file go on.')
      const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
      const data = { items: [], files: [photos[0] ?? ''], dragOperationsMask: 1 }
      for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
        await hand.send('Input.dispatchDragEvent', { type, ...place, data })
    }
    await letGo(builder.section(1))
    await expect(page.getByText('Bagian ini tidak memuat gambar. Jatuhkan di tempat gambar bagian lain.')).toBeVisible()
    for (const [index, target] of [builder.row(1), builder.type('Paragraf'), builder.undo].entries()) {
      await letGo(target)
      await expect(page.getByRole('log').getByText('Berkas tidak diambil')).toHaveCount(index + 1)
    }
    await builder.expectOrder(['Paragraf'])
    expect(page.context().pages()).toHaveLength(1)
  },
)

test('a video of a provider is loaded only when a visitor plays it', exhaustive, async ({ page, secondBrowser }) => {
  const builder = await pageWithMedia(page)
  await builder.field('Video').fill('https://youtu.be/aqz-KE-bpKQ')
  const address = await builder.publish()
  // With scripts: where they are off, browsers load everything at once, whatever a page asks.
  const reader = await secondBrowser()
  const asked: string[] = []
  reader.on('request', (request) => asked.push(new URL(request.url()).host))
  const answer = await reader.goto(address)
  const player = reader.locator('iframe')
  await expect(player).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ\?/)
  await expect(player).toBeHidden()
  expect(new Set(asked)).toEqual(new Set([new URL(reader.url()).host]))
  expect(answer?.headers()['content-security-policy']).toContain('frame-src https://www.youtube-nocookie.com')
  await reader.getByText('Putar video').click()
  await expect(player).toBeVisible()
  await expect.poll(() => asked).toContain('www.youtube-nocookie.com')
})

test('an uploaded video plays on the page', exhaustive, async ({ page, visitor, secondBrowser }) => {
  const builder = await pageWithMedia(page)
  const film = await recordFilm(page)
  await builder.inspector
    .getByLabel('Unggah video')
    .setInputFiles({ name: 'perkenalan.webm', mimeType: 'video/webm', buffer: film })
  await expect(builder.inspector.getByText('perkenalan.webm')).toBeVisible()
  await expect(builder.inspector.getByRole('button', { name: 'Lepas video' })).toBeVisible()
  const address = await builder.publish()
  await visitor.goto(address)
  const player = visitor.locator('video')
  await expect(player).toBeHidden()
  await visitor.getByText('Putar video').click()
  await expect(player).toBeVisible()
  await expect(player).toHaveAttribute('controls')
  const answer = await visitor.request.get((await player.getAttribute('src')) ?? '', {
    headers: { range: 'bytes=0-99' },
  })
  expect(answer.status()).toBe(206)
  expect(answer.headers()['content-type']).toBe('video/webm')
  expect(await answer.body()).toEqual(film.subarray(0, 100))
  await playByKeyboard(await secondBrowser(), address)
})

/** Where scripts run, one press on the poster plays the film, which is not asked for before. */
async function playByKeyboard(reader: Page, address: string): Promise<void> {
  const asked: string[] = []
  reader.on('request', (request) => asked.push(request.resourceType()))
  await reader.goto(address)
  const player = reader.locator('video')
  const poster = reader.locator('summary', { hasText: 'Putar video' })
  await expect(player).toBeHidden()
  expect(asked).not.toContain('media')
  await poster.press('Enter')
  await expect(player).toBeFocused()
  await expect(poster).toBeHidden()
  await expect.poll(() => asked).toContain('media')
}

async function pageWithMedia(page: Page): Promise<Builder> {
  const builder = await createPage(page, newName('Media'))
  await builder.type('Judul dengan media').click()
  return builder
}

/** Lets go of a file over an element, or pastes it there. */
async function handOver(target: Locator, way: 'drop' | 'paste', path: string): Promise<void> {
  const file = { base64: readFileSync(path).toString('base64'), name: path.split('/').at(-1) ?? '' }
  await target.evaluate(
    (element, { base64, name, event }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      const data = new DataTransfer()
      data.items.add(new File([bytes], name, { type: 'image/jpeg' }))
      const how = { bubbles: true, cancelable: true }
      element.dispatchEvent(
        event === 'drop'
          ? new DragEvent('drop', { ...how, dataTransfer: data })
          : new ClipboardEvent('paste', { ...how, clipboardData: data }),
      )
    },
    { ...file, event: way },
  )
}

/** A few frames of moving colour, recorded by the browser itself. */
async function recordFilm(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    canvas.width = 320
    canvas.height = 180
    const ink = canvas.getContext('2d')
    const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm' })
    const parts: Blob[] = []
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
    const ended = new Promise((resolve) => recorder.addEventListener('stop', resolve))
    recorder.start()
    for (let frame = 0; frame < 20; frame += 1) {
      if (ink) {
        ink.fillStyle = `hsl(${frame * 18} 60% 50%)`
        ink.fillRect(0, 0, 320, 180)
      }
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    recorder.stop()
    await ended
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer())
    return btoa([...bytes].map((byte) => String.fromCharCode(byte)).join(''))
  })
  return Buffer.from(base64, 'base64')
}

test(
  'phone settings of order and size are shown on the canvas at phone width, and undone',
  exhaustive,
  async ({ page, photos }) => {
    const builder = await createPage(page, newName('Di ponsel'))
    await builder.type('Gambar dan paragraf').click()
    await builder.inspector.getByLabel('Gambar', { exact: true }).setInputFiles(photos[0] ?? '')
    await page.getByRole('radio', { name: 'Ponsel, 360 piksel' }).check()
    const heading = builder.section(1).getByRole('heading')
    const picture = builder.section(1).locator('img')
    const top = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN
    const isTextFirst = async () => (await top(heading)) < (await top(picture))
    const size = () => heading.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
    await expect.poll(isTextFirst).toBe(false)
    const usual = await size()

    await builder.inspector.getByRole('radio', { name: 'Teks dulu' }).check()
    await builder.inspector.getByRole('radio', { name: 'Kecil' }).check()
    await expect.poll(isTextFirst).toBe(true)
    await expect.poll(size).toBeLessThan(usual)

    await builder.undo.click()
    await builder.undo.click()
    await expect.poll(isTextFirst).toBe(false)
    await expect.poll(size).toBe(usual)
  },
)
