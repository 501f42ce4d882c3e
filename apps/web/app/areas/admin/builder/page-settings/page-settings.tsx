import { isThankYouPage } from '@naikkelas/contract'
import { Suspense } from 'react'
import { FieldGroup } from '../fields/field-group.tsx'
import { lateEditor } from '../fields/late-editor.tsx'
import { Near, useWantedSettings } from '../stage/near.tsx'
import { useBuilder } from '../state/builder-context.ts'
import { PageNameFields } from './page-name-fields.tsx'
import { SitePartsField } from './site-parts-field.tsx'
import { latePart } from '../../../../shared/late/late-part.tsx'

const ThemeFields = lateEditor(async () => (await import('./theme-fields.tsx')).ThemeFields, { height: 'h-144' })
const OfferFields = lateEditor(async () => (await import('./offer-fields.tsx')).OfferFields, { height: 'h-256' })
const LinkWordFields = lateEditor(async () => (await import('../link-words/link-word-fields.tsx')).LinkWordFields, {
  height: 'h-32',
})
const OrderWords = lateEditor(async () => (await import('../order-words/order-words.tsx')).OrderWords, {
  height: 'h-96',
})
const SeoFields = lateEditor(async () => (await import('./seo-fields.tsx')).SeoFields, { height: 'h-100' })
const MeasurementFields = latePart(async () => (await import('./measurement-fields.tsx')).MeasurementFields)
const OldAddresses = latePart(async () => (await import('./old-addresses.tsx')).OldAddresses)

/**
 * Settings of the page. Shown while no section is selected. Settings outside the viewport are loaded when they become
 * visible, and all of them when the panel is entered by pointer, touch or key or when one of them is requested.
 */
export function PageSettings() {
  const isPart = useBuilder((state) => state.page.kind === 'site_part')
  const hasOrder = useBuilder((state) => isThankYouPage(state.page.address))
  const { isWanted, enter } = useWantedSettings()
  if (isPart)
    return (
      <p className="p-4 text-app-sm text-muted">
        Bagian-bagian ini tampil di banyak halaman, dengan tema dan penawaran masing-masing halaman. Tombolnya sebaiknya
        punya tujuan sendiri.
      </p>
    )
  return (
    <div className="flex flex-col" {...enter}>
      <FieldGroup label="Halaman">
        <PageNameFields />
        <SitePartsField />
      </FieldGroup>
      <FieldGroup label="Tema">
        <Near isWanted={isWanted} height="h-144">
          <ThemeFields label="Tema" />
        </Near>
      </FieldGroup>
      <FieldGroup label="Penawaran halaman">
        <Near isWanted={isWanted} height="h-256">
          <OfferFields label="Penawaran halaman" />
        </Near>
      </FieldGroup>
      {hasOrder && (
        <FieldGroup label="Data pesanan">
          <Near isWanted={isWanted} height="h-96">
            <OrderWords label="Data pesanan" />
          </Near>
        </FieldGroup>
      )}
      <FieldGroup label="Kata dari tautan">
        <Near isWanted={isWanted} height="h-32">
          <LinkWordFields label="Kata dari tautan" />
        </Near>
      </FieldGroup>
      <FieldGroup label="Mesin pencari dan saat dibagikan">
        <Near isWanted={isWanted} height="h-100">
          <SeoFields label="Mesin pencari dan saat dibagikan" />
        </Near>
      </FieldGroup>
      <Near isWanted={isWanted} height="h-px">
        <Suspense fallback={null}>
          <MeasurementFields />
          <OldAddresses />
        </Suspense>
      </Near>
    </div>
  )
}
