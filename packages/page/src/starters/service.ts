import { richTextOf } from '@naikkelas/ui/rich-text/schema'
import { type Cta, noImage, noLink } from '@naikkelas/ui/sections/registry'
import { emptyDocument, type PageDocument } from '../document.ts'
import { starterSection, withIds } from './starter-section.ts'

const toOffer = (label: string): Cta => ({ label, target: { kind: 'offer' }, style: 'primary', note: '' })
const card = { image: noImage, role: '', badge: '', target: noLink }

/** Jasa: opening, cost of waiting, services, steps, the person, price, questions, contact. Leads to WhatsApp. */
export function service(): PageDocument {
  const questions = starterSection(
    'accordion_list',
    {
      layout: 'lines',
      title: 'Sebelum Anda bertanya',
      items: withIds([
        {
          question: 'Berapa lama pengerjaannya?',
          answer: richTextOf('Sebutkan waktu tercepat dan yang biasa.'),
          group: '',
          isOpen: false,
        },
        {
          question: 'Apa yang perlu saya siapkan?',
          answer: richTextOf('Sebutkan akses, foto, dan data yang dibutuhkan.'),
          group: '',
          isOpen: false,
        },
        {
          question: 'Bagaimana cara membayar?',
          answer: richTextOf('Sebutkan uang muka dan pelunasan.'),
          group: '',
          isOpen: false,
        },
      ]),
    },
    { tone: 'white' },
  )
  return {
    ...emptyDocument(),
    theme: { ...emptyDocument().theme, brand: '#2e6eb9' },
    offer: {
      ...emptyDocument().offer,
      cta: {
        label: 'Tanya lewat WhatsApp',
        target: { kind: 'whatsapp', number: '', text: 'Halo, saya ingin bertanya tentang jasa ini.' },
      },
    },
    sections: [
      starterSection(
        'headline',
        {
          layout: 'board',
          eyebrow: 'Jasa untuk toko daring',
          title: 'Pekerjaan yang Anda ambil alih dari pemilik toko',
          text: 'Apa yang dikerjakan, untuk toko seperti apa, dan kapan hasilnya terlihat.',
          cta: toOffer('Tanya lewat WhatsApp'),
          secondCta: {
            label: 'Baca tanya jawab',
            target: { kind: 'section', sectionId: questions.id },
            style: 'secondary',
            note: '',
          },
        },
        { tone: 'board' },
      ),
      starterSection(
        'paragraph',
        {
          layout: 'columns',
          title: 'Biaya kalau terus ditunda',
          body: richTextOf(
            'Ceritakan apa yang hilang setiap minggu: waktu, pesanan, atau tenaga.',
            'Pakai contoh yang dapat dihitung sendiri oleh pembaca.',
          ),
        },
        { tone: 'paper', hasStep: true },
      ),
      starterSection(
        'grid_card',
        {
          layout: 'feature',
          title: 'Yang kami kerjakan',
          items: withIds([
            {
              ...card,
              icon: 'toko' as const,
              title: 'Layanan utama',
              text: 'Jelaskan hasilnya, bukan hanya tugasnya.',
            },
            { ...card, icon: 'obrolan' as const, title: 'Layanan kedua', text: 'Sebutkan apa yang termasuk.' },
            {
              ...card,
              icon: 'grafik' as const,
              title: 'Layanan ketiga',
              text: 'Sebutkan laporan yang diterima pemilik toko.',
            },
          ]),
        },
        { tone: 'white' },
      ),
      starterSection(
        'grid_card',
        {
          layout: 'numbered',
          title: 'Cara kerjanya',
          items: withIds([
            { ...card, icon: '' as const, title: 'Ceritakan toko Anda', text: 'Kami mendengar dahulu, tanpa biaya.' },
            {
              ...card,
              icon: '' as const,
              title: 'Sepakati rencana',
              text: 'Anda menerima rincian pekerjaan dan harga.',
            },
            {
              ...card,
              icon: '' as const,
              title: 'Kami kerjakan',
              text: 'Anda menerima kabar pada hari yang disepakati.',
            },
          ]),
        },
        { tone: 'paper' },
      ),
      starterSection(
        'image_paragraph',
        {
          layout: 'left',
          title: 'Siapa yang mengerjakan',
          body: richTextOf('Perkenalkan orangnya dan pekerjaan yang pernah diselesaikan.'),
        },
        { tone: 'white' },
      ),
      starterSection(
        'cta_button',
        {
          layout: 'price',
          title: 'Mulai dari satu paket',
          text: 'Sebutkan apa yang termasuk dan yang tidak.',
          cta: toOffer('Tanya lewat WhatsApp'),
          hasPrice: true,
        },
        { tone: 'soft', hasStep: true },
      ),
      questions,
      starterSection(
        'background_full',
        {
          layout: 'board',
          title: 'Ceritakan toko Anda hari ini',
          text: 'Sebutkan kapan pesan dibalas.',
          align: 'start',
          cta: toOffer('Tanya lewat WhatsApp'),
        },
        { tone: 'turmeric' },
      ),
    ],
  }
}
