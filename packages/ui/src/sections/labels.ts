/**
 * The words a section brings itself, beside what its content says. A language is one object of this type: a key left
 * out does not compile.
 */
export interface SectionLabels {
  /** Heading of a card that opens a chat. */
  askOnWhatsApp: string
  /** Stands before the name of who answers. */
  answeredBy: string
  /** On the canvas, of a button whose target is still to be chosen. */
  noTarget: string
  /** For screen readers, before a price that is struck. */
  formerPrice: string
  /** Before a former price, and before the price to pay. */
  usualPrice: string
  total: string
  /** Before an amount, on a stamp and on a nota. */
  savesStamp: string
  saves: string
  coach: string
  startsOn: string
  closesOn: string
  seatsLeft: string
  free: string
  /** Captions of a pair of pictures. */
  before: string
  after: string
  /** Leads to where a quote was first published; `sourceOf` follows for screen readers. */
  source: string
  sourceOf: (name: string) => string
  /** What the drawn rating says: `Nilai 4 dari 5`. */
  rating: (value: number) => string
  /** `4,8`: one decimal at most, as the language writes it. */
  decimal: (value: number) => string
  /** Under an average: `dari 9 penilaian`. */
  fromRatings: (count: number) => string
  /** What opens and closes the rest of a long wall of quotes. */
  showMoreStories: (count: number) => string
  showFewerStories: string
  /** Before how long a change took, for screen readers. */
  period: string
  /** Opens the words of a pictured conversation. */
  readConversation: string
  /** Who speaks in a bubble of ours, for screen readers, where the page names no mentor. */
  us: string
  /** Headings of who an offer suits, and whom it does not. */
  suits: string
  suitsNot: string
  /** Follows the number of ticks in a checklist: `3 dari 6 cocok`. */
  ofTicks: (count: number) => string
  /** Kinds of a lesson; a film is what one expects and is not named. */
  lessonKinds: { article: string; ebook: string; quiz: string }
  /** `12 pelajaran`. */
  lessons: (count: number) => string
  /** On a nota of what is included: its head, the sum of what the lines are worth, the price. */
  included: string
  worthTotal: string
  youPay: string
  /** Before what comes of a stage. */
  result: string
  /** Before where numbers come from. */
  dataSource: string
  /** In a comparison, beside their signs; the head of what is compared is for screen readers. */
  yes: string
  no: string
  compared: string
  /** An option that has no name yet. */
  option: string
  /** Facts of an event, and the links to it. */
  when: string
  hours: string
  where: string
  seats: string
  dateToCome: string
  openMap: string
  openRoom: string
  saveToCalendar: string
  googleCalendar: string
  /** On a stamp, once it is past. */
  eventOver: string
  /** Ways to reach someone. */
  contactBy: { whatsapp: string; phone: string; email: string; address: string }
  /** `6 pertanyaan`. */
  questions: (count: number) => string
  /** Printed before a question and before its answer. */
  questionInitial: string
  answerInitial: string
  /** `1 jam 5 menit` of whole minutes. */
  minutes: (count: number) => string
  /** `50 detik`. */
  seconds: (count: number) => string
  /** Beside the plan that the seller would choose. */
  recommended: string
  /** Steps of a price: the one that holds now, one that ended, and until when one holds. */
  priceNow: string
  priceEnded: string
  until: (day: string) => string
  guarantee: string
  payWith: string
  /** On a stamp, where nothing is paid. */
  freeStamp: string
  /** `29 November`, `Minggu, 29 November 2026` and `20.00 WIB` of an instant, in WIB. */
  shortDay: (instant: string) => string
  /** The parts of a date block: `29`, `November`, `Minggu`. */
  dayNumber: (instant: string) => string
  month: (instant: string) => string
  weekday: (instant: string) => string
  day: (instant: string) => string
  time: (instant: string) => string
  /** `09.00–12.00 WIB` of two instants of one day. */
  timeRange: (from: string, to: string) => string
  /** Units of what remains until a date. */
  countdown: { days: string; hours: string; minutes: string; seconds: string; remaining: string }
  /** Names the links of a bar, opens and closes them on a phone. */
  mainLinks: string
  openMenu: string
  closeMenu: string
  /** Names the links at the foot of a page. */
  footerLinks: string
  /** Networks that have no name of their own. */
  networks: { email: string; website: string }
  /** Names a list of networks that has no title. */
  followUs: string
  /** Opens a picture large; for screen readers, before what it shows. */
  enlarge: string
  close: string
  /** Heads of what stands beside a film. */
  filmChapters: string
  transcript: string
  /** `Tonton di YouTube`, `Buka di Google Maps`, `Dengarkan di Spotify`. */
  watchOn: (name: string) => string
  openOn: (name: string) => string
  listenOn: (name: string) => string
  /** Head of a table of contents, and of a note beside a text. */
  contents: string
  noteBeside: string
  form: FormLabels
}

/** Words of forms: of fields that were given no label, and of what every form brings. */
export interface FormLabels {
  name: string
  whatsapp: string
  /** A number as people write it, shown while the field is empty. */
  whatsappExample: string
  email: string
  choice: string
  text: string
  coupon: string
  /** First line of a list of choices. */
  choose: string
  optional: string
  /** Names the box of a consent that has no words yet. */
  consent: string
  /** For whoever meets the field that is a trap for robots. */
  leaveEmpty: string
  /** Head of a form that looks printed. */
  sheet: string
  send: string
  order: string
}

/** Indonesian, the default. */
export const labelsId: SectionLabels = {
  askOnWhatsApp: 'Tanya lewat WhatsApp',
  answeredBy: 'Dibalas',
  noTarget: 'Tombol ini belum punya tujuan',
  formerPrice: 'Harga semula',
  usualPrice: 'Harga biasa',
  total: 'Total',
  savesStamp: 'HEMAT',
  saves: 'Hemat',
  coach: 'Mentor',
  startsOn: 'Mulai',
  closesOn: 'Ditutup',
  seatsLeft: 'Sisa kursi',
  free: 'Gratis',
  before: 'Sebelum',
  after: 'Sesudah',
  source: 'Lihat aslinya',
  sourceOf: (name) => `dari ${name}`,
  rating: (value) => `Nilai ${value.toLocaleString('id-ID')} dari 5`,
  decimal: (value) => value.toLocaleString('id-ID', { maximumFractionDigits: 1 }),
  fromRatings: (count) => `dari ${count} penilaian`,
  showMoreStories: (count) => `Lihat ${count} cerita lainnya`,
  showFewerStories: 'Tampilkan lebih sedikit',
  period: 'Lamanya',
  readConversation: 'Baca isi percakapan',
  us: 'Kami',
  suits: 'Cocok untuk Anda yang',
  suitsNot: 'Belum cocok bila',
  ofTicks: (count) => `dari ${count} cocok`,
  lessonKinds: { article: 'Artikel', ebook: 'E-book', quiz: 'Kuis' },
  lessons: (count) => `${count} pelajaran`,
  included: 'Termasuk',
  worthTotal: 'Nilai semuanya',
  youPay: 'Anda bayar',
  result: 'Hasil',
  dataSource: 'Sumber:',
  yes: 'Ya',
  no: 'Tidak',
  compared: 'Yang dibandingkan',
  option: 'Pilihan',
  when: 'Hari',
  hours: 'Jam',
  where: 'Tempat',
  seats: 'Kursi',
  dateToCome: 'Tanggal menyusul',
  openMap: 'Buka peta',
  openRoom: 'Buka ruang acara',
  saveToCalendar: 'Simpan ke kalender',
  googleCalendar: 'Google Kalender',
  eventOver: 'SUDAH BERLANGSUNG',
  contactBy: { whatsapp: 'WhatsApp', phone: 'Telepon', email: 'Email', address: 'Alamat' },
  questions: (count) => `${count} pertanyaan`,
  questionInitial: 'T',
  answerInitial: 'J',
  minutes: (count) => hoursAndMinutes(count, 'jam', 'menit'),
  seconds: (count) => `${count} detik`,
  recommended: 'Kami sarankan',
  priceNow: 'Berlaku sekarang',
  priceEnded: 'Sudah lewat',
  until: (day) => `sampai ${day}`,
  guarantee: 'Garansi',
  payWith: 'Cara bayar',
  freeStamp: 'TANPA BIAYA',
  shortDay: (instant) => inJakarta('id-ID', instant, { day: 'numeric', month: 'long' }),
  dayNumber: (instant) => inJakarta('id-ID', instant, { day: 'numeric' }),
  month: (instant) => inJakarta('id-ID', instant, { month: 'long' }),
  weekday: (instant) => inJakarta('id-ID', instant, { weekday: 'long' }),
  day: (instant) => inJakarta('id-ID', instant, longDay),
  time: (instant) => `${inJakarta('id-ID', instant, clock)} WIB`,
  timeRange: (from, to) => `${inJakarta('id-ID', from, clock)}–${inJakarta('id-ID', to, clock)} WIB`,
  countdown: { days: 'hari', hours: 'jam', minutes: 'menit', seconds: 'detik', remaining: 'Waktu tersisa' },
  mainLinks: 'Menu utama',
  openMenu: 'Menu',
  closeMenu: 'Tutup menu',
  footerLinks: 'Tautan kaki halaman',
  networks: { email: 'Email', website: 'Situs web' },
  followUs: 'Media sosial',
  enlarge: 'Perbesar:',
  close: 'Tutup',
  filmChapters: 'Isi video',
  transcript: 'Transkrip',
  watchOn: (name) => `Tonton di ${name}`,
  openOn: (name) => `Buka di ${name}`,
  listenOn: (name) => `Dengarkan di ${name}`,
  contents: 'Daftar isi',
  noteBeside: 'Catatan',
  form: {
    name: 'Nama',
    whatsapp: 'Nomor WhatsApp',
    whatsappExample: '0812 3456 7890',
    email: 'Email',
    choice: 'Pilihan',
    text: 'Jawaban',
    coupon: 'Kode kupon',
    choose: 'Pilih satu',
    optional: 'boleh kosong',
    consent: 'Persetujuan',
    leaveEmpty: 'Biarkan kosong',
    sheet: 'Formulir',
    send: 'Kirim',
    order: 'Lanjut ke pembayaran',
  },
}

export const labelsEn: SectionLabels = {
  askOnWhatsApp: 'Ask on WhatsApp',
  answeredBy: 'Answered by',
  noTarget: 'This button has no target yet',
  formerPrice: 'Former price',
  usualPrice: 'Usual price',
  total: 'Total',
  savesStamp: 'SAVE',
  saves: 'Save',
  coach: 'Mentor',
  startsOn: 'Starts',
  closesOn: 'Closes',
  seatsLeft: 'Seats left',
  free: 'Free',
  before: 'Before',
  after: 'After',
  source: 'See the original',
  sourceOf: (name) => `by ${name}`,
  rating: (value) => `Rated ${value.toLocaleString('en')} out of 5`,
  decimal: (value) => value.toLocaleString('en', { maximumFractionDigits: 1 }),
  fromRatings: (count) => (count === 1 ? 'from 1 rating' : `from ${count} ratings`),
  showMoreStories: (count) => (count === 1 ? 'Show 1 more story' : `Show ${count} more stories`),
  showFewerStories: 'Show fewer',
  period: 'Time',
  readConversation: 'Read the conversation',
  us: 'Us',
  suits: 'For you who',
  suitsNot: 'Not yet if',
  ofTicks: (count) => `of ${count} fit`,
  lessonKinds: { article: 'Article', ebook: 'E-book', quiz: 'Quiz' },
  lessons: (count) => (count === 1 ? '1 lesson' : `${count} lessons`),
  included: 'Included',
  worthTotal: 'Worth in all',
  youPay: 'You pay',
  result: 'Result',
  dataSource: 'Source:',
  yes: 'Yes',
  no: 'No',
  compared: 'Compared',
  option: 'Option',
  when: 'Day',
  hours: 'Time',
  where: 'Place',
  seats: 'Seats',
  dateToCome: 'Date to follow',
  openMap: 'Open the map',
  openRoom: 'Open the room',
  saveToCalendar: 'Save to calendar',
  googleCalendar: 'Google Calendar',
  eventOver: 'ALREADY OVER',
  contactBy: { whatsapp: 'WhatsApp', phone: 'Phone', email: 'Email', address: 'Address' },
  questions: (count) => (count === 1 ? '1 question' : `${count} questions`),
  questionInitial: 'Q',
  answerInitial: 'A',
  minutes: (count) => hoursAndMinutes(count, 'h', 'min'),
  seconds: (count) => `${count} s`,
  recommended: 'Our choice',
  priceNow: 'Valid now',
  priceEnded: 'Ended',
  until: (day) => `until ${day}`,
  guarantee: 'Guarantee',
  payWith: 'Ways to pay',
  freeStamp: 'FREE OF CHARGE',
  shortDay: (instant) => inJakarta('en-GB', instant, { day: 'numeric', month: 'long' }),
  dayNumber: (instant) => inJakarta('en-GB', instant, { day: 'numeric' }),
  month: (instant) => inJakarta('en-GB', instant, { month: 'long' }),
  weekday: (instant) => inJakarta('en-GB', instant, { weekday: 'long' }),
  day: (instant) => inJakarta('en-GB', instant, longDay),
  time: (instant) => `${inJakarta('en-GB', instant, clock)} WIB`,
  timeRange: (from, to) => `${inJakarta('en-GB', from, clock)}–${inJakarta('en-GB', to, clock)} WIB`,
  countdown: { days: 'days', hours: 'hours', minutes: 'min', seconds: 'sec', remaining: 'Time left' },
  mainLinks: 'Main menu',
  openMenu: 'Menu',
  closeMenu: 'Close the menu',
  footerLinks: 'Links at the foot of the page',
  networks: { email: 'Email', website: 'Website' },
  followUs: 'Social media',
  enlarge: 'Enlarge:',
  close: 'Close',
  filmChapters: 'In this video',
  transcript: 'Transcript',
  watchOn: (name) => `Watch on ${name}`,
  openOn: (name) => `Open in ${name}`,
  listenOn: (name) => `Listen on ${name}`,
  contents: 'Contents',
  noteBeside: 'Note',
  form: {
    name: 'Name',
    whatsapp: 'WhatsApp number',
    whatsappExample: '0812 3456 7890',
    email: 'Email',
    choice: 'Choice',
    text: 'Answer',
    coupon: 'Coupon code',
    choose: 'Choose one',
    optional: 'optional',
    consent: 'Consent',
    leaveEmpty: 'Leave this empty',
    sheet: 'Form',
    send: 'Send',
    order: 'Continue to payment',
  },
}

const longDay = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

// Published dates are read in Indonesia, whatever clock the server runs on.
function inJakarta(locale: string, instant: string, format: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { ...format, timeZone: 'Asia/Jakarta' }).format(new Date(instant))
}

function hoursAndMinutes(minutes: number, hourWord: string, minuteWord: string): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return [hours > 0 ? `${hours} ${hourWord}` : '', rest > 0 || hours === 0 ? `${rest} ${minuteWord}` : '']
    .filter(Boolean)
    .join(' ')
}
