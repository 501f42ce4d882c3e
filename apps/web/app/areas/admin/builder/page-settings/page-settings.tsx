import { Suspense } from 'react'
import { FieldGroup } from '../inspector/field-group.tsx'
import { OfferFields } from './offer-fields.tsx'
import { useBuilder } from '../builder-context.ts'
import { PageNameFields } from './page-name-fields.tsx'
import { SeoFields } from './seo-fields.tsx'
import { SitePartsField } from './site-parts-field.tsx'
import { ThemeFields } from './theme-fields.tsx'
import { latePart } from '../../../../shared/late/late-part.tsx'

// Few pages have any, and nobody looks there first.
const OldAddresses = latePart(async () => (await import('./old-addresses.tsx')).OldAddresses)

const MeasurementFields = latePart(async () => (await import('./measurement-fields.tsx')).MeasurementFields)

/** What belongs to the page as a whole. Shown while no section is selected. */
export function PageSettings() {
  const isPart = useBuilder((state) => state.page.kind === 'site_part')
  if (isPart)
    return (
      <p className="p-4 text-app-sm text-muted">
        Bagian-bagian ini tampil di banyak halaman, dengan tema dan penawaran masing-masing halaman. Tombolnya sebaiknya
        punya tujuan sendiri.
      </p>
    )
  return (
    <div className="flex flex-col">
      <FieldGroup label="Halaman">
        <PageNameFields />
        <SitePartsField />
      </FieldGroup>
      <FieldGroup label="Tema">
        <ThemeFields />
      </FieldGroup>
      <FieldGroup label="Penawaran halaman">
        <OfferFields />
      </FieldGroup>
      <FieldGroup label="Mesin pencari dan saat dibagikan">
        <SeoFields />
      </FieldGroup>
      <Suspense fallback={null}>
        <MeasurementFields />
        <OldAddresses />
      </Suspense>
    </div>
  )
}
