import {
  getPixelSending,
  type PageMeasurement,
  pixelProviders,
  type PixelProvider,
  type PixelSending as Sending,
} from '@naikkelas/contract/marketing'
import { useEffect, useState } from 'react'
import { call } from '../../../../shared/api/call.ts'
import { PixelEventLog } from './pixel-event-log.tsx'
import { PixelSecretField } from './pixel-secret-field.tsx'

const idOf: Readonly<Record<PixelProvider, keyof PageMeasurement>> = {
  meta: 'metaPixelId',
  tiktok: 'tiktokPixelId',
  google: 'googleTagId',
}

interface PixelSendingProps {
  pageId: string
  /** As it is saved: a token belongs to a pixel that is there. */
  saved: PageMeasurement
  mayPublish: boolean
}

/** Server-side events per advertiser: the token, and the last response. */
export function PixelSending({ pageId, saved, mayPublish }: PixelSendingProps) {
  const [sending, setSending] = useState<Sending | null>(null)
  useEffect(() => {
    const abort = new AbortController()
    call(getPixelSending, { params: { pageId } }, { signal: abort.signal })
      .then(setSending)
      .catch(() => {
        // It is shown when the settings are opened next.
      })
    return () => abort.abort()
  }, [pageId])
  const shown = pixelProviders.filter((provider) => saved.isMeasured && saved[idOf[provider]] !== '')
  if (!sending || shown.length === 0) return null
  return (
    <div className="flex flex-col gap-4 border-t border-line pt-4">
      <div className="flex flex-col gap-1">
        <h4 className="text-app-sm font-semibold">Kejadian dari server</h4>
        <p className="text-app-xs text-muted">
          Dengan token, server ikut memberi tahu pengiklan tentang pengunjung yang setuju, juga saat formulir dikirim.
          Nomor dan e-mail hanya dikirim dalam bentuk tersandi. Kejadian yang sama dari piksel dihitung sekali.
        </p>
      </div>
      {shown.map((provider) => (
        <PixelSecretField
          key={provider}
          pageId={pageId}
          provider={provider}
          mayPublish={mayPublish}
          isKept={sending.secrets.includes(provider)}
          onChange={setSending}
        />
      ))}
      {sending.secrets.length > 0 && <PixelEventLog pageId={pageId} events={sending.events} onReload={setSending} />}
    </div>
  )
}
