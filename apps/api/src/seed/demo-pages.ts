import type { PageDocument, StoredSection } from '@naikkelas/page'
import { emptyDocument } from '@naikkelas/page'
import { courseOffer, courseSections } from '@naikkelas/ui/samples'
import { type Link, noCta } from '@naikkelas/ui/sections/registry'
import { demoFilm } from './demo-pictures.ts'
import type { DemoPictures } from './demo-section.ts'
import { courseNumber, infoAnchors, infoLink, infoSections } from './pages/info-peserta.ts'
import { kopiRatnaSections } from './pages/kopi-ratna.ts'
import { marketplaceSections } from './pages/kelola-marketplace.ts'
import { workshopSections } from './pages/workshop-iklan.ts'
import { demoPartner } from './demo-partners.ts'

export interface DemoPage {
  name: string
  link: string
  kind: 'exclusive' | 'partner'
  /** Of the partner it belongs to. */
  partnerName: string | null
  document: Omit<PageDocument, 'schema' | 'sections'>
  sections: (pictures: DemoPictures, pageIds: Readonly<Record<string, string>>) => StoredSection[]
  isPublished: boolean
  /** A title that was changed after publishing. */
  laterTitle?: string
}

/** A link to a page by id has no place on it, so its address is written out. */
const infoPart = (part: keyof typeof infoAnchors): Link => ({ kind: 'url', href: `/${infoLink}#${infoAnchors[part]}` })

const { schema: _, sections: __, ...blank } = emptyDocument()

const courseChat = (text: string): Link => ({ kind: 'whatsapp', number: courseNumber, text })

/** The sample's price leads to the end of its page; on a site with a chat it leads there. */
const chatAtPrice = (section: StoredSection): StoredSection =>
  section.type === 'image_paragraph' && section.content.priceText !== ''
    ? {
        ...section,
        content: { ...section.content, cta: { ...noCta, label: 'Daftar sekarang' } } as StoredSection['content'],
      }
    : section

/** The demo world's pages, in the order they are made: later ones may link to earlier ones. */
export function demoPages(pictures: DemoPictures): DemoPage[] {
  const film = pictures[demoFilm.name]?.id
  const contact = courseChat('Halo, saya ingin bertanya tentang kelas Kuasai Data Usaha.')
  const register = courseChat('Halo, saya mau daftar kelas Kuasai Data Usaha.')
  return [
    {
      name: 'Info Peserta Kuasai Data Usaha',
      link: infoLink,
      kind: 'exclusive',
      partnerName: null,
      document: {
        ...blank,
        seo: {
          ...blank.seo,
          title: 'Info peserta Kuasai Data Usaha',
          description: 'Panduan memulai, jadwal sesi langsung, dan kebijakan pengembalian kelas Kuasai Data Usaha.',
          // For participants only, so it is not indexed.
          isIndexed: false,
        },
      },
      sections: () => infoSections(contact),
      isPublished: true,
    },
    {
      name: 'Kelas Kuasai Data Usaha',
      link: 'kelas-data-usaha',
      kind: 'exclusive',
      partnerName: null,
      document: {
        ...blank,
        offer: { ...courseOffer, cta: { ...courseOffer.cta, target: register } },
        seo: {
          title: 'Kuasai Data Usaha dalam Empat Minggu',
          description:
            'Kelas praktik untuk pemilik usaha kecil: laporan rapi, keputusan cepat, dan malam yang lebih tenang. 12 pelajaran, akses selamanya.',
          imageId: pictures['bagikan-kuasai-data-usaha']?.id ?? null,
          isIndexed: true,
        },
      },
      sections: () =>
        (
          courseSections(Object.fromEntries(Object.entries(pictures).map(([name, { id }]) => [name, id])), {
            register,
            guide: infoPart('guide'),
            schedule: infoPart('schedule'),
            refund: infoPart('refund'),
            channel: null,
            contact,
            ...(film === undefined ? {} : { film: { kind: 'file' as const, mediaId: film } }),
          }) as StoredSection[]
        ).map(chatAtPrice),
      isPublished: true,
    },
    {
      name: 'Kopi Ratna',
      link: 'kopi-ratna',
      kind: 'partner',
      partnerName: demoPartner.name,
      document: {
        ...blank,
        template: 1,
        theme: { ...blank.theme, font: 'montserrat', rounded: 'full', brand: '#8a4b2a' },
        offer: {
          ...blank.offer,
          name: 'Kopi Ratna',
          whatsapp: '6281200001234',
          cta: {
            label: 'Pesan lewat WhatsApp',
            target: { kind: 'whatsapp', number: '6281200001234', text: 'Halo Kopi Ratna, saya mau pesan.' },
          },
        },
        seo: {
          ...blank.seo,
          title: 'Kopi Ratna, sangrai rumahan dari Malang',
          description: 'Biji kopi sangrai kecil, kelas seduh akhir pekan, dan kelas data tempat kami belajar.',
          imageId: pictures['mitra-kopi-ratna']?.id ?? null,
        },
      },
      sections: kopiRatnaSections,
      isPublished: true,
    },
    {
      name: 'Jasa Kelola Marketplace',
      link: 'kelola-marketplace',
      kind: 'exclusive',
      partnerName: null,
      document: {
        ...blank,
        theme: { ...blank.theme, font: 'roboto', brand: '#2e6eb9' },
        linkWords: { kota: { fallback: 'seluruh Indonesia', words: ['Jabodetabek'] } },
        offer: {
          ...blank.offer,
          name: 'Kelola Marketplace',
          price: 1_250_000,
          strikePrice: 1_600_000,
          whatsapp: '6281200005678',
          cta: {
            label: 'Tanya lewat WhatsApp',
            target: {
              kind: 'whatsapp',
              number: '6281200005678',
              text: 'Halo, saya ingin bertanya tentang jasa kelola marketplace.',
            },
          },
        },
        seo: {
          ...blank.seo,
          title: 'Jasa kelola marketplace untuk toko kecil',
          description: 'Produk diunggah, chat dibalas, iklan dijaga. Anda tinggal menyiapkan barang.',
          imageId: pictures['sampul-jasa-marketplace']?.id ?? null,
        },
      },
      sections: marketplaceSections,
      isPublished: true,
      laterTitle: 'Toko Anda tetap buka saat Anda mengemas',
    },
    {
      name: 'Workshop Iklan Hemat',
      link: 'workshop-iklan-hemat',
      kind: 'exclusive',
      partnerName: null,
      document: {
        ...blank,
        theme: { ...blank.theme, brand: '#b3261e' },
        offer: { ...blank.offer, name: 'Workshop Iklan Hemat Toko Kecil', price: 175_000, seats: 40, coach: 'Arif' },
      },
      sections: workshopSections,
      isPublished: false,
    },
  ]
}
