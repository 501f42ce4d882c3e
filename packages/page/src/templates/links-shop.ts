import { emptyDocument } from '../document.ts'
import { look } from './looks.ts'
import { accounts, links, offerLink, picture, saying, url } from './template-parts.ts'
import { list, on, section } from './template-section.ts'
import type { Template } from './template.ts'

const marketplace = url('https://shopee.co.id/lurikwening.contoh')

/** Tautan toko: the front of a shop, its two doors, and what lies in the window. */
export const linksShop: Template = {
  label: 'Tautan toko',
  purpose: 'Etalase satu layar: sampul, WhatsApp, marketplace, produk, peta, ulasan.',
  goals: ['links'],
  looks: [look('nila', { font: 'montserrat' }), look('kopi', { rounded: 'full' }), look('pandan', { rounded: 'none' })],
  asks: ['name', 'whatsapp'],
  sample: { name: 'Lurik Wening' },
  make: () => ({
    ...emptyDocument(),
    template: 1,
    theme: linksShop.looks[0].theme,
    seo: {
      title: 'Lurik Wening, tenun lurik dari Klaten',
      description:
        'Lurik tenun tangan: kain, kemeja, selendang, dan tas. Pesan lewat WhatsApp atau marketplace, kirim ke seluruh Indonesia.',
      imageId: picture('toko-lurik').mediaId,
      isIndexed: true,
    },
    offer: {
      ...emptyDocument().offer,
      cta: {
        label: 'Pesan lewat WhatsApp',
        target: { kind: 'whatsapp', number: '', text: 'Halo Lurik Wening, saya mau pesan.' },
      },
    },
    sections: [
      section(
        'profile_header',
        {
          layout: 'cover',
          title: 'Lurik Wening',
          role: 'Tenun lurik tangan dari Klaten',
          bio: 'Ditenun di teras belakang, satu motif sehari. Sisa benang menjadi tas.',
          cover: picture('toko-lurik'),
          facts: list({ value: 'Klaten', label: 'Kota' }, { value: '08.00–16.00', label: 'Buka' }),
        },
        { ...on('paper'), spacing: 'tight' },
      ),
      section(
        'link_list',
        {
          layout: 'buttons',
          title: '',
          items: links(
            {
              label: 'Pesan lewat WhatsApp',
              note: 'Tanya motif dan ukuran',
              icon: 'obrolan',
              target: offerLink,
              isHighlighted: true,
            },
            { label: 'Belanja di Shopee', note: 'Bisa bayar di tempat', icon: 'toko', target: marketplace },
          ),
        },
        { ...on('paper'), spacing: 'tight' },
      ),
      section(
        'link_list',
        {
          layout: 'grid',
          title: 'Baru dari alat tenun',
          items: links(
            {
              label: 'Kain lurik sapit urang',
              note: 'Per dua meter',
              price: 'Rp185.000',
              image: picture('kain-lurik'),
              target: marketplace,
            },
            {
              label: 'Kemeja lengan pendek',
              note: 'Ukuran S sampai XXL',
              price: 'Rp240.000',
              image: picture('kemeja-lurik'),
              target: marketplace,
            },
            {
              label: 'Selendang kecil',
              note: 'Tujuh warna',
              price: 'Rp95.000',
              image: picture('selendang-lurik'),
              target: marketplace,
            },
            {
              label: 'Tas dari sisa benang',
              note: 'Setiap tas berbeda',
              price: 'Rp130.000',
              image: picture('tas-lurik'),
              target: marketplace,
            },
          ),
        },
        { ...on('white'), spacing: 'tight' },
      ),
      section(
        'announcement_bar',
        {
          layout: 'link',
          icon: 'hadiah',
          text: 'Beli dua kain, ongkos kirim kami tanggung',
          label: 'Tanya caranya',
          target: offerLink,
        },
        on('board'),
      ),
      section(
        'testimonial_1',
        {
          layout: 'story',
          title: 'Dari seragam keluarga',
          ...saying({
            quote:
              'Kami pesan dua puluh potong untuk hajatan. Warnanya sama semua, dan benangnya tidak luntur setelah dicuci.',
            name: 'Prihatin',
            role: 'Ibu pengantin',
            city: 'Sukoharjo',
          }),
        },
        { ...on('white'), spacing: 'tight' },
      ),
      section(
        'embed',
        {
          layout: 'slip',
          title: 'Lihat menenun',
          text: 'Datang sebelum pukul empat, alat tenun masih berbunyi.',
          provider: 'maps',
          reference: 'Alun-alun Klaten',
        },
        { ...on('paper'), spacing: 'tight' },
      ),
      section(
        'social_row',
        {
          layout: 'row',
          title: '',
          accounts: accounts(
            ['instagram', 'lurikwening.contoh'],
            ['shopee', 'lurikwening.contoh'],
            ['facebook', 'lurikwening.contoh'],
          ),
        },
        on('paper'),
      ),
    ],
  }),
}
