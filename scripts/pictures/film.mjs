/**
 * Draws the demo world's film, two minutes without sound, from its pictures: `node scripts/pictures/film.mjs`.
 * Encoders differ from build to build, so the file is committed and not compared.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { chromiumArgs, chromiumPath } from '../chromium.mjs'
import { root } from '../node24.mjs'
import { toska, white } from './ink/colour.mjs'
import { webm } from './webm.mjs'

const width = 640
const height = 360
const secondsEach = 15
const framesASecond = 4

const scenes = [
  ['peserta-dasbor', 'Kuasai Data Usaha', 'Perkenalan kelas dalam dua menit, tanpa suara.'],
  ['toko-senja', 'Menutup buku sampai malam?', 'Catatan ada di kasir, di buku tulis, dan di tiga aplikasi.'],
  ['meja-kasir', 'Latihan dari toko sungguhan', 'Data penjualan toko kopi Bu Ratna selama satu tahun.'],
  ['ruang-belajar', 'Dua belas pelajaran', 'Hampir lima jam, bisa diulang kapan saja.'],
  ['mentor-grafik', 'Mentor yang pernah di posisi Anda', 'Mereka mengelola toko sebelum mengajar.'],
  ['workshop-praktik', 'Bertanya, lalu dibantu', 'Pertanyaan di grup dibalas pada hari kerja yang sama.'],
  ['paket-kelas', 'Berkas latihan dan sertifikat', 'Setiap berkas disertai kunci jawaban.'],
  ['perkenalan-kelas', 'Sampai jumpa di pelajaran pertama', 'Dimulai dari membuka lembar kerja kosong.'],
]

const asData = (type, path) => `data:${type};base64,${readFileSync(join(root, path)).toString('base64')}`
const slides = scenes.map(([name, title, text]) => ({
  picture: asData('image/svg+xml', `apps/api/src/seed/pictures/${name}.svg`),
  title,
  text,
}))
const fonts = [400, 700].map((weight) => ({
  weight: String(weight),
  source: asData('font/woff2', `node_modules/@fontsource/poppins/files/poppins-latin-${weight}-normal.woff2`),
}))

const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs })
try {
  const page = await browser.newPage()
  // The encoder is there for secure origins only.
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
  await page.goto('https://film.test/')
  const frames = await page.evaluate(drawn, {
    slides,
    fonts,
    size: { width, height },
    pace: { secondsEach, framesASecond },
    ink: { ground: toska[950], step: toska[800], light: toska[200], white },
  })
  const film = webm({
    width,
    height,
    codec: 'V_VP9',
    ms: scenes.length * secondsEach * 1000,
    frames: frames.map(({ ms, isKey, data }) => ({ ms, isKey, data: Buffer.from(data, 'base64') })),
  })
  const folder = join(root, 'apps/api/src/seed/films')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'perkenalan-kelas.webm'), film)
  console.log(`${frames.length} frames, ${Math.round(film.length / 1024)} KB.`)
} finally {
  await browser.close()
}

/** Runs in the page: draws every frame and encodes it. */
async function drawn({ slides, fonts, size, pace, ink }) {
  for (const { weight, source } of fonts)
    document.fonts.add(await new FontFace('Poppins', `url(${source})`, { weight }).load())
  const canvas = new OffscreenCanvas(size.width, size.height)
  const brush = canvas.getContext('2d')
  const frames = []
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const bytes = new Uint8Array(chunk.byteLength)
      chunk.copyTo(bytes)
      let text = ''
      for (const byte of bytes) text += String.fromCharCode(byte)
      frames.push({ ms: Math.round(chunk.timestamp / 1000), isKey: chunk.type === 'key', data: btoa(text) })
    },
    error: (error) => {
      throw error
    },
  })
  encoder.configure({
    codec: 'vp09.00.21.08',
    ...size,
    bitrate: 60_000,
    framerate: pace.framesASecond,
    latencyMode: 'quality',
  })
  const count = pace.secondsEach * pace.framesASecond
  for (const [index, { picture, title, text }] of slides.entries()) {
    const image = new Image()
    image.src = picture
    await image.decode()
    const band = 80
    for (let at = 0; at < count; at++) {
      brush.fillStyle = ink.ground
      brush.fillRect(0, 0, size.width, size.height)
      const tall = (size.width * image.naturalHeight) / image.naturalWidth
      brush.save()
      brush.beginPath()
      brush.rect(0, 0, size.width, size.height - band)
      brush.clip()
      brush.drawImage(image, 0, (size.height - band - tall) * 0.22, size.width, tall)
      brush.restore()
      brush.fillStyle = ink.white
      brush.font = '700 24px Poppins'
      brush.fillText(title, 24, size.height - band + 33)
      brush.fillStyle = ink.light
      brush.font = '400 16px Poppins'
      brush.fillText(text, 24, size.height - band + 58)
      // How far the film is.
      brush.fillStyle = ink.step
      brush.fillRect(0, size.height - 6, (size.width * (index * count + at + 1)) / (slides.length * count), 6)
      const frame = new VideoFrame(canvas, { timestamp: ((index * count + at) * 1_000_000) / pace.framesASecond })
      encoder.encode(frame, { keyFrame: at === 0 })
      frame.close()
      if (encoder.encodeQueueSize > 8) await new Promise((done) => setTimeout(done, 20))
    }
  }
  await encoder.flush()
  return frames
}
