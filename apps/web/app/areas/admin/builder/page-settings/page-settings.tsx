import { Suspense } from 'react'
import { FieldGroup } from '../inspector/field-group.tsx'
import { OfferFields } from './offer-fields.tsx'
import { PageNameFields } from './page-name-fields.tsx'
import { SeoFields } from './seo-fields.tsx'
import { ThemeFields } from './theme-fields.tsx'
import { latePart } from '../../../../shared/late/late-part.tsx'

// Few pages have any, and nobody looks there first.
const OldAddresses = latePart(async () => (await import('./old-addresses.tsx')).OldAddresses)

/** What belongs to the page as a whole. Shown while no section is selected. */
export function PageSettings() {
  return (
    <div className="flex flex-col">
      <FieldGroup label="Halaman">
        <PageNameFields />
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
        <OldAddresses />
      </Suspense>
    </div>
  )
}
