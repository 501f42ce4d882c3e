/**
 * The words a section brings itself, beside what its content says. A language is one object of this type: a key left
 * out does not compile.
 */
export interface SectionLabels {
  /** Heading of a card that opens a chat. */
  askOnWhatsApp: string
  /** Precedes the name of the person who answers. */
  answeredBy: string
  /** In an editor, of a button whose target is still to be chosen. */
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
  lessonKinds: { article: string; ebook: string; quiz: string; assignment: string }
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
  /** Headings of the lists beside a film. */
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
  /** Label of the hidden field that catches robots. */
  leaveEmpty: string
  /** Head of a form that looks printed. */
  sheet: string
  send: string
  order: string
  /** Before the link to the privacy policy. */
  usedAsSaidIn: string
  privacyPolicy: string
}
