import { Field } from '@naikkelas/ui/field'
import { Icon } from '@naikkelas/ui/icons'
import { Input } from '@naikkelas/ui/input'
import { useState } from 'react'
import { PanelRegion } from '../layout/panel-region.tsx'
import { LibraryToggle } from './library-toggle.tsx'
import { useBuilderParts } from '../state/builder-context.ts'
import { insertSample } from './insert-sample.ts'
import { PaletteItem } from './palette-item.tsx'
import { groupedSamples, matchingSamples } from './section-samples.ts'

/** The section types to choose from, each as it looks. */
export function Palette() {
  const { store } = useBuilderParts()
  const [search, setSearch] = useState('')
  const found = matchingSamples(search)
  return (
    <PanelRegion
      label="Bagian"
      top={
        <div className="shrink-0 px-4 pb-3">
          <Field label="Cari bagian" isLabelHidden>
            <Input
              size="sm"
              type="search"
              data-palette-search=""
              value={search}
              placeholder="Cari bagian"
              start={<Icon name="cari" size={16} />}
              onChange={(event) => setSearch(event.target.value)}
              onKeyDown={(event) => {
                const [first] = found
                if (event.key !== 'Enter' || event.nativeEvent.isComposing || !first || search.trim() === '') return
                event.preventDefault()
                insertSample(store, first)
              }}
            />
          </Field>
        </div>
      }
    >
      <LibraryToggle search={search} />
      {found.length > 0 ? (
        groupedSamples(found).map(({ label, samples }) => (
          <div key={label} className="px-4 pb-4">
            <h3 className="pb-2 text-app-xs font-semibold text-muted">{label}</h3>
            <div className="grid grid-cols-2 gap-2">
              {samples.map((sample) => (
                <PaletteItem key={sample.type} sample={sample} />
              ))}
            </div>
          </div>
        ))
      ) : (
        <p className="px-4 text-app-sm text-muted">
          Tidak ada bagian yang cocok. Coba kata lain, misalnya “harga” atau “tanya”.
        </p>
      )}
    </PanelRegion>
  )
}
