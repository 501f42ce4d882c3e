/** Every picture of the templates: its name, how it is drawn, and what a page must know of it. */
import { cabai, daun, kunyit, langit, tinta, toska } from './ink/colour.mjs'
import * as faces from './scenes/templates/faces.mjs'
import * as kitchen from './scenes/templates/kitchen.mjs'
import * as lessons from './scenes/templates/lessons.mjs'
import * as screens from './scenes/templates/stock-screens.mjs'
import * as weaver from './scenes/templates/weaver.mjs'
import * as workbench from './scenes/templates/workbench.mjs'

const middle = { x: 0.5, y: 0.5 }

const entry =
  (width, height) =>
  (name, draw, colour, alt, focal = middle) => ({ name, draw, width, height, colour, alt, focal })

const scene = entry(1200, 800)
const wide = entry(1200, 675)
const thing = entry(800, 600)
const face = (name, draw, colour, who) =>
  entry(480, 480)(`potret-${name}`, draw, colour, `Potret ${who}`, { x: 0.5, y: 0.45 })

export const catalogueOfTemplates = [
  scene(
    'foto-produk-meja',
    workbench.photoTable,
    toska[100],
    'Stoples sambal dipotret dengan ponsel di dekat jendela',
    { x: 0.6, y: 0.6 },
  ),
  wide(
    'foto-produk-jendela',
    workbench.photoWindow,
    toska[900],
    'Stoples di bawah cahaya jendela dengan pemantul karton',
  ),
  face('galih', faces.galih, toska[100], 'Galih Pramana'),
  face('mira', faces.mira, kunyit[100], 'Mira Astuti'),

  scene('buku-kas', workbench.cashBook, daun[100], 'Buku kas warung dengan dua amplop dan kalkulator'),
  face('endang', faces.endang, daun[100], 'Endang Lestari'),

  scene('dapur-sambal', kitchen.stove, kunyit[100], 'Juru masak di balik tungku dengan botol sambal', {
    x: 0.5,
    y: 0.5,
  }),
  scene('botol-berjajar', kitchen.bottles, cabai[100], 'Botol sambal berjajar di atas rak kayu', { x: 0.5, y: 0.65 }),
  scene('meja-label', workbench.labelTable, kunyit[100], 'Lembar label dan stoples di meja dapur', { x: 0.5, y: 0.65 }),
  face('yuliana', faces.yuliana, cabai[100], 'Yuliana Sari'),
  face('bambang', faces.bambang, kunyit[100], 'Bambang Suryadi'),

  scene(
    'meja-kemasan',
    workbench.packagingDesk,
    langit[100],
    'Tiga kotak kemasan di samping laptop bergambar rancangan',
    { x: 0.6, y: 0.65 },
  ),
  face('nindya', faces.nindya, langit[100], 'Nindya Larasati'),
  face('reza', faces.reza, tinta[100], 'Reza Firmansyah'),

  scene('layar-stok', screens.stock, '#e6e7fe', 'Daftar stok di laptop dan pesan terjual di ponsel'),
  scene('layar-pesanan', screens.orders, '#5b5fd8', 'Daftar pesanan di ponsel dengan tombol cetak resi'),
  scene('layar-rak', screens.shelf, '#cfd1fb', 'Rak gudang dengan nama sehari-hari di tiap papan'),
  scene('layar-laporan', screens.report, kunyit[200], 'Laporan mingguan: barang laku, diam, dan perlu dibeli'),

  face('haris', faces.haris, tinta[100], 'Haris Wibisana'),
  face('wati', faces.wati, cabai[100], 'Wati Rohayati'),

  wide('kelas-siaran', lessons.broadcast, cabai[100], 'Mentor berbicara ke ponsel di tengah lampu cincin', {
    x: 0.4,
    y: 0.5,
  }),
  wide('kelas-naskah', lessons.script, langit[200], 'Naskah siaran dengan jeda yang ditandai', { x: 0.4, y: 0.5 }),
  wide('kelas-jadwal', lessons.plan, daun[200], 'Kalender jadwal siaran selama satu bulan'),
  face('tyas', faces.tyas, cabai[100], 'Tyas Maharani'),

  scene('hampers-rempah', kitchen.spiceBox, kunyit[800], 'Enam stoples rempah dalam kotak kayu dengan kartu', {
    x: 0.5,
    y: 0.65,
  }),
  face('murni', faces.murni, kunyit[100], 'Murni Handayani'),

  scene('lembar-kerja', workbench.workSheets, langit[200], 'Lembar hitung biaya iklan dan rekaman kelas'),
  face('novi', faces.novi, langit[100], 'Novi Anggraeni'),

  face('dinda', faces.dinda, kunyit[100], 'Dinda Kusuma'),
  thing('buku-resep', kitchen.recipeBook, kunyit[200], 'Sampul buku resep Satu Wajan'),
  wide('video-nasi', kitchen.riceFilm, daun[700], 'Nasi goreng dan telur di atas wajan, dilihat dari atas'),

  wide('toko-lurik', weaver.shop, '#e6e7fe', 'Toko Lurik Wening dengan alat tenun di pintunya', { x: 0.5, y: 0.6 }),
  thing('kain-lurik', weaver.cloth, '#e6e7fe', 'Tiga lipatan kain lurik bertali kuning'),
  thing('kemeja-lurik', weaver.wornShirt, kunyit[100], 'Kemeja lurik cokelat lengan pendek'),
  thing('selendang-lurik', weaver.scarf, cabai[100], 'Dua selendang lurik merah tergantung'),
  thing('tas-lurik', weaver.bag, tinta[200], 'Tas tenun dari sisa benang lurik'),

  face('rahmat', faces.rahmat, langit[100], 'Rahmat Siregar'),
  thing('kelas-kapal', lessons.freight, langit[100], 'Kapal barang membawa peti kemas'),
  thing('kelas-katalog', lessons.catalogueSpread, kunyit[100], 'Katalog terbuka dengan dua keranjang anyaman'),
  thing('kelas-surat', lessons.orderLetter, cabai[100], 'Surat pesanan dalam amplop dan balasan di ponsel'),
]
