/** Every picture of the demo world: its file, how it is drawn, and what a page must know of it. */
import * as banners from './scenes/banners.mjs'
import * as coverAds from './scenes/cover-ads.mjs'
import * as coverAgency from './scenes/cover-agency.mjs'
import * as coverData from './scenes/cover-data.mjs'
import * as coverService from './scenes/cover-service.mjs'
import * as coverShopee from './scenes/cover-shopee.mjs'
import * as coverTiktok from './scenes/cover-tiktok.mjs'
import * as chalkboard from './scenes/chalkboard.mjs'
import * as classIntro from './scenes/class-intro.mjs'
import * as classPackage from './scenes/class-package.mjs'
import * as coffeeCounter from './scenes/coffee-counter.mjs'
import * as coffeeShop from './scenes/coffee-shop.mjs'
import * as dashboardClass from './scenes/dashboard-class.mjs'
import * as eveningShops from './scenes/evening-shops.mjs'
import * as learningRoom from './scenes/learning-room.mjs'
import * as mentorChart from './scenes/mentor-chart.mjs'
import * as portraits from './scenes/portraits.mjs'
import * as share from './scenes/share.mjs'
import * as workshopHall from './scenes/workshop-hall.mjs'
import * as workshopPractice from './scenes/workshop-practice.mjs'
import * as workshopTicket from './scenes/workshop-ticket.mjs'
import { cabai, daun, kunyit, langit, tinta, toska } from './ink/colour.mjs'

const middle = { x: 0.5, y: 0.5 }

const entry =
  (width, height, purpose) =>
  (file, draw, colour, alt, focal = middle) => ({
    file: `${file}.svg`,
    width,
    height,
    purpose,
    colour,
    focal,
    alt,
    draw,
  })

const scene = entry(1200, 800, 'course-page')
const backdrop = (...given) => ({ ...entry(1200, 800, 'course-page')(...given), isDecorative: true })
const face = entry(480, 480, 'testimonial')
const mentor = entry(960, 960, 'mentor')
const cover = entry(1200, 675, 'cover')
const session = entry(1200, 800, 'workshop')

export const catalogue = [
  scene('peserta-dasbor', dashboardClass.draw, toska[100], 'Peserta kelas menyusun dasbor penjualan', {
    x: 0.45,
    y: 0.4,
  }),
  scene('perkenalan-kelas', classIntro.draw, toska[900], 'Cuplikan video perkenalan kelas', { x: 0.6, y: 0.4 }),
  backdrop('papan-tulis', chalkboard.draw, toska[950], 'Papan tulis dengan kapur di tepinya', { x: 0.5, y: 0.5 }),
  scene('meja-kasir', coffeeCounter.draw, kunyit[100], 'Meja kasir toko kopi dengan laptop', { x: 0.5, y: 0.6 }),
  scene('mentor-grafik', mentorChart.draw, toska[50], 'Mentor menjelaskan grafik kepada peserta', { x: 0.5, y: 0.4 }),
  scene('ruang-belajar', learningRoom.draw, toska[200], 'Tampilan ruang belajar daring', { x: 0.5, y: 0.45 }),
  scene('paket-kelas', classPackage.draw, toska[100], 'Paket kelas dan berkas latihan', { x: 0.5, y: 0.6 }),
  backdrop('toko-senja', eveningShops.draw, toska[950], 'Deretan toko di waktu senja', { x: 0.75, y: 0.8 }),

  face('potret-wulan-anggraini', portraits.wulan, kunyit[100], 'Potret Wulan Anggraini'),
  face('potret-bagus-prakoso', portraits.bagus, langit[100], 'Potret Bagus Prakoso'),
  face('potret-nadia-siregar', portraits.nadia, cabai[100], 'Potret Nadia Siregar'),
  face('potret-yusuf-halim', portraits.yusuf, daun[100], 'Potret Yusuf Halim'),
  face('potret-ketut-sari', portraits.ketut, toska[100], 'Potret Ketut Sari'),
  face('potret-rini-maulida', portraits.rini, langit[100], 'Potret Rini Maulida'),

  mentor('mentor-sinta', portraits.sinta, toska[200], 'Sinta, mentor kelas data', { x: 0.5, y: 0.35 }),
  mentor('mentor-arif', portraits.arif, kunyit[200], 'Arif, mentor kelas data, memegang tablet bergambar grafik', {
    x: 0.5,
    y: 0.35,
  }),

  cover('sampul-kelas-shopee', coverShopee.draw, toska[100], 'Sampul kelas Toko Ramai Tanpa Diskon'),
  cover('sampul-kelas-tiktok', coverTiktok.draw, cabai[900], 'Sampul kelas Live yang Menjual'),
  cover('sampul-kelas-iklan', coverAds.draw, langit[200], 'Sampul kelas Iklan Hemat Setiap Hari'),
  cover('sampul-kelas-cs', coverService.draw, daun[100], 'Sampul kelas Balas Cepat, Jadi Beli'),
  cover('sampul-kelas-data', coverData.draw, kunyit[100], 'Sampul kelas Laporan Satu Halaman'),
  cover('sampul-jasa-marketplace', coverAgency.draw, tinta[200], 'Sampul jasa Kelola Marketplace'),

  entry(1200, 630, 'share')(
    'bagikan-kuasai-data-usaha',
    share.draw,
    toska[900],
    'Kuasai Data Usaha dalam Empat Minggu, kelas daring 12 pelajaran',
  ),

  entry(1800, 600, 'banner')(
    'banner-kelas-gratis',
    banners.freeCourses,
    daun[900],
    'Kelas gratis untuk toko pertama Anda',
  ),
  entry(900, 900, 'banner')(
    'banner-kelas-gratis-ponsel',
    banners.freeCoursesPhone,
    daun[900],
    'Kelas gratis untuk toko pertama Anda, untuk ponsel',
  ),
  entry(1800, 600, 'banner')('banner-acara', banners.events, kunyit[200], 'Belajar bareng di acara terdekat'),
  entry(1800, 600, 'banner')(
    'banner-data-usaha',
    banners.dataClass,
    langit[900],
    'Kuasai data usaha dalam empat minggu',
  ),
  entry(1080, 1200, 'popup')(
    'pop-up-langkah-pertama',
    banners.firstStep,
    toska[900],
    'Ambil satu kelas gratis hari ini',
  ),

  entry(960, 960, 'partner')(
    'mitra-kak-wulan',
    portraits.kakWulan,
    toska[300],
    'Kak Wulan, mentor data, melambaikan tangan',
    { x: 0.5, y: 0.35 },
  ),
  entry(1200, 675, 'partner')(
    'mitra-kopi-ratna',
    coffeeShop.draw,
    kunyit[100],
    'Ratna di balik jendela toko Kopi Ratna',
    { x: 0.5, y: 0.55 },
  ),

  session('workshop-aula', workshopHall.draw, langit[800], 'Mentor menjelaskan iklan hemat di depan peserta workshop', {
    x: 0.6,
    y: 0.4,
  }),
  session(
    'workshop-karcis',
    workshopTicket.draw,
    langit[100],
    'Karcis Workshop Iklan Hemat Toko Kecil dengan jadwal dan ponsel',
    { x: 0.5, y: 0.6 },
  ),
  session('workshop-praktik', workshopPractice.draw, langit[100], 'Dua peserta mengatur biaya iklan toko di laptop', {
    x: 0.5,
    y: 0.5,
  }),
]
