import { emptyDocument } from '../document.ts'
import { look } from './looks.ts'
import { accounts, links, offerLink, picture, url } from './template-parts.ts'
import { on, section } from './template-section.ts'
import type { Template } from './template.ts'

/** Tautan kreator: a face, one highlight, and where everything else is. */
export const linksCreator: Template = {
  label: 'Tautan kreator',
  purpose: 'Satu alamat untuk bio: potret, sorotan, tautan, video, media sosial.',
  goals: ['links', 'profile'],
  looks: [look('manggis', { rounded: 'full' }), look('bata', { rounded: 'full', font: 'montserrat' }), look('arang')],
  asks: ['name', 'whatsapp'],
  sample: { name: 'Buku resep anak kos' },
  make: () => ({
    ...emptyDocument(),
    template: 1,
    theme: linksCreator.looks[0].theme,
    seo: {
      title: 'Dinda Kusuma, masak murah untuk anak kos',
      description: 'Resep di bawah sepuluh ribu, alat yang saya pakai, dan cara bekerja sama dengan Dinda Kusuma.',
      imageId: picture('potret-dinda').mediaId,
      isIndexed: true,
    },
    offer: {
      ...emptyDocument().offer,
      cta: {
        label: 'Pesan bukunya',
        target: { kind: 'whatsapp', number: '', text: 'Halo Dinda, saya mau pesan buku resepnya.' },
      },
    },
    sections: [
      section(
        'profile_header',
        {
          layout: 'portrait',
          title: 'Dinda Kusuma',
          role: 'Masak satu wajan di kamar kos',
          bio: 'Resep di bawah sepuluh ribu, dari dapur dua kali dua meter di Jatinangor.',
          image: picture('potret-dinda'),
        },
        { ...on('brand'), spacing: 'tight' },
      ),
      section(
        'link_list',
        {
          layout: 'cards',
          title: '',
          items: links({
            label: 'Buku resep anak kos',
            note: 'Empat puluh resep satu wajan',
            target: offerLink,
            image: picture('buku-resep'),
            isHighlighted: true,
          }),
        },
        { ...on('white'), spacing: 'tight' },
      ),
      section(
        'link_list',
        {
          layout: 'buttons',
          title: '',
          items: links(
            { label: 'Menu minggu ini', note: 'Belanja sekali, makan lima hari', icon: 'kalender', target: offerLink },
            {
              label: 'Alat yang saya pakai',
              note: 'Wajan, pisau, dan kompor kecil',
              icon: 'keranjang',
              target: offerLink,
            },
            { label: 'Grup tukar resep', icon: 'kelompok', target: offerLink },
            {
              label: 'Kelas masak pertama',
              note: 'Untuk yang belum pernah',
              icon: 'video',
              target: offerLink,
              price: 'Gratis',
            },
            { label: 'Kerja sama dan undangan', icon: 'surat', target: offerLink },
          ),
        },
        { ...on('white'), spacing: 'tight' },
      ),
      section(
        'title_media',
        {
          layout: 'wide',
          title: 'Baru diunggah: nasi goreng tanpa minyak',
          text: '',
          image: picture('video-nasi'),
          video: { kind: 'link', target: url('https://www.youtube.com/@dapurdinda.contoh') },
          playLabel: 'Tonton di YouTube',
        },
        { ...on('paper'), spacing: 'tight' },
      ),
      section(
        'social_row',
        {
          layout: 'row',
          title: '',
          accounts: accounts(
            ['instagram', 'dapurdinda.contoh'],
            ['tiktok', 'dapurdinda.contoh'],
            ['youtube', 'dapurdinda.contoh'],
          ),
        },
        on('paper'),
      ),
    ],
  }),
}
