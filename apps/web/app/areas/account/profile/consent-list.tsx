import { legalVersionPath, type LegalVersions } from '@naikkelas/contract'
import { type Consent, setConsent } from '@naikkelas/contract/identity'
import { Switch } from '@naikkelas/ui/switch'
import { formatLongDate } from '@naikkelas/ui/format'
import { useToast } from '@naikkelas/ui/toast'
import { useState } from 'react'
import { messageOf } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'

/** What the member agreed to, and what can be withdrawn here. */
export function ConsentList({ consents }: { consents: readonly Consent[] }) {
  const [known, setKnown] = useState(consents)
  const [isSaving, setIsSaving] = useState(false)
  const { toast } = useToast()
  const terms = known.find(({ purpose }) => purpose === 'terms_and_privacy')
  const news = known.find(({ purpose }) => purpose === 'product_news')
  async function change(isGiven: boolean) {
    setIsSaving(true)
    try {
      setKnown(await call(setConsent, { body: { purpose: 'product_news', isGiven } }))
    } catch (error) {
      toast({ title: messageOf(error), tone: 'danger' })
    }
    setIsSaving(false)
  }
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-6">
      <h3 className="text-app-md font-semibold">Persetujuan</h3>
      <Switch
        label="Kabar kelas baru dan promo lewat e-mail"
        checked={news?.isGiven ?? false}
        disabled={isSaving}
        onChange={(event) => void change(event.target.checked)}
      />
      {news && (
        <p className="text-app-sm text-muted">
          {news.isGiven ? 'Disetujui' : 'Dicabut'} pada {formatLongDate(news.at)}.
        </p>
      )}
      {terms && (
        <p className="text-app-sm text-muted">
          Syarat dan kebijakan privasi disetujui pada {formatLongDate(terms.at)}
          {terms.legalVersions && <AgreedVersions versions={terms.legalVersions} />}. Persetujuan ini berakhir bila akun
          dihapus.
        </p>
      )}
    </div>
  )
}

/** The texts as they were agreed to. */
function AgreedVersions({ versions: { terms, privacy } }: { versions: LegalVersions }) {
  return (
    <>
      {': '}
      <a href={legalVersionPath('terms', terms)} className="underline">
        syarat versi {terms}
      </a>
      {' dan '}
      <a href={legalVersionPath('privacy', privacy)} className="underline">
        kebijakan privasi versi {privacy}
      </a>
    </>
  )
}
