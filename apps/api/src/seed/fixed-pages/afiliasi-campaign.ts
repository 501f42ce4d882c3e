import {
  askName,
  askNumber,
  askText,
  accounts,
  links,
  list,
  numbers,
  on,
  questions,
  section,
  toOffer,
  toSection,
  url,
} from '@naikkelas/page/compose'
import { noImage } from '@naikkelas/ui/sections/registry'
import type { FixedPage } from './fixed-page.ts'
import { composed, drawing, offering, shortName, wearing } from './parts.ts'

/** The next shopping day of December, 12.12 at midnight in WIB. */
export function nextShoppingDay(now: Date): string {
  const inYear = (year: number) => `${String(year)}-12-12T00:00:00+07:00`
  const year = now.getUTCFullYear()
  return Date.parse(inYear(year)) > now.getTime() ? inYear(year) : inYear(year + 1)
}

/** What affiliates open on a phone before they post: a link page. */
export const affiliateCampaign: FixedPage = {
  path: '/afiliasi/campaign',
  document(brand) {
    const until = nextShoppingDay(new Date())
    const form = section(
      'lead_form',
      {
        layout: 'sheet',
        title: 'Ikut kampanye berikutnya',
        text: 'Bahan baru dikirim ke WhatsApp Anda sepuluh hari sebelum kampanye dimulai.',
        fields: list(askName, askNumber, askText('Akun yang Anda pakai', false)),
        cta: toOffer('Kirimi saya bahannya'),
      },
      on('turmeric'),
    )
    return composed({
      template: 1,
      theme: wearing('manggis', 'montserrat', 'medium'),
      seo: {
        title: 'Kampanye afiliasi: bahan, tautan, dan jadwal',
        description:
          'Satu halaman untuk afiliasi: yang sedang dikampanyekan, kalimat yang boleh disalin, jadwal, dan cara ikut kampanye berikutnya.',
      },
      offer: offering(brand, {
        name: 'Kampanye afiliasi',
        label: 'Ikut kampanye',
        target: { kind: 'section', sectionId: form.id },
      }),
      sections: [
        section(
          'profile_header',
          {
            layout: 'steps',
            title: 'Kampanye afiliasi',
            role: 'Bahan dan jadwal untuk afiliasi',
            bio: 'Pilih satu, tulis dengan kata Anda sendiri, sebut bahwa tautannya tautan afiliasi.',
            image: drawing('potret-mira', 'Ilustrasi pengelola kampanye'),
            facts: numbers(['30 hari', 'tautan berlaku'], ['14 hari', 'komisi menunggu']),
            cta: toSection('Ikut kampanye', form, 'primary'),
          },
          on('brand'),
        ),
        section(
          'countdown',
          {
            layout: 'line',
            title: 'Menuju hari belanja 12.12',
            text: 'Tulisan yang tayang seminggu sebelumnya biasanya sempat dibaca.',
            until,
            cta: toSection('Minta bahannya', form, 'primary'),
          },
          { ...on('board'), schedule: { from: null, to: until } },
        ),
        section(
          'link_list',
          {
            layout: 'buttons',
            title: 'Yang bisa Anda sarankan',
            items: links(
              {
                label: 'Kelas gratis untuk penjual baru',
                note: 'Paling mudah disarankan',
                target: url('/kelas-shopee-gratis'),
                icon: 'hadiah',
                isHighlighted: true,
              },
              {
                label: 'Kelas Shopee',
                note: 'Untuk toko yang sudah buka',
                target: url('/kelas-shopee'),
                icon: 'keranjang',
              },
              {
                label: 'Kelas TikTok',
                note: 'Untuk yang canggung merekam',
                target: url('/kelas-tiktok'),
                icon: 'video',
              },
              { label: 'Kelas CS', note: 'Untuk toko dengan karyawan', target: url('/kelas-cs'), icon: 'obrolan' },
              { label: 'Tools penjual', note: 'Ada uji coba 7 hari', target: url('/tools-kami'), icon: 'laptop' },
            ),
          },
          on('white'),
        ),
        section(
          'gallery',
          {
            layout: 'strip',
            title: 'Gambar yang boleh dipakai',
            isEnlargeable: true,
            items: list(
              { image: drawing('meja-kemasan', 'Ilustrasi kotak kemasan di meja'), caption: 'Untuk kelas toko baru' },
              { image: drawing('kelas-siaran', 'Ilustrasi penjual merekam video'), caption: 'Untuk kelas video' },
              { image: drawing('layar-pesanan', 'Ilustrasi daftar pesanan'), caption: 'Untuk tools' },
            ),
          },
          on('paper'),
        ),
        section(
          'accordion_list',
          {
            layout: 'lines',
            title: 'Kalimat yang boleh disalin',
            items: questions(
              [
                'Untuk teman yang baru mau jualan',
                'Ada kelas gratis satu jam buat yang mau buka toko. Aku suka bagian hitung modalnya. (Tautan afiliasi.)',
              ],
              [
                'Untuk pemilik toko',
                'Kalau tokomu dilihat orang tapi jarang dibeli, coba kelas ini. Dimulai dari judul dan foto, bukan diskon. (Tautan afiliasi.)',
              ],
              [
                'Yang jangan ditulis',
                'Janji penghasilan, kata “dijamin”, atau ulasan tentang kelas yang belum Anda ikuti.',
              ],
            ),
          },
          on('white'),
        ),
        form,
        ...(brand.whatsapp === null
          ? []
          : [
              section(
                'social_row',
                { layout: 'names', title: 'Tanya tim afiliasi', accounts: accounts(['whatsapp', brand.whatsapp]) },
                on('white'),
              ),
            ]),
        section(
          'footer',
          {
            layout: 'line',
            name: shortName(brand),
            logo: noImage,
            text: '',
            columns: list({
              title: 'Afiliasi',
              links: list(
                { label: 'Aturan program', target: url('/afiliasi') },
                { label: 'Kelas Afiliasi Basic', target: url('/kelas-afiliasi-basic') },
                { label: 'Kebijakan privasi', target: url('/privacy') },
              ),
            }),
          },
          on('paper'),
        ),
      ],
    })
  },
}
