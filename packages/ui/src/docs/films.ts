import { pictures } from './pictures.ts'

/** The demo world's film: two minutes, without sound. */
export const film = new URL('../../../../apps/api/src/seed/films/perkenalan-kelas.webm', import.meta.url).href

export const filmPoster = (pictures.find(({ file }) => file.includes('perkenalan-kelas')) ?? pictures[0])?.url ?? ''

/** WebVTT as an address. */
const subtitles = (...cues: string[]) => `data:text/vtt,${encodeURIComponent(['WEBVTT', ...cues].join('\n\n'))}`

export const filmCaptions = [
  {
    language: 'id',
    label: 'Bahasa Indonesia',
    src: subtitles(
      '00:00.000 --> 00:15.000\nPerkenalan kelas dalam dua menit.',
      '00:15.000 --> 02:00.000\nMenutup buku sampai malam?\nCatatan ada di <b>kasir</b> dan di buku tulis.',
    ),
  },
  { language: 'en', label: 'English', src: subtitles('00:00.000 --> 02:00.000\nThe course in two minutes.') },
]

export const filmChapters = [
  { start: 0, title: 'Kuasai data usaha' },
  { start: 15, title: 'Menutup buku sampai malam?' },
  { start: 30, title: 'Latihan dari toko sungguhan' },
  { start: 60, title: 'Mentor yang pernah di posisi Anda' },
  { start: 90, title: 'Berkas latihan dan sertifikat' },
]
