import type { LegalTextPage } from '@naikkelas/contract/content'
import { HouseText } from '../legal/house-text.tsx'

/**
 * The privacy policy: what is stored, for how long, and how to withdraw, as described in docs/decisions 0087, 0089,
 * 0091, 0110, 0133 and docs/product/analytics.md.
 */
const parts = [
  {
    title: 'Saat Anda membuka halaman',
    lines: [
      'Kami menghitung halaman yang dibuka, bagian yang terbaca, tombol yang ditekan, jenis perangkat, serta kampanye dan kota yang disebut tautan yang membawa Anda.',
      'Tanpa persetujuan Anda, alamat internet dan jenis browser tidak disimpan bersama hitungan itu. Pengenalnya acak dan berganti setiap hari.',
      'Hitungan satu per satu dihapus sesudah waktu yang ditetapkan pengelola situs, biasanya 90 hari. Jumlah per jam, tanpa orangnya, disimpan 25 bulan.',
    ],
  },
  {
    title: 'Iklan, hanya sesudah Anda setuju',
    lines: [
      'Halaman yang beriklan bertanya lebih dahulu. Baru sesudah Anda menekan Setuju, Meta, TikTok, atau Google diberi tahu tentang kunjungan Anda, dan pengenal di browser Anda bertahan 30 hari.',
      'Bila pertanyaannya menyebut nomor dan e-mail, keduanya dikirim dalam bentuk tersandi sesudah Anda mengirim formulir.',
      'Bila halaman itu rusak di browser Anda, kami dan layanan pencatat kesalahan yang kami pakai diberi tahu apa yang rusak dan di halaman mana. Nomor dan e-mail dihapus lebih dahulu, dan isian formulir tidak ikut.',
      'Pilihan Anda diingat 180 hari. Ubah kapan saja lewat Pengaturan privasi di bagian bawah halaman itu.',
    ],
  },
  {
    title: 'Cookie',
    lines: [
      'Cookie kami sendiri mengingat asal kunjungan Anda (30 hari), pilihan Anda tentang iklan (180 hari), klik iklan yang sudah dicatat (7 hari), dan versi halaman yang Anda dapat. Jika Anda masuk ke akun, satu cookie lagi menjaga Anda tetap masuk.',
    ],
  },
  {
    title: 'Saat Anda mengirim formulir',
    lines: [
      'Jawaban Anda, persetujuan yang Anda beri, dan halaman asalnya disimpan untuk penjual yang halamannya Anda buka.',
      'Isian formulir yang masih salah kami simpan terenkripsi paling lama satu jam agar Anda dapat memperbaikinya. Selain Anda, tidak ada yang dapat membacanya.',
      'Penjual dapat menghapus data Anda kapan saja. Mintalah kepadanya lewat nomor atau e-mail di halamannya.',
      'Tautan berhenti di pesan mereka membuat Anda tidak dihubungi lagi. Permintaan itu tetap berlaku setelah data Anda dihapus.',
    ],
  },
] as const

/** Linked from the consent banner. Works without script. */
export function PrivacyPage({ text }: { text?: LegalTextPage }) {
  return (
    <HouseText
      kind="privacy"
      intro="Apa yang dicatat saat Anda membuka halaman di sini, untuk apa, dan cara menghentikannya."
      parts={parts}
      text={text}
    />
  )
}
