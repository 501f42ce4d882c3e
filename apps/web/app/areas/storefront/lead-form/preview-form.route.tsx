import { data, type MetaFunction } from 'react-router-dom'
import { PlainFrame } from './unsent-page.tsx'
import { siteNameOf } from '../../../shared/site/site-title.ts'

export const handle = { hydrate: false }

/** Target of forms in previews: a draft accepts no submissions. */
export const loader = () => data(null, { status: 404 })

export const action = () => data(null, { status: 403 })

export const headers = () => ({ 'x-robots-tag': 'noindex' })

export const meta: MetaFunction = ({ matches }) => [
  { title: `Ini pratinjau · ${siteNameOf(matches)}` },
  { name: 'robots', content: 'noindex' },
]

export default function PreviewFormRoute() {
  return (
    <PlainFrame
      title="Ini pratinjau, isian tidak dikirim"
      text="Formulir mulai menerima isian sesudah halamannya terbit; isian pengunjung lalu ada di menu Prospek. Pakai tombol kembali di browser untuk melihat pratinjau lagi."
    />
  )
}
