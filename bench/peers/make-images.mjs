// 8 JPEGs with photo-like (1/f) spectrum, 1200x800, about 150 KB each -> ../assets/img ; Poppins latin 400/600/700 -> ../assets/fonts
import sharp from 'sharp'
import { mkdirSync, writeFileSync, copyFileSync, statSync } from 'node:fs'
const root = new URL('..', import.meta.url).pathname,
  W = 1200,
  H = 800
mkdirSync(root + 'assets/img', { recursive: true })
mkdirSync(root + 'assets/fonts', { recursive: true })
let seed = 7
const rnd = () => (seed = (seed * 1664525 + 1013904223) >>> 0) / 2 ** 32
for (let n = 1; n <= 8; n++) {
  const acc = new Float32Array(W * H * 3)
  for (let o = 0; o < 9; o++) {
    const w = 3 << o,
      h = 2 << o,
      amp = 150 / 1.5 ** o,
      ch = o < 4 ? 3 : 1
    const raw = Buffer.from(Uint8Array.from({ length: w * h * ch }, () => rnd() * 255))
    const up = await sharp(raw, { raw: { width: w, height: h, channels: ch } })
      .toColourspace(ch === 1 ? 'b-w' : 'srgb')
      .resize(W, H, { kernel: 'cubic', fit: 'fill' })
      .raw()
      .toBuffer()
    for (let i = 0; i < W * H; i++)
      for (let c = 0; c < 3; c++) acc[i * 3 + c] += (up[ch === 3 ? i * 3 + c : i] / 255 - 0.5) * amp
  }
  const px = Buffer.alloc(W * H * 3)
  for (let i = 0; i < px.length; i++) px[i] = Math.max(0, Math.min(255, 128 + acc[i] * 1.6))
  const base = sharp(px, { raw: { width: W, height: H, channels: 3 } })
  let lo = 30,
    hi = 95,
    buf // choose the quality that lands near 150 KB
  while (lo < hi) {
    const q = (lo + hi + 1) >> 1
    buf = await base.clone().jpeg({ quality: q }).toBuffer()
    if (buf.length > 153600) hi = q - 1
    else lo = q
  }
  buf = await base.clone().jpeg({ quality: lo }).toBuffer()
  writeFileSync(`${root}assets/img/foto-${n}.jpg`, buf)
  console.log(n, 'q', lo, buf.length)
}
for (const w of [400, 600, 700]) {
  const f = `poppins-latin-${w}-normal.woff2`
  copyFileSync(`${root}node_modules/@fontsource/poppins/files/${f}`, `${root}assets/fonts/poppins-${w}.woff2`)
  console.log(f, statSync(`${root}assets/fonts/poppins-${w}.woff2`).size)
}
