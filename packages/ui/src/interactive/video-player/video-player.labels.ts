import { spokenTime } from './spoken-time.ts'

/** What a VideoPlayer says itself. */
export interface VideoPlayerLabels {
  /** Names the player, with what is played. */
  player: (label: string) => string
  play: string
  pause: string
  replay: string
  back: string
  forward: string
  mute: string
  unmute: string
  volume: string
  seek: string
  /** Where the film is, in words. */
  position: (seconds: number, duration: number) => string
  captions: string
  captionsOff: string
  settings: string
  speed: string
  /** `1,5×` */
  rate: (rate: number) => string
  quality: string
  auto: string
  /** A rendition by its height in pixels, or by its bits per second. */
  level: (height: number | null, bandwidth: number) => string
  dataSaver: string
  dataSaverHint: string
  chapters: string
  pictureInPicture: string
  fullscreen: string
  leaveFullscreen: string
  loading: string
  failed: string
  retry: string
}

const idUnits = { hour: 'jam', minute: 'menit', second: 'detik' }
const enUnits = { hour: 'h', minute: 'min', second: 's' }

export const videoPlayerLabelsId: VideoPlayerLabels = {
  player: (label) => `Pemutar video: ${label}`,
  play: 'Putar',
  pause: 'Jeda',
  replay: 'Putar dari awal',
  back: 'Mundur 10 detik',
  forward: 'Maju 10 detik',
  mute: 'Matikan suara',
  unmute: 'Nyalakan suara',
  volume: 'Volume suara',
  seek: 'Posisi video',
  position: (seconds, duration) => `${spokenTime(seconds, idUnits)} dari ${spokenTime(duration, idUnits)}`,
  captions: 'Takarir',
  captionsOff: 'Tanpa takarir',
  settings: 'Pengaturan video',
  speed: 'Kecepatan',
  rate: (rate) => `${String(rate).replace('.', ',')}×`,
  quality: 'Kualitas',
  auto: 'Otomatis',
  level: (height, bandwidth) => (height === null ? `${Math.round(bandwidth / 1000)} kbps` : `${height}p`),
  dataSaver: 'Hemat data',
  dataSaverHint: 'Gambar lebih kecil, kuota lebih awet.',
  chapters: 'Bab',
  pictureInPicture: 'Gambar dalam gambar',
  fullscreen: 'Layar penuh',
  leaveFullscreen: 'Keluar dari layar penuh',
  loading: 'Memuat video',
  failed: 'Video tidak dapat diputar. Periksa koneksi Anda, lalu coba lagi.',
  retry: 'Coba lagi',
}

export const videoPlayerLabelsEn: VideoPlayerLabels = {
  player: (label) => `Video player: ${label}`,
  play: 'Play',
  pause: 'Pause',
  replay: 'Play from the start',
  back: 'Back 10 seconds',
  forward: 'Forward 10 seconds',
  mute: 'Mute',
  unmute: 'Unmute',
  volume: 'Volume',
  seek: 'Position in the video',
  position: (seconds, duration) => `${spokenTime(seconds, enUnits)} of ${spokenTime(duration, enUnits)}`,
  captions: 'Captions',
  captionsOff: 'No captions',
  settings: 'Video settings',
  speed: 'Speed',
  rate: (rate) => `${rate}×`,
  quality: 'Quality',
  auto: 'Automatic',
  level: (height, bandwidth) => (height === null ? `${Math.round(bandwidth / 1000)} kbps` : `${height}p`),
  dataSaver: 'Save data',
  dataSaverHint: 'A smaller picture that uses less data.',
  chapters: 'Chapters',
  pictureInPicture: 'Picture in picture',
  fullscreen: 'Full screen',
  leaveFullscreen: 'Leave full screen',
  loading: 'Loading the video',
  failed: 'This video cannot be played. Check your connection, then try again.',
  retry: 'Try again',
}
