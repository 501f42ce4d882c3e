import { type CertificateLook, certificateLookSchema, previewCertificate } from '@naikkelas/contract/learning'
import { useEffect, useState } from 'react'
import { messageOf } from '../../../../shared/api/api-error.ts'
import { call } from '../../../../shared/api/call.ts'

interface TemplatePreviewProps {
  look: CertificateLook
  signatureId: string | null
}

/** After the last key, in milliseconds. */
const pauseMs = 300

/** The certificate as its PDF is drawn, a moment after each change; of what cannot be saved the last one that could. */
export function TemplatePreview({ look, signatureId }: TemplatePreviewProps) {
  const [svg, setSvg] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const asked = JSON.stringify({ look, signatureId })
  useEffect(() => {
    const body = JSON.parse(asked) as TemplatePreviewProps
    if (!certificateLookSchema.safeParse(body.look).success) return
    let isCurrent = true
    const timer = setTimeout(async () => {
      try {
        const drawn = await call(previewCertificate, { body })
        if (!isCurrent) return
        setSvg(drawn.svg)
        setProblem(null)
      } catch (error) {
        if (isCurrent) setProblem(messageOf(error))
      }
    }, pauseMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [asked])
  return (
    <figure className="flex flex-col gap-2">
      <div className="flex aspect-842/595 items-center justify-center overflow-hidden rounded-box border border-line bg-ground">
        {svg === null ? (
          <span className="text-app-sm text-muted">Menggambar pratinjau…</span>
        ) : (
          <img
            className="size-full"
            src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`}
            alt="Pratinjau sertifikat dengan nama contoh"
          />
        )}
      </div>
      <figcaption aria-live="polite" className="text-app-xs text-muted">
        {problem ?? 'Digambar sama dengan PDF-nya. Nama, nomor, dan kodenya contoh.'}
      </figcaption>
    </figure>
  )
}
