import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import { Select } from '@naikkelas/ui/select'
import { Suspense, useState } from 'react'
import { latePart } from '../../../../shared/late/late-part.tsx'
import { type ComposableKind, KindFields } from '../../landing-pages/kind-fields.tsx'
import { LinkField } from '../../landing-pages/link-field.tsx'
import { fieldId } from '../fields/field-id.ts'
import { type PageDetails, readyDetails } from '../save/index.ts'
import { useBuilder, useBuilderActions, useBuilderParts, useSaving } from '../state/builder-context.ts'
import { useMayDesign, useMayPublish } from '../state/may-publish.ts'

const AddressChange = latePart(async () => (await import('./address-change.tsx')).AddressChange)

/** Name, link, kind and template. Name, link and kind are not part of the document; the saver brings them too. */
export function PageNameFields() {
  const { saver, partners } = useBuilderParts()
  const page = useBuilder((state) => state.page)
  const template = useBuilder((state) => state.document.template)
  const { edit } = useBuilderActions()
  const { typed, mistakes } = useSaving((state) => state.details)
  // The server trims a name: what is being written keeps the space that its next word needs.
  const [writing, setWriting] = useState<string | null>(null)
  const [freePlace, setFreePlace] = useState('')
  const mayDesign = useMayDesign()
  const mayPublish = useMayPublish()
  const isAddressHeld = !mayDesign || (page.status === 'published' && !mayPublish)
  const shown: PageDetails = { name: page.name, ...addressOf(page), ...typed }
  const isComposable = page.kind === 'exclusive' || page.kind === 'partner'
  const kind = shown.kind as ComposableKind

  const write = (part: Partial<PageDetails>) => {
    const next = { ...typed, ...part }
    // Not being saved: restoring the stored name is no change.
    if (page.wasPublished)
      for (const name of ['link_landing_page', 'kind', 'partner_id'] as const)
        if (next[name] === page[name]) delete next[name]
    saver.describe(next, readyDetails(next, page, freePlace === placeOf({ ...shown, ...part })))
  }
  const noteFree = () => {
    setFreePlace(placeOf(shown))
    if (typed.link_landing_page !== undefined) saver.describe(typed, readyDetails(typed, page, true), mistakes)
  }
  const own = (next: ComposableKind) => (next === 'partner' ? (shown.partner_id ?? partners[0]?.id ?? null) : null)
  return (
    <>
      <Field label="Nama halaman" error={mistakes.name}>
        <Input
          id={fieldId(null, ['name'])}
          value={writing ?? shown.name}
          maxLength={120}
          autoComplete="off"
          readOnly={!mayDesign}
          onChange={({ target: { value } }) => {
            setWriting(value)
            write({ name: value })
          }}
          onBlur={() => {
            setWriting(null)
            // A page needs a name: an emptied field shows the one it has.
            if (typed.name?.trim() === '') write({ name: page.name })
          }}
        />
      </Field>
      {(!isComposable || isAddressHeld) && page.kind !== 'site_part' && (
        <Field
          label="Tautan"
          hint={
            page.kind === 'fixed'
              ? 'Halaman situs: alamatnya tetap dan selalu terbit.'
              : !isComposable
                ? 'Alamat ini milik isi katalog yang ditampilkan halaman ini.'
                : mayDesign
                  ? 'Halaman ini sudah terbit. Hanya akun yang boleh menerbitkan yang dapat mengubah alamatnya.'
                  : 'Akun Anda hanya dapat mengubah teks halaman ini.'
          }
        >
          <Input id={fieldId(null, ['link'])} value={page.address} readOnly />
        </Field>
      )}
      {isComposable && !isAddressHeld && (
        <>
          <LinkField
            id={fieldId(null, ['link'])}
            value={shown.link_landing_page}
            kind={kind}
            exceptPageId={page.id}
            error={mistakes.link_landing_page}
            onValueChange={(link) => write({ link_landing_page: link })}
            onFree={noteFree}
          />
          <KindFields
            kind={kind}
            partnerId={shown.partner_id ?? ''}
            partners={partners}
            error={mistakes.partner_id ?? mistakes.kind}
            onKindChange={(next) => write({ kind: next, partner_id: own(next) })}
            onPartnerChange={(partnerId) => write({ partner_id: partnerId })}
          />
          {page.wasPublished && Object.keys(typed).some((name) => name !== 'name') && (
            <Suspense fallback={null}>
              <AddressChange />
            </Suspense>
          )}
        </>
      )}
      <Field label="Bentuk halaman" hint={template === 1 ? 'Satu kolom sempit untuk daftar tautan.' : undefined}>
        <Select
          value={String(template)}
          onChange={(event) => {
            const value = event.target.value === '1' ? 1 : 0
            edit([{ kind: 'changeTemplate', value, was: template }])
          }}
        >
          <option value="0">Halaman penuh</option>
          <option value="1">Halaman tautan</option>
        </Select>
      </Field>
    </>
  )
}

const addressOf = ({ kind, link_landing_page, partner_id }: PageDetails) => ({ kind, link_landing_page, partner_id })

const placeOf = ({ kind, link_landing_page }: PageDetails) => `${kind}/${link_landing_page}`
