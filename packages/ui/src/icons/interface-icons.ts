import type { IconDrawing } from './icon-drawing.ts'

// Signs of the interface itself, not offered for content: one export each, so that a bundle holds only those it draws.
/** Chevron up. */
export const panahAtas: IconDrawing = { d: 'M5.5 15l6.5-6.5 6.5 6.5' }
/** Chevron down. */
export const panahBawah: IconDrawing = { d: 'M5.5 9l6.5 6.5L18.5 9' }
/** Chevron left. */
export const panahKiri: IconDrawing = { mirrors: true, d: 'M15 5.5L8.5 12l6.5 6.5' }
/** Chevron right. */
export const panahKanan: IconDrawing = { mirrors: true, d: 'M9 5.5l6.5 6.5L9 18.5' }
/** Arrow right. */
export const maju: IconDrawing = { mirrors: true, d: 'M4 12h16M13.5 5.5L20 12l-6.5 6.5' }
/** Arrow left. */
export const mundur: IconDrawing = { mirrors: true, d: 'M20 12H4M10.5 5.5L4 12l6.5 6.5' }
/** Arrow up. */
export const naik: IconDrawing = { d: 'M12 20V4M5.5 10.5L12 4l6.5 6.5' }
/** Arrow down. */
export const turun: IconDrawing = { d: 'M12 4v16M5.5 13.5L12 20l6.5-6.5' }
/** Close. */
export const silang: IconDrawing = { d: 'M5.5 5.5l13 13M18.5 5.5l-13 13' }
/** Plus. */
export const tambah: IconDrawing = { d: 'M12 4.5v15M4.5 12h15' }
/** Minus. */
export const kurang: IconDrawing = { d: 'M4.5 12h15' }
/** Delete. */
export const hapus: IconDrawing = {
  d: 'M4 6.5h16M9 6.5V4.3a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v2.2M6 6.5l.9 12.6a1.5 1.5 0 0 0 1.5 1.4h7.2a1.5 1.5 0 0 0 1.5-1.4L18 6.5M10 10.5v6M14 10.5v6',
}
/** Duplicate. */
export const gandakan: IconDrawing = {
  d: 'M10 8.5h8.5A1.5 1.5 0 0 1 20 10v8.5a1.5 1.5 0 0 1-1.5 1.5H10a1.5 1.5 0 0 1-1.5-1.5V10A1.5 1.5 0 0 1 10 8.5zM5.5 15.5A1.5 1.5 0 0 1 4 14V5.5A1.5 1.5 0 0 1 5.5 4H14a1.5 1.5 0 0 1 1.5 1.5',
}
/** Undo. */
export const urungkan: IconDrawing = {
  mirrors: true,
  d: 'M8 4.5L3.5 9 8 13.5M3.5 9h11a5.5 5.5 0 0 1 0 11H8',
}
/** Redo. */
export const ulangi: IconDrawing = {
  mirrors: true,
  d: 'M16 4.5L20.5 9 16 13.5M20.5 9h-11a5.5 5.5 0 0 0 0 11H16',
}
/** More. */
export const lainnya: IconDrawing = {
  d: '',
  fill: 'M5 10.4a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2zM12 10.4a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2zM19 10.4a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2z',
}
/** Drag. */
export const geser: IconDrawing = {
  d: '',
  fill: 'M9 4.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3zM15 4.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3zM9 10.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3zM15 10.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3zM9 16.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3zM15 16.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3z',
}
/** Menu. */
export const menu: IconDrawing = { d: 'M4 6.5h16M4 12h16M4 17.5h16' }
/** Filter. */
export const saring: IconDrawing = { d: 'M3.5 6h17M6.5 12h11M10 18h4' }
/** Sort. */
export const urutkan: IconDrawing = {
  d: 'M8 4.5v15M4.5 16L8 19.5l3.5-3.5M16 19.5v-15M12.5 8L16 4.5 19.5 8',
}
/** Settings. */
export const pengaturan: IconDrawing = {
  d: 'M4 7h9M19 7h1M4 17h1M11 17h9M16 4.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM8 14.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
}
/** Eye. */
export const mata: IconDrawing = {
  d: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z',
}
/** Eye off. */
export const mataTutup: IconDrawing = {
  d: 'M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.6 3.4M6.3 7.3A17 17 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.6-1.3M10 10a2.8 2.8 0 0 0 4 4M3.5 3.5l17 17',
}
/** Upload. */
export const unggah: IconDrawing = { d: 'M12 15.5V4M7.5 8.3L12 3.8l4.5 4.5M4 20.5h16' }
/** Sign out. */
export const keluar: IconDrawing = {
  d: 'M10 3.5H6A1.5 1.5 0 0 0 4.5 5v14A1.5 1.5 0 0 0 6 20.5h4M10 12h10.5M16.5 7.5L21 12l-4.5 4.5',
}
/** Share. */
export const bagikan: IconDrawing = {
  d: 'M17.5 3a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4zM6.5 9.3a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4zM17.5 15.6a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4zM8.9 10.7l6.2-3.6M8.9 13.3l6.2 3.6',
}
/** External. */
export const bukaLuar: IconDrawing = {
  d: 'M10.5 4.5H6A1.5 1.5 0 0 0 4.5 6v12A1.5 1.5 0 0 0 6 19.5h12a1.5 1.5 0 0 0 1.5-1.5v-4.5M14 4h6v6M19.5 4.5L11 13',
}
/** Reload. */
export const muatUlang: IconDrawing = {
  d: 'M20 4v5h-5M4 20v-5h5M19.3 9A8 8 0 0 0 5.5 7.3M4.7 15a8 8 0 0 0 13.8 1.7',
}
/** History. */
export const riwayat: IconDrawing = { d: 'M4 4v5h5M4.5 9a8.5 8.5 0 1 1-1 4M12 7.5V12l3 2' }
/** Cloud. */
export const awan: IconDrawing = {
  d: 'M7 18.5a4.5 4.5 0 0 1-.6-8.96 6 6 0 0 1 11.5 1A4 4 0 0 1 17.5 18.5z',
}
/** Offline. */
export const luring: IconDrawing = {
  d: 'M8.8 6.6a6 6 0 0 1 9.1 3.94A4 4 0 0 1 20.3 17M15.5 18.5H7a4.5 4.5 0 0 1-.6-8.96M3.5 3.5l17 17',
}
/** Desktop. */
export const desktop: IconDrawing = {
  d: 'M4.5 4h15A1.5 1.5 0 0 1 21 5.5v9.5a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 15V5.5A1.5 1.5 0 0 1 4.5 4zM12 16.5v4M8 20.5h8',
}
/** Tablet. */
export const tablet: IconDrawing = {
  d: 'M6.5 2.8h11A1.5 1.5 0 0 1 19 4.3v15.4a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19.7V4.3a1.5 1.5 0 0 1 1.5-1.5zM10.8 18h2.4',
}
/** Keyboard. */
export const papanKetik: IconDrawing = {
  d: 'M4 6h16a1.5 1.5 0 0 1 1.5 1.5v9A1.5 1.5 0 0 1 20 18H4a1.5 1.5 0 0 1-1.5-1.5v-9A1.5 1.5 0 0 1 4 6zM6.5 10v0M10 10v0M14 10v0M17.5 10v0M8 14h8',
}
/** Bold. */
export const tebal: IconDrawing = { d: 'M7 4.5h6a3.7 3.7 0 0 1 0 7.4H7zM7 11.9h7a3.8 3.8 0 0 1 0 7.6H7z' }
/** Italic. */
export const miring: IconDrawing = { d: 'M10.5 4.5h7M6.5 19.5h7M14 4.5l-4 15' }
/** Underline. */
export const garisBawah: IconDrawing = { d: 'M6.5 4v6.5a5.5 5.5 0 0 0 11 0V4M5 20.5h14' }
/** Strike. */
export const coret: IconDrawing = {
  d: 'M4 12h16M16.5 7.5C16.5 5.5 14.7 4 12 4S7.5 5.5 7.5 7.7c0 1 .4 1.8 1.1 2.4M7.5 16.5c0 2 1.8 3.5 4.5 3.5s4.5-1.5 4.5-3.7c0-.8-.2-1.5-.7-2.1',
}
/** Bullet list. */
export const daftar: IconDrawing = { d: 'M9.5 6h11M9.5 12h11M9.5 18h11M4.3 6v0M4.3 12v0M4.3 18v0' }
/** Numbered list. */
export const daftarAngka: IconDrawing = {
  d: 'M10.5 6h10M10.5 12h10M10.5 18h10M3.5 5l1.5-1v5M3.5 14.7c0-1.7 3-1.7 3 0 0 1.3-3 2.3-3 4.3h3.2',
}
/** Heading. */
export const judul: IconDrawing = { d: 'M6 4.5v15M18 4.5v15M6 12h12' }
/** Expand widen. */
export const perluas: IconDrawing = { d: 'M14 4h6v6M20 4l-6.5 6.5M10 20H4v-6M4 20l6.5-6.5' }
