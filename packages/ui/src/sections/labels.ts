/**
 * The words a section brings itself, beside what its content says. A language is one object of this type: a key left
 * out does not compile.
 */
export interface SectionLabels {
  /** Heading of a card that opens a chat. */
  askOnWhatsApp: string
  /** Stands before the name of who answers. */
  answeredBy: string
  /** Before a former price, and before the price to pay. */
  usualPrice: string
  total: string
  /** Before an amount, on a stamp and on a nota. */
  savesStamp: string
  saves: string
  coach: string
  closesOn: string
  seatsLeft: string
  free: string
  /** Captions of a pair of pictures. */
  before: string
  after: string
  /** Kinds of a lesson; a film is what one expects and is not named. */
  lessonKinds: { article: string; ebook: string; quiz: string }
  /** `12 pelajaran`. */
  lessons: (count: number) => string
  /** `1 jam 5 menit` of whole minutes. */
  minutes: (count: number) => string
  /** `50 detik`. */
  seconds: (count: number) => string
}

/** Indonesian, the default. */
export const labelsId: SectionLabels = {
  askOnWhatsApp: 'Tanya lewat WhatsApp',
  answeredBy: 'Dibalas',
  usualPrice: 'Harga biasa',
  total: 'Total',
  savesStamp: 'HEMAT',
  saves: 'Hemat',
  coach: 'Mentor',
  closesOn: 'Ditutup',
  seatsLeft: 'Sisa kursi',
  free: 'Gratis',
  before: 'Sebelum',
  after: 'Sesudah',
  lessonKinds: { article: 'Artikel', ebook: 'E-book', quiz: 'Kuis' },
  lessons: (count) => `${count} pelajaran`,
  minutes: (count) => hoursAndMinutes(count, 'jam', 'menit'),
  seconds: (count) => `${count} detik`,
}

export const labelsEn: SectionLabels = {
  askOnWhatsApp: 'Ask on WhatsApp',
  answeredBy: 'Answered by',
  usualPrice: 'Usual price',
  total: 'Total',
  savesStamp: 'SAVE',
  saves: 'Save',
  coach: 'Mentor',
  closesOn: 'Closes',
  seatsLeft: 'Seats left',
  free: 'Free',
  before: 'Before',
  after: 'After',
  lessonKinds: { article: 'Article', ebook: 'E-book', quiz: 'Quiz' },
  lessons: (count) => (count === 1 ? '1 lesson' : `${count} lessons`),
  minutes: (count) => hoursAndMinutes(count, 'h', 'min'),
  seconds: (count) => `${count} s`,
}

function hoursAndMinutes(minutes: number, hourWord: string, minuteWord: string): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return [hours > 0 ? `${hours} ${hourWord}` : '', rest > 0 || hours === 0 ? `${rest} ${minuteWord}` : '']
    .filter(Boolean)
    .join(' ')
}
