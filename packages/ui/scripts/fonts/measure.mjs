import fontverter from 'fontverter'
import * as hb from 'harfbuzzjs'

// Widths are compared on running Indonesian text, kerning included: letters weigh as often as they occur.
const SAMPLE =
  'Kelas praktik untuk pemilik usaha kecil yang ingin laporan rapi, keputusan cepat, dan malam yang lebih tenang. ' +
  'Setiap pelajaran memakai berkas latihan dari toko sungguhan, jadi Anda langsung mencoba, bukan hanya menonton. ' +
  'Mentor membalas pertanyaan di grup setiap hari kerja, dari pagi sampai sore, dengan bahasa yang mudah diikuti. ' +
  'Banyak pedagang menyimpan catatan penjualan di aplikasi kasir, stok di buku tulis, dan biaya iklan di tempat lain. ' +
  'Setelah dua minggu, Anda tahu barang mana yang paling laku, mana yang merugi, dan kapan harus memesan lagi. ' +
  'Tidak cocok? Kirim satu surel dalam empat belas hari dan uang Anda kembali utuh tanpa pertanyaan berbelit. ' +
  'Peserta datang dari berbagai kota: penjual kue, pemilik bengkel, admin toko daring, sampai pengelola penginapan. ' +
  'Bayar satu kali Rp349.000 lewat QRIS atau transfer bank, lalu akses semua materi dan pembaruannya selamanya. ' +
  'Foto produk cukup dengan ponsel dan cahaya jendela; kami tunjukkan sudut, jarak, dan cara mengatur latarnya. ' +
  'Siaran langsung yang menjual bukan soal ramai berteriak, melainkan urutan cerita, jawaban jujur, dan ajakan jelas. '

export async function readFont(woff2) {
  const sfnt = await fontverter.convert(woff2, 'sfnt')
  return { tables: tablesOf(sfnt), width: widthOf(sfnt) }
}

/** Width of the sample in em. */
function widthOf(sfnt) {
  const face = new hb.Face(new hb.Blob(sfnt))
  const font = new hb.Font(face)
  const buffer = new hb.Buffer()
  buffer.addText(SAMPLE)
  buffer.guessSegmentProperties()
  hb.shape(font, buffer)
  const advance = buffer.getGlyphPositions().reduce((sum, position) => sum + position.xAdvance, 0)
  return advance / face.upem
}

/** Vertical measures as browsers take them: `hhea`, or `OS/2` where the font asks for it (bit 7 of fsSelection). */
function tablesOf(sfnt) {
  const view = new DataView(sfnt.buffer, sfnt.byteOffset, sfnt.byteLength)
  const offsets = new Map()
  for (let at = 0; at < view.getUint16(4); at++) {
    const record = 12 + at * 16
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((byte) => view.getUint8(record + byte)))
    offsets.set(tag, view.getUint32(record + 8))
  }
  const [head, hhea, os2] = ['head', 'hhea', 'OS/2'].map((tag) => offsets.get(tag))
  const usesTypo = (view.getUint16(os2 + 62) & 0x80) !== 0
  const [ascent, descent, lineGap] = usesTypo ? [os2 + 68, os2 + 70, os2 + 72] : [hhea + 4, hhea + 6, hhea + 8]
  const hasHeights = view.getUint16(os2) >= 2
  return {
    unitsPerEm: view.getUint16(head + 18),
    ascent: view.getInt16(ascent),
    descent: view.getInt16(descent),
    lineGap: view.getInt16(lineGap),
    xHeight: hasHeights ? view.getInt16(os2 + 86) : 0,
    capHeight: hasHeights ? view.getInt16(os2 + 88) : 0,
  }
}

export const metricsOf = ({ tables }) => tables

/** What makes `theirs` take the room of `ours`: width by size-adjust, then heights against the adjusted size. */
export function fallbackFor(ours, theirs) {
  const scale = ours.width / theirs.width
  const { unitsPerEm, ascent, descent, lineGap } = ours.tables
  const percent = (value) => `${Math.round(value * 10_000) / 100}%`
  return {
    sizeAdjust: percent(scale),
    ascentOverride: percent(ascent / unitsPerEm / scale),
    descentOverride: percent(Math.abs(descent) / unitsPerEm / scale),
    lineGapOverride: percent(lineGap / unitsPerEm / scale),
  }
}
