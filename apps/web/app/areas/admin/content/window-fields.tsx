import { InstantFormField } from '../inputs/instant-form-field.tsx'

/** When visitors begin and cease to see a record. */
export function WindowFields() {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <InstantFormField
        name="value.startsAt"
        label="Tampil mulai"
        hint="Waktu WIB. Kosongkan bila sejak diterbitkan."
      />
      <InstantFormField name="value.endsAt" label="Tampil sampai" hint="Waktu WIB. Kosongkan bila terus tampil." />
    </div>
  )
}
