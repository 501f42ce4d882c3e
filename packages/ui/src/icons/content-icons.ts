import type { IconDrawing } from './icon-drawing.ts'

// The 64 icons a marketer chooses from: one export each, so that a bundle holds only those it draws.
export const toko: IconDrawing = {
  d: 'M4 10v9a1.5 1.5 0 0 0 1.5 1.5h13A1.5 1.5 0 0 0 20 19v-9M4.5 3.5h15l2 5a3 3 0 0 1-5.9 1 3.6 3.6 0 0 1-7.2 0 3 3 0 0 1-5.9-1zM10 20.5v-5a1 1 0 0 1 1-1h2a1 1 0 0 1 1 1v5',
}
export const keranjang: IconDrawing = {
  d: 'M3 9.5h18l-1.8 9a2 2 0 0 1-2 1.6H6.8a2 2 0 0 1-2-1.6zM8 9.5l3-6M16 9.5l-3-6M9.5 13.5v3M14.5 13.5v3',
}
export const nota: IconDrawing = {
  d: 'M5 3.5h14v17l-2.33-1.8-2.34 1.8L12 18.7l-2.33 1.8-2.34-1.8L5 20.5zM8.5 8h7M8.5 11.5h7M12.5 15h3',
}
export const karcis: IconDrawing = {
  d: 'M2.5 8V7A1.5 1.5 0 0 1 4 5.5h16A1.5 1.5 0 0 1 21.5 7v2a3 3 0 0 0 0 6v2a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 17v-2a3 3 0 0 0 0-6zM14.5 5.5v2M14.5 11v2M14.5 16.5v2',
}
export const kalender: IconDrawing = {
  d: 'M5 5h14a1.5 1.5 0 0 1 1.5 1.5V19a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 19V6.5A1.5 1.5 0 0 1 5 5zM3.5 10h17M8 2.8v4M16 2.8v4',
  fill: 'M13.5 13.5h3v3h-3z',
}
export const jam: IconDrawing = { d: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7.5V12l3 2' }
export const video: IconDrawing = {
  d: 'M4.5 5.5h9A1.5 1.5 0 0 1 15 7v10a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 3 17V7a1.5 1.5 0 0 1 1.5-1.5zM15 10.5l6-3.5v10l-6-3.5z',
}
export const putar: IconDrawing = {
  d: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
  fill: 'M10 8.3v7.4a.6.6 0 0 0 .92.5l5.7-3.7a.6.6 0 0 0 0-1l-5.7-3.7a.6.6 0 0 0-.92.5z',
}
export const obrolan: IconDrawing = {
  d: 'M5 4.5h14A1.5 1.5 0 0 1 20.5 6v9.5A1.5 1.5 0 0 1 19 17h-7.5L7 20.8V17H5a1.5 1.5 0 0 1-1.5-1.5V6A1.5 1.5 0 0 1 5 4.5zM8 9h8M8 12.5h5',
}
export const sertifikat: IconDrawing = {
  d: 'M10 16.5H5A1.5 1.5 0 0 1 3.5 15V5.5A1.5 1.5 0 0 1 5 4h14a1.5 1.5 0 0 1 1.5 1.5v5M7.5 8.5h9M7.5 12h4M16.5 12.8a2.9 2.9 0 1 0 0 5.8 2.9 2.9 0 0 0 0-5.8zM14.7 18.2V22l1.8-1.2 1.8 1.2v-3.8',
}
export const perisai: IconDrawing = {
  d: 'M12 2.8l7.5 2.7v5.7c0 4.6-3.1 8.2-7.5 10-4.4-1.8-7.5-5.4-7.5-10V5.5zM8.8 11.8l2.3 2.3 4.2-4.3',
}
export const grafik: IconDrawing = {
  d: 'M3.5 3.5V19A1.5 1.5 0 0 0 5 20.5h15.5M8 16.5v-4M12.5 16.5V9M17 16.5V5.5',
}
export const tangga: IconDrawing = { d: 'M2.8 20.5V16h5.2v-4.5h5.2V7h5.2V3.5h2.8v17z' }
export const paket: IconDrawing = {
  d: 'M12 2.8l8.2 4.5v9.4L12 21.2l-8.2-4.5V7.3zM3.8 7.3L12 12l8.2-4.7M12 12v9.2M7.9 5.1l8.2 4.6v3.6',
}
export const qr: IconDrawing = {
  d: 'M4.5 3.5h4a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1h-4a1 1 0 0 1-1-1v-4a1 1 0 0 1 1-1zM15.5 3.5h4a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1h-4a1 1 0 0 1-1-1v-4a1 1 0 0 1 1-1zM4.5 14.5h4a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1h-4a1 1 0 0 1-1-1v-4a1 1 0 0 1 1-1zM14.5 14.5v2.5M14.5 20.5h2M18 14.5h2.5v2.5M20.5 20.5v0M18 18v0',
}
export const buku: IconDrawing = {
  d: 'M12 6.5C10.2 5 7.5 4.3 3.5 4.3v13.9c4 0 6.7.8 8.5 2.3 1.8-1.5 4.5-2.3 8.5-2.3V4.3c-4 0-6.7.7-8.5 2.2zM12 6.5v14',
}
export const papanTulis: IconDrawing = {
  d: 'M4.5 3.5h15A1.5 1.5 0 0 1 21 5v9.5a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 14.5V5a1.5 1.5 0 0 1 1.5-1.5zM9 16l-2 5M15 16l2 5M7 8h6M7 11.5h3.5',
}
export const pensil: IconDrawing = {
  d: 'M4 20l1-4.5L16.2 4.3a1.8 1.8 0 0 1 2.5 0l1 1a1.8 1.8 0 0 1 0 2.5L8.5 19zM13.8 6.7l3.5 3.5',
}
export const sorot: IconDrawing = {
  d: 'M9.5 13.5l-2 3.2.3.9h3.2l2.5-1.6M9.5 13.5l7.3-9.2a1.6 1.6 0 0 1 2.3-.2l1.3 1.2a1.6 1.6 0 0 1 0 2.3L13.5 16zM7.6 17.6L6.5 18.5M3.5 21h17',
}
export const orang: IconDrawing = {
  d: 'M12 3.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20.5v-.8A5.2 5.2 0 0 1 9.7 14.5h4.6a5.2 5.2 0 0 1 5.2 5.2v.8',
}
export const kelompok: IconDrawing = {
  d: 'M9 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM2.8 19.5V19A4.5 4.5 0 0 1 7.3 14.5h3.4a4.5 4.5 0 0 1 4.5 4.5v.5M15.5 4.8a3.5 3.5 0 0 1 0 6.4M17.5 14.7a4.5 4.5 0 0 1 3.7 4.3v.5',
}
export const hadiah: IconDrawing = {
  d: 'M4.5 12h15v7.5a1 1 0 0 1-1 1h-13a1 1 0 0 1-1-1zM3.5 8h17v4h-17zM12 8v12.5M12 8S10.8 3.2 8 3.2C5.2 3.2 5.2 8 8 8M12 8s1.2-4.8 4-4.8C18.8 3.2 18.8 8 16 8',
}
export const labelHarga: IconDrawing = {
  d: 'M3.5 4.5v7.3c0 .4.2.8.4 1l7.9 7.9a1.5 1.5 0 0 0 2.1 0l6.8-6.8a1.5 1.5 0 0 0 0-2.1l-7.9-7.9a1.5 1.5 0 0 0-1-.4H4.5a1 1 0 0 0-1 1z',
  fill: 'M8 6.7a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6z',
}
export const persen: IconDrawing = {
  d: 'M18.5 5.5l-13 13M7.3 4.5a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6zM16.7 13.9a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z',
}
export const uang: IconDrawing = {
  d: 'M4 6h16a1.5 1.5 0 0 1 1.5 1.5v9A1.5 1.5 0 0 1 20 18H4a1.5 1.5 0 0 1-1.5-1.5v-9A1.5 1.5 0 0 1 4 6zM12 9.3a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4zM5.8 12v0M18.2 12v0',
}
export const dompet: IconDrawing = {
  d: 'M19.5 8V6A1.5 1.5 0 0 0 18 4.5H5.5a2 2 0 0 0-2 2v11a2 2 0 0 0 2 2H19a1.5 1.5 0 0 0 1.5-1.5V9.5A1.5 1.5 0 0 0 19 8H5.5A2 2 0 0 1 3.5 6.5',
  fill: 'M16.3 12.4a1.35 1.35 0 1 0 0 2.7 1.35 1.35 0 0 0 0-2.7z',
}
export const kartu: IconDrawing = {
  d: 'M4 5h16a1.5 1.5 0 0 1 1.5 1.5v11A1.5 1.5 0 0 1 20 19H4a1.5 1.5 0 0 1-1.5-1.5v-11A1.5 1.5 0 0 1 4 5zM2.5 9.5h19M6.5 14.8h4',
}
export const truk: IconDrawing = {
  d: 'M5 17.5H3.5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v11.5H9.5M14.5 9h3.7l3.3 3.8v4.7H19M14.5 17.5h.3M7.2 15.3a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4zM16.9 15.3a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z',
}
export const ponsel: IconDrawing = {
  d: 'M8 2.5h8A1.5 1.5 0 0 1 17.5 4v16a1.5 1.5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 20V4A1.5 1.5 0 0 1 8 2.5zM10.8 18.3h2.4',
}
export const laptop: IconDrawing = {
  d: 'M5.5 4.5h13A1.5 1.5 0 0 1 20 6v9.5H4V6a1.5 1.5 0 0 1 1.5-1.5zM2.5 15.5h19V17a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2z',
}
export const telepon: IconDrawing = {
  d: 'M5 3.5h3l1.8 4.5-2.3 1.7a12 12 0 0 0 6.8 6.8l1.7-2.3 4.5 1.8v3a1.5 1.5 0 0 1-1.6 1.5A16 16 0 0 1 3.5 5.1 1.5 1.5 0 0 1 5 3.5z',
}
export const surat: IconDrawing = {
  d: 'M4.5 5h15A1.5 1.5 0 0 1 21 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5v-11A1.5 1.5 0 0 1 4.5 5zM3.3 7l8.7 6.3L20.7 7',
}
export const pengeras: IconDrawing = {
  d: 'M3.5 10v4a1 1 0 0 0 1 1H7l9.5 4.5v-15L7 9H4.5a1 1 0 0 0-1 1zM7.5 15.2V19a1.5 1.5 0 0 0 1.5 1.5h.5a1.5 1.5 0 0 0 1.5-1.5v-2.1M19.5 9.5a3.5 3.5 0 0 1 0 5',
}
export const sasaran: IconDrawing = {
  d: 'M12 3a9 9 0 1 0 9 9M12 7.5a4.5 4.5 0 1 0 4.5 4.5M12 12l5.5-5.5M17.5 3v3.5H21l-2.2 2.2h-3.5V5.2z',
}
export const piala: IconDrawing = {
  d: 'M7.5 3.5h9v6.5a4.5 4.5 0 0 1-9 0zM7.5 5.5h-4V7a4 4 0 0 0 4 4M16.5 5.5h4V7a4 4 0 0 1-4 4M12 14.5v3M8 20.5h8M9.5 20.5a2.5 2.5 0 0 1 5 0',
}
export const bintang: IconDrawing = {
  d: 'M12 3.2l2.7 5.6 6.1.8-4.5 4.3 1.1 6.1L12 17.1 6.6 20l1.1-6.1L3.2 9.6l6.1-.8z',
}
export const hati: IconDrawing = {
  d: 'M12 20S3.5 15.2 3.5 9.3A4.7 4.7 0 0 1 12 6.5a4.7 4.7 0 0 1 8.5 2.8C20.5 15.2 12 20 12 20z',
}
export const lampu: IconDrawing = {
  d: 'M9 16.5v-1.3a6.5 6.5 0 1 1 6 0v1.3zM9.5 19.5h5M10.8 22h2.4',
}
export const kunci: IconDrawing = {
  d: 'M6 10.5h12a1.5 1.5 0 0 1 1.5 1.5v7a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 19v-7A1.5 1.5 0 0 1 6 10.5zM8 10.5V7a4 4 0 0 1 8 0v3.5M12 14.5v2',
}
export const unduh: IconDrawing = { d: 'M12 3.5v11.5M7.5 10.7L12 15.2l4.5-4.5M4 20.5h16' }
export const berkas: IconDrawing = {
  d: 'M13.5 2.8H7A1.5 1.5 0 0 0 5.5 4.3v15.4A1.5 1.5 0 0 0 7 21.2h10a1.5 1.5 0 0 0 1.5-1.5V7.8zM13.5 2.8v5h5M9 13h6M9 16.5h4',
}
export const map: IconDrawing = {
  d: 'M3.5 6A1.5 1.5 0 0 1 5 4.5h4.3l2.2 2.5H19a1.5 1.5 0 0 1 1.5 1.5V18a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 18z',
}
export const gambar: IconDrawing = {
  d: 'M5 4h14a1.5 1.5 0 0 1 1.5 1.5v13A1.5 1.5 0 0 1 19 20H5a1.5 1.5 0 0 1-1.5-1.5v-13A1.5 1.5 0 0 1 5 4zM3.5 16.5l4.7-4.7 4.3 4.3 2.5-2.5 5.5 5.5',
  fill: 'M15.5 7.2a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2z',
}
export const tautan: IconDrawing = {
  d: 'M10 13.8a4.2 4.2 0 0 0 6.3.5l3-3a4.2 4.2 0 0 0-6-6l-1.2 1.2M14 10.2a4.2 4.2 0 0 0-6.3-.5l-3 3a4.2 4.2 0 0 0 6 6l1.2-1.2',
}
export const bolaDunia: IconDrawing = {
  d: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c2.5 2.6 3.7 5.6 3.7 9s-1.2 6.4-3.7 9c-2.5-2.6-3.7-5.6-3.7-9S9.5 5.6 12 3z',
}
export const lokasi: IconDrawing = {
  d: 'M12 21.2S4.8 15.7 4.8 10a7.2 7.2 0 0 1 14.4 0c0 5.7-7.2 11.2-7.2 11.2zM12 7.3a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4z',
}
export const cari: IconDrawing = { d: 'M10.5 3.5a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM15.6 15.6L20.5 20.5' }
export const centang: IconDrawing = { d: 'M4.5 12.5l5 5 10-11' }
export const tanya: IconDrawing = {
  d: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.3 9.3a2.7 2.7 0 0 1 5.3.7c0 1.8-2.6 2.1-2.6 3.9M12 17v0',
}
export const info: IconDrawing = { d: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5.5M12 7.6v0' }
export const peringatan: IconDrawing = {
  d: 'M10.7 4.2L2.9 17.8A1.5 1.5 0 0 0 4.2 20h15.6a1.5 1.5 0 0 0 1.3-2.2L13.3 4.2a1.5 1.5 0 0 0-2.6 0zM12 9v4.5M12 16.8v0',
}
export const bel: IconDrawing = {
  d: 'M6 10a6 6 0 0 1 12 0c0 5.5 2.2 7 2.2 7H3.8S6 15.5 6 10zM9.8 20.3a2.5 2.5 0 0 0 4.4 0',
}
export const rumah: IconDrawing = {
  d: 'M3.5 11L12 3.8l8.5 7.2M5.5 9.5V19A1.5 1.5 0 0 0 7 20.5h10a1.5 1.5 0 0 0 1.5-1.5V9.5M9.8 20.5V15a1 1 0 0 1 1-1h2.4a1 1 0 0 1 1 1v5.5',
}
export const kutipan: IconDrawing = {
  d: 'M9.5 6.5C6 7.3 4 10 4 13.5v3A1.5 1.5 0 0 0 5.5 18h3a1.5 1.5 0 0 0 1.5-1.5v-3A1.5 1.5 0 0 0 8.5 12H4.2M19.5 6.5C16 7.3 14 10 14 13.5v3a1.5 1.5 0 0 0 1.5 1.5h3a1.5 1.5 0 0 0 1.5-1.5v-3a1.5 1.5 0 0 0-1.5-1.5h-4.3',
}
export const selamanya: IconDrawing = {
  d: 'M12 12c-1.8-2.7-3.3-4-5.3-4a4 4 0 0 0 0 8c2 0 3.5-1.3 5.3-4zM12 12c1.8 2.7 3.3 4 5.3 4a4 4 0 0 0 0-8c-2 0-3.5 1.3-5.3 4z',
}
export const jempol: IconDrawing = {
  d: 'M7.5 10.5l4-7.5a2.2 2.2 0 0 1 2.2 2.2V9h5.1a1.8 1.8 0 0 1 1.8 2.1l-1.2 7.6A1.8 1.8 0 0 1 17.6 20.5H7.5zM7.5 10.5v10H4.5a1 1 0 0 1-1-1v-8a1 1 0 0 1 1-1z',
}
export const tas: IconDrawing = {
  d: 'M4.5 7.5h15A1.5 1.5 0 0 1 21 9v9.5a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 18.5V9a1.5 1.5 0 0 1 1.5-1.5zM8.5 7.5V5.5A1.5 1.5 0 0 1 10 4h4a1.5 1.5 0 0 1 1.5 1.5v2M3 12.5h18M12 11.5v2.5',
}
export const topiWisuda: IconDrawing = {
  d: 'M12 4.5L2.5 9.5l9.5 5 9.5-5zM6.5 11.8V16.5c1.3 1.6 3.2 2.5 5.5 2.5s4.2-.9 5.5-2.5v-4.7M21.5 9.5v6',
}
export const kamera: IconDrawing = {
  d: 'M4.5 7H8l1.5-2.5h5L16 7h3.5A1.5 1.5 0 0 1 21 8.5v10a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 18.5v-10A1.5 1.5 0 0 1 4.5 7zM12 9.7a3.6 3.6 0 1 0 0 7.2 3.6 3.6 0 0 0 0-7.2z',
}
export const mikrofon: IconDrawing = {
  d: 'M12 2.8a3.3 3.3 0 0 0-3.3 3.3v5.4a3.3 3.3 0 0 0 6.6 0V6.1A3.3 3.3 0 0 0 12 2.8zM5.5 11a6.5 6.5 0 0 0 13 0M12 17.5v3.7M8.5 21.2h7',
}
export const kalkulator: IconDrawing = {
  d: 'M6.5 2.8h11A1.5 1.5 0 0 1 19 4.3v15.4a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19.7V4.3a1.5 1.5 0 0 1 1.5-1.5zM8.5 6.5h7v3h-7zM8.8 13.3v0M12 13.3v0M15.2 13.3v0M8.8 17.2v0M12 17.2v0M15.2 17.2v0',
}
export const kopi: IconDrawing = {
  d: 'M4 9h12.5v6.5a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4zM16.5 10.5H18a2.8 2.8 0 0 1 0 5.6h-1.6M8 2.8v3M12.3 2.8v3',
}
export const tunas: IconDrawing = {
  d: 'M12 20.5V11M12 14.5C12 10 9 7.5 3.8 7.5c0 4.7 3 7 8.2 7zM12 11.2c0-4 2.8-6.7 8.2-6.7 0 4.4-2.8 6.7-8.2 6.7zM7.5 20.5h9',
}
export const kaos: IconDrawing = {
  d: 'M8.5 3.5L3 6.5l1.8 5 2.2-.8v9.8h10v-9.8l2.2.8 1.8-5-5.5-3a3.5 3.5 0 0 1-7 0z',
}
